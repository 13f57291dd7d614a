#include "localcertificate.h"

#include <memory>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

// Qt can read certificates but not create them: the only file that uses OpenSSL directly.
namespace gateway {

namespace {

constexpr int ValidDays = 365;
constexpr int SerialBytes = 16;
constexpr long ThirdVersion = 2;     ///< X.509 counts from 0.
constexpr qint64 SecondsBefore = 60; ///< For clocks that differ a little.

struct Free {
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
    void operator()(X509 *certificate) const { X509_free(certificate); }
    void operator()(X509_EXTENSION *extension) const { X509_EXTENSION_free(extension); }
    void operator()(BIO *memory) const { BIO_free(memory); }
    void operator()(BIGNUM *number) const { BN_free(number); }
};
template<typename Kind>
using Owned = std::unique_ptr<Kind, Free>;

base::Error lastError()
{
    char words[256];
    ERR_error_string_n(ERR_get_error(), words, sizeof words);
    return {base::ErrorCode::Internal, QString::fromLatin1(words)};
}

bool add(X509 *certificate, int kind, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    const Owned<X509_EXTENSION> extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

bool setSerial(X509 *certificate)
{
    unsigned char bytes[SerialBytes];
    if (RAND_bytes(bytes, SerialBytes) != 1)
        return false;
    bytes[0] &= 0x7f; // A serial number is positive.
    const Owned<BIGNUM> number(BN_bin2bn(bytes, SerialBytes, nullptr));
    return number && BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(certificate)) != nullptr;
}

bool setName(X509 *certificate)
{
    X509_NAME *const name = X509_get_subject_name(certificate);
    const auto entry = [name](const char *field, const char *text) {
        return X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, reinterpret_cast<const unsigned char *>(text), -1,
                                          -1, 0) == 1;
    };
    return entry("O", "Gatewright test gateway") && entry("CN", "localhost") &&
           X509_set_issuer_name(certificate, name) == 1;
}

bool setValidity(X509 *certificate, const QDateTime &now)
{
    return ASN1_TIME_set(X509_getm_notBefore(certificate), now.toSecsSinceEpoch() - SecondsBefore) != nullptr &&
           ASN1_TIME_set(X509_getm_notAfter(certificate), now.addDays(ValidDays).toSecsSinceEpoch()) != nullptr;
}

bool fillCertificate(X509 *certificate, EVP_PKEY *key, const QDateTime &now)
{
    return X509_set_version(certificate, ThirdVersion) == 1 && setSerial(certificate) && setName(certificate) &&
           setValidity(certificate, now) && X509_set_pubkey(certificate, key) == 1 &&
           // A client that trusts it trusts this server only, and nothing that it could sign.
           add(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
           add(certificate, NID_key_usage, "critical,digitalSignature") &&
           add(certificate, NID_ext_key_usage, "serverAuth") &&
           add(certificate, NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1,IP:::1") &&
           X509_sign(certificate, key, EVP_sha256()) > 0;
}

QByteArray bytesOf(BIO *memory)
{
    char *data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    return QByteArray(data, size);
}

} // namespace

base::Result<CertificateAndKey> makeLocalCertificate(const QDateTime &now)
{
    const Owned<EVP_PKEY> key(EVP_EC_gen("P-256"));
    const Owned<X509> certificate(X509_new());
    const Owned<BIO> certificateText(BIO_new(BIO_s_mem()));
    const Owned<BIO> keyText(BIO_new(BIO_s_mem()));
    if (!key || !certificate || !certificateText || !keyText || !fillCertificate(certificate.get(), key.get(), now) ||
        PEM_write_bio_X509(certificateText.get(), certificate.get()) != 1 ||
        PEM_write_bio_PrivateKey(keyText.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return lastError();
    return CertificateAndKey{bytesOf(certificateText.get()), bytesOf(keyText.get())};
}

bool hasMatchingKey(const QByteArray &pem)
{
    const auto memory = [&pem] { return Owned<BIO>(BIO_new_mem_buf(pem.constData(), int(pem.size()))); };
    // Without a password: an encrypted key would otherwise be asked for on the terminal.
    const auto noPassword = [](char *, int, int, void *) { return 0; };
    const Owned<BIO> certificateText = memory();
    const Owned<BIO> keyText = memory();
    if (!certificateText || !keyText)
        return false;
    const Owned<X509> certificate(PEM_read_bio_X509(certificateText.get(), nullptr, noPassword, nullptr));
    const Owned<EVP_PKEY> key(PEM_read_bio_PrivateKey(keyText.get(), nullptr, noPassword, nullptr));
    const bool isPair = certificate && key && X509_check_private_key(certificate.get(), key.get()) == 1;
    ERR_clear_error();
    return isPair;
}

} // namespace gateway
