#pragma once

#include "certificate.h"
#include "result.h"

namespace management {

/**
 * Reads an answer of `GET /api/certs`: `{"cert_basics":[…]|null,"pages":n}` or `{"certs":[…]|null,"pages":n}` with ids
 * or objects. Null elements are left out; members of a wrong type count as missing. WrongType: neither shape, with the
 * pointer of what is wrong.
 */
[[nodiscard]] base::Result<CertificatePage> readCertificatePage(const document::Value &answer);

/** One element: an id, or a basic or detailed record. */
[[nodiscard]] Certificate readCertificate(const document::Value &element);

} // namespace management
