#pragma once

#include "bodyfault.h"
#include "bodyrows.h"
#include "result.h"

namespace bodies {

/**
 * Returns an XML document as formatted rows: an element with child elements takes several lines, indented by its level.
 * White space between elements is not kept. Fails if the document is not well-formed, is larger than
 * MaximumFormattedXml, or declares entities: they are never expanded, and nothing is ever fetched. Takes long for a
 * large document: call it on a worker.
 */
[[nodiscard]] base::Result<BodyRowsPtr, Fault> xmlRows(const QByteArray &text);

} // namespace bodies
