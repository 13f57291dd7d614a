#include "tryedit.h"

#include "documentlimits.h"
#include "reparse.h"

namespace document {

namespace {

base::Error invalid(const QByteArray &what)
{
    return {base::ErrorCode::InvalidArgument, QString::fromUtf8(what)};
}

bool isJsonNumber(const QByteArray &text)
{
    const base::Result<Value> read = Value::fromJson(text);
    return read && read->type() == Value::Type::Number && read->bytes() == text;
}

} // namespace

base::Result<void> checkValue(const Value &value)
{
    if (value.type() == Value::Type::Number && !isJsonNumber(value.bytes()))
        return invalid(value.bytes());
    if (value.isString() && !value.bytes().isValidUtf8())
        return invalid(value.bytes());
    for (const auto &[name, member] : value.members()) {
        if (!name.isValidUtf8())
            return invalid(name);
        if (auto checked = checkValue(member); !checked)
            return checked;
    }
    for (const Value &item : value.items()) {
        if (auto checked = checkValue(item); !checked)
            return checked;
    }
    return {};
}

base::Error whyMissing(const Snapshot &snapshot, const Pointer &pointer)
{
    Pointer place;
    for (const QByteArray &token : pointer.tokens()) {
        const auto entry = EntryView::at(snapshot, place);
        if (!entry)
            break;
        if (entry->valueStyle() == ScalarStyle::Alias)
            return {base::ErrorCode::Unsupported, place.toString()};
        if (entry->valueStyle() != ScalarStyle::Collection)
            return {base::ErrorCode::WrongType, place.toString()};
        place = place / token;
    }
    if (!snapshot.isValid())
        return {base::ErrorCode::SyntaxError, pointer.toString()};
    // What only a merge key gives is not written here.
    const bool isInherited = snapshot.at(pointer).exists();
    return {isInherited ? base::ErrorCode::Unsupported : base::ErrorCode::NotFound, pointer.toString()};
}

bool isAlready(const Snapshot &snapshot, const Pointer &pointer, const Value &value)
{
    const Node node = snapshot.at(pointer);
    if (!node.exists())
        return false;
    const base::Result<Value> old = node.value();
    return old && *old == value;
}

Edited followedBy(const Edited &edited, const Splice &splice, qsizetype budget)
{
    Edited next = edited;
    const QByteArray removed = edited.snapshot.text({splice.offset, splice.removed});
    const Reparsed reparsed = applySplice(edited.snapshot, splice, budget);
    next.snapshot = reparsed.snapshot;
    next.splices.append(splice);
    next.inverse.prepend({splice.offset, splice.inserted.size(), removed});
    return next;
}

QList<Pointer> placesOf(const Snapshot &before, const Snapshot &after, const Pointer &changed)
{
    return {before.hasAliases() || after.hasAliases() ? Pointer() : changed};
}

EditResult tryEdit(const Snapshot &before, const Pointer &changed, const Planning &plan, const Reading &isRight)
{
    std::optional<Splice> tried;
    for (const Quoting quoting : {Quoting::LikeNeighbours, Quoting::Double}) {
        const base::Result<Splice> planned = plan(EditPlan(before, quoting));
        if (!planned)
            return planned.error();
        const Splice splice = trimmed(before, *planned);
        if (tried == splice)
            break;
        tried = splice;
        if (before.size() - splice.removed + splice.inserted.size() > MaximumBytes)
            return base::Error{base::ErrorCode::TooLarge, changed.toString()};
        Edited edited = followedBy({before, {}, {}, {}}, splice, NoBudget);
        if (!isRight(edited.snapshot))
            continue;
        edited.pointers = placesOf(before, edited.snapshot, changed);
        return edited;
    }
    const bool isReadable = before.isValid();
    return base::Error{isReadable ? base::ErrorCode::Unsupported : base::ErrorCode::SyntaxError, changed.toString()};
}

} // namespace document
