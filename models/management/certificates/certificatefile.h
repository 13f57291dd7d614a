#pragma once

#include "certificate.h"
#include "result.h"

namespace management {

/** The first certificate of a file that is not that of an authority, or else the first one. */
struct CertificateFile {
    /** The certificate, with its SHA-256 fingerprint as the id. `hasPrivateKey` is false. */
    Certificate certificate;
    QString keyFingerprint;     ///< The SHA-256 fingerprint of the public key: 64 hexadecimal digits.
    bool hasPrivateKey = false; ///< True if the file has a private key as well, which is not read.
};

/** The largest file that readCertificateFile() reads, in bytes. */
inline constexpr qsizetype MaximumCertificateFile = 1'000'000;
/** The number of certificates that a file can have. */
inline constexpr int MaximumCertificatesInFile = 100;

/**
 * Reads a certificate (RFC 5280) from the bytes of a PEM or DER file. Errors: TooLarge if the file is too large or has
 * too many certificates, NotFound if it has none, Damaged if one can't be read.
 */
[[nodiscard]] base::Result<CertificateFile> readCertificateFile(const QByteArray &bytes);

} // namespace management
