// Tells ThreadSanitizer how Qt hands work from one thread to another.
//
// Debian's Qt is not built for ThreadSanitizer, which therefore sees neither the lock of an event
// queue nor the end of a QThread, and takes everything that is handed over for a race. All threads
// of ours talk by QMetaObject::invokeMethod, and begin and end by QThread::create and wait. These
// three are linked in front of Qt's in the tests of the preset `tsan`; they do what Qt's do, and
// say so. Nothing here orders more than Qt really does.
#include <QMetaObject>
#include <QThread>

#include <future>
#include <memory>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

// Qt's own function of this name.
template<class Function>
Function *original(const char *symbol)
{
    void *found = ::dlsym(RTLD_NEXT, symbol);
    if (!found)
        qFatal("This Qt has no %s", symbol);
    return reinterpret_cast<Function *>(found);
}

// A slot that says when it is called that all which was done before it was posted is done.
class Handover final : public QtPrivate::QSlotObjectBase
{
public:
    // `done` is told when the call is over; null when nobody waits.
    Handover(QSlotObjectBase *slot, void *done)
        : QSlotObjectBase(&Handover::run), m_slot(slot), m_done(done)
    {
        __tsan_release(this);
    }

private:
    static void run(int which, QSlotObjectBase *self, QObject *receiver, void **arguments,
                    bool *isEqual)
    {
        auto *handover = static_cast<Handover *>(self);
        __tsan_acquire(handover);
        switch (which) {
        case Destroy:
            handover->m_slot->destroyIfLastRef();
            std::unique_ptr<Handover>(handover).reset();
            break;
        case Call:
            handover->m_slot->call(receiver, arguments);
            if (handover->m_done)
                __tsan_release(handover->m_done);
            __tsan_release(QThread::currentThread()); // for whoever waits for the thread's end
            __tsan_release(handover); // Qt counts references: the sender may be the one to destroy
            break;
        case Compare:
            *isEqual = false;
            break;
        default:
            break;
        }
    }

    QSlotObjectBase *m_slot;
    void *m_done;
};

} // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot,
                                   Qt::ConnectionType type, void *ret)
{
    static auto *const invoke =
        original<bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
            "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14"
            "ConnectionTypeEPv");
    char done = 0;
    const bool waits = type == Qt::BlockingQueuedConnection;
    auto handover = std::make_unique<Handover>(slot, waits ? &done : nullptr);
    const bool invoked = invoke(object, handover.release(), type, ret); // Qt destroys it
    if (waits)
        __tsan_acquire(&done);
    return invoked;
}

QThread *QThread::createThreadImpl(std::future<void> &&future)
{
    static auto *const create =
        original<QThread *(std::future<void> &&)>("_ZN7QThread16createThreadImplEOSt6futureIvE");
    auto work = std::async(std::launch::deferred, [future = std::move(future)]() mutable {
        future.get();
        __tsan_release(QThread::currentThread());
    });
    return create(std::move(work));
}

bool QThread::wait(QDeadlineTimer deadline)
{
    static auto *const waitFor =
        original<bool(QThread *, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = waitFor(this, deadline);
    if (ended)
        __tsan_acquire(this);
    return ended;
}
