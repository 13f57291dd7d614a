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

QString RowNote::textOf(const shapes::Row &row, bool hasChildren, qsizetype uses)
{
    if (row.state != ReferenceState::Resolved)
        return whyUnresolved(row.state);
    QStringList notes;
    // The hint below the rows says more about a schema that is alone.
    const bool canBeEmpty = row.kind != shapes::RowKind::Root && row.kind != shapes::RowKind::AllOfPart;
    if (canBeEmpty && row.written.isBoolean)
        notes.append(row.written.type == u"true" ? tr("any value") : tr("no value"));
    else if (canBeEmpty && row.type == u"object" && !hasChildren)
        notes.append(tr("no properties"));
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

QString RowNote::relationOf(const shapes::Row &row, const shapes::Row *before)
{
    const bool isNext = before && before->kind == row.kind && before->owner() == row.owner();
    return row.isBranch() && isNext ? tr("or", "between two alternatives") : QString();
}

QString RowNote::hintOf(const shapes::Row &row, bool hasChildren)
{
    if (row.written.isBoolean)
        return row.written.type == u"true"
                   ? tr("Any value fits. Change the type to limit the values, or add a property.")
                   : tr("No value fits. Change the type to allow values.");
    if (hasChildren || row.isReference() || row.kind == shapes::RowKind::AllOf)
        return {};
    if (row.type == u"object")
        return tr(
            "The object has no properties. Add the first one with “Add property”, paste lines such as name string, "
            "or make the schema from a sample.");
    return row.type == u"any" ? tr("Any value fits. Choose a type, add a property, or make the schema from a sample.")
                              : QString();
}

} // namespace designer
