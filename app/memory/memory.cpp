// How jemalloc, which the program is linked with in place of the C library's own, keeps memory.
//
// Messages come and go on half a dozen threads, made on one and given up on another. The C library
// keeps a heap for each, searches and locks it for every piece, and gives little of it back.
namespace league::app {

extern "C" {

extern const char *const malloc_conf;

// One heap serves all threads, which have caches of their own, and what nobody has used for a tenth
// of a second goes back to the system: a large league leaves no large program behind.
const char *const malloc_conf = "narenas:1,dirty_decay_ms:100,muzzy_decay_ms:0";
}

} // namespace league::app
