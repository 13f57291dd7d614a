#pragma once

#include "certificate.h"
#include "result.h"

namespace management {

/**
 * Reads an answer of `GET /api/certs`: `{"cert_basics":[…]|null,"pages":n}` or `{"certs":[…]|null,"pages":n}` with ids
 * or objects. Null elements are skipped; members of a wrong type are treated as missing. Error: WrongType, with the
 * JSON Pointer, if the answer has neither form.
 */
[[nodiscard]] base::Result<CertificatePage> readCertificatePage(const document::Value &answer);

/** Reads one element of a list of certificates: an id, or an object with or without details. */
[[nodiscard]] Certificate readCertificate(const document::Value &element);

} // namespace management
