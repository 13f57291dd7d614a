#pragma once

#include "finding.h"
#include "snapshot.h"

namespace commands {

/** One finding of `validate` with its place; lines and columns count from 1. */
struct ValidationFinding {
    QString file;
    base::Position start;
    QString schemaFile;
    schema::Finding finding;
};

/** Returns the findings of `validate` as text, a line `file:line:col: keyword message (schema FILE#/pointer)` for
 * each. */
[[nodiscard]] QByteArray validationText(const QList<ValidationFinding> &findings);
/** Returns the findings of `validate` as a JSON array of objects with file, line, column, pointer, keyword, message and
 * schema. */
[[nodiscard]] QByteArray validationJson(const QList<ValidationFinding> &findings);

} // namespace commands
