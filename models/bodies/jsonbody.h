#pragma once

#include "bodyfault.h"
#include "bodyrows.h"
#include "result.h"

namespace bodies {

/**
 * Returns a JSON text as formatted rows: a member or item in each line, indented by its level. The tokens stay as they
 * are, so numbers keep all their digits. Fails if the text is not valid JSON (RFC 8259). The rows keep the text and an
 * index of about a quarter of a byte for each row. Takes long for a large text: call it on a worker.
 */
[[nodiscard]] base::Result<BodyRowsPtr, Fault> jsonRows(const QByteArray &text);

} // namespace bodies
