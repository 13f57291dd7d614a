#include "additions.h"

#include "editsequence.h"
#include "memberedit.h"

#include <algorithm>

namespace drafts {

using document::Document;
using document::Pointer;
using document::Snapshot;

namespace {

document::EditResult addTo(const Snapshot &before, const Addition &addition)
{
    const Pointer parent = addition.place.parent();
    if (addition.place.last() == "-") {
        return before.at(parent).isSequence()
                   ? document::insertInto(before, addition.place, addition.value, -1)
                   : openapi::setMemberIn(before, parent, document::Value::array({addition.value}));
    }
    if (before.at(addition.place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(addition.place.last())};
    return openapi::setMemberIn(before, addition.place, addition.value);
}

/** The place that undo goes back to. */
Pointer subjectOf(const Additions &additions)
{
    const auto isOfPath = [](const Addition &addition) {
        const QByteArray first = addition.place.tokens().first();
        return first == "paths" || first == "webhooks";
    };
    const auto found = std::find_if(additions.begin(), additions.end(), isOfPath);
    return found == additions.end() ? additions.first().place : found->place;
}

} // namespace

document::EditResult editOf(const Snapshot &before, const Additions &additions)
{
    openapi::EditSequence sequence(before);
    for (const Addition &addition : additions) {
        if (auto added = sequence.add(addTo(sequence.snapshot(), addition)); !added)
            return added.error();
    }
    return sequence.edited();
}

base::Result<void> add(Document &document, const Additions &additions, const QString &step)
{
    if (additions.isEmpty())
        return {};
    // All edits are made before they are applied, because a step that fails half way would leave the half.
    const Snapshot before = document.snapshot();
    const auto edited = editOf(before, additions);
    if (!edited)
        return edited.error();
    const Document::Step named(document, step);
    named.setSubject(std::nullopt, document::Subject{subjectOf(additions), true});
    return document.apply(before, *edited);
}

QByteArray textOf(const Additions &additions, document::Format format)
{
    const bool isJson = format == document::Format::Json;
    Snapshot now = Snapshot::parse(isJson ? QByteArray("{}") : QByteArray(), format);
    for (const Addition &addition : additions) {
        if (const auto edited = addTo(now, addition))
            now = edited->snapshot;
    }
    return now.text();
}

} // namespace drafts
