#include "rownote.h"

namespace designer {

using openapi::ReferenceState;

namespace {

QString whyUnresolved(ReferenceState state)
{
    switch (state) {
    case ReferenceState::Missing:
        return RowNote::tr("not found");
    case ReferenceState::External:
        return RowNote::tr("file not available");
    case ReferenceState::Cycle:
        return RowNote::tr("refers to itself");
    case ReferenceState::Malformed:
        return RowNote::tr("not a valid reference");
    case ReferenceState::NotValid:
        return RowNote::tr("file has a syntax error");
    case ReferenceState::Resolved:
        break;
    }
    return {};
}

} // namespace

QString RowNote::textOf(const shapes::Row &row, qsizetype uses)
{
    if (row.state != ReferenceState::Resolved)
        return whyUnresolved(row.state);
    QStringList notes;
    if (!row.values.isEmpty())
        notes.append(row.values.join(u", "));
    if (!row.origin.isEmpty())
        notes.append(tr("from %1", "%1: a component").arg(QString::fromUtf8(row.origin)));
    if (row.isRecursion())
        notes.append(tr("as above"));
    if (uses > 0)
        notes.append(tr("used in %n places", nullptr, static_cast<int>(uses)));
    if (row.isReadOnly)
        notes.append(tr("read-only"));
    if (row.isWriteOnly)
        notes.append(tr("write-only"));
    if (row.isDeprecated)
        notes.append(tr("deprecated"));
    if (row.isFollowedByOthers)
        notes.append(tr("more schemas are not shown"));
    return notes.join(u" · ");
}

} // namespace designer
