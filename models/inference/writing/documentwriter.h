#pragma once

#include "componentplan.h"
#include "format.h"
#include "pathtree.h"

namespace inference {

/** Returns the text of a new OpenAPI 3.1 document with the paths. `origins` are its servers; an empty one is for
 * servers whose names are not written. Call PathTree::settle() before. */
[[nodiscard]] QByteArray textOfDraft(PathTree &paths, const QList<QByteArray> &origins, document::Format format);

/** Returns a word for the values of an operation's bodies, such as `pet` for GET /pets/{petId}. */
[[nodiscard]] QByteArray wordOf(const QByteArray &path, const QByteArray &method, bool isSuccess);

/** Adds the objects of an operation's bodies to a plan. */
void addTo(ComponentPlan &plan, const QByteArray &path, const QByteArray &method, const OperationShape &operation);

} // namespace inference
