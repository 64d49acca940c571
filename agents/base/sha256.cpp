#include "agents/base/sha256.h"

#include <openssl/evp.h>

#include <memory>

namespace league::base {

QByteArray sha256(QByteArrayView bytes)
{
    // Looked up once: to ask for it by name takes longer than a short sum.
    static const std::unique_ptr<EVP_MD, decltype(&EVP_MD_free)> method(
        EVP_MD_fetch(nullptr, "SHA256", nullptr), &EVP_MD_free);
    constexpr qsizetype Size = 32;
    QByteArray sum(Size, Qt::Uninitialized);
    const int done =
        EVP_Digest(bytes.data(), static_cast<size_t>(bytes.size()),
                   reinterpret_cast<unsigned char *>(sum.data()), nullptr, method.get(), nullptr);
    if (done != 1) // it is in every OpenSSL; without it all tokens would look the same
        qFatal("OpenSSL cannot make SHA-256 sums here. Repair or reinstall it (libssl3).");
    return sum;
}

} // namespace league::base
