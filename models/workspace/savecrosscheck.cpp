#include "savecrosscheck.h"

#include "changedpiece.h"
#include "crosscheck.h"
#include "ruletable.h"

#include <algorithm>
#include <functional>

namespace workspace {

namespace {

using base::Diagnostic;
using base::Diagnostics;
using base::Span;
using document::Snapshot;

/** True if the key at the end of the pointer names a secret. */
bool isSecretPlace(const QString &pointer)
{
    const QString last = pointer.mid(pointer.lastIndexOf(u'/') + 1).toLower();
    static const QStringList words = {u"password"_qs, u"secret"_qs, u"token"_qs, u"key"_qs, u"authorization"_qs};
    return std::any_of(words.cbegin(), words.cend(), [&last](const QString &word) { return last.contains(word); });
}

bool isOfValue(const Diagnostic &one)
{
    return one.rule == "second-opinion-value"_rule;
}

Diagnostics crossCheckWithoutSecrets(const Snapshot &snapshot)
{
    Diagnostics differences = document::crossCheck(snapshot);
    for (Diagnostic &one : differences) {
        if (isOfValue(one) && isSecretPlace(one.pointer))
            one.arguments.clear();
    }
    return differences;
}

bool isTouched(const Span &place, const Span &lines)
{
    const bool beginsBefore = place.offset < lines.end() || lines.length == 0;
    return beginsBefore && (place.end() > lines.offset || place.offset >= lines.offset);
}

bool isSameProblem(const Diagnostic &one, const Diagnostic &other)
{
    return one.rule == other.rule && one.pointer == other.pointer && one.arguments == other.arguments;
}

/** True if yaml-cpp did not read the text to its end. */
bool isIncomplete(const Diagnostics &differences)
{
    return std::any_of(differences.cbegin(), differences.cend(), std::not_fn(isOfValue));
}

Diagnostics crossCheckPiece(const Snapshot &now, const Span &lines)
{
    const auto piece = pieceAround(now, lines, CrossCheckBytes);
    if (!piece)
        return {};
    Diagnostics differences;
    for (Diagnostic one : crossCheckWithoutSecrets(piece->snapshot)) {
        one.span.offset += piece->span.offset;
        if (!one.pointer.isEmpty())
            one.pointer.prepend(piece->parent.toString());
        if (isTouched(one.span, lines))
            differences.append(one);
    }
    return differences;
}

} // namespace

Diagnostics limitedCrossCheck(const Snapshot &snapshot)
{
    if (snapshot.format() == document::Format::Json || !snapshot.isValid())
        return {};
    if (snapshot.size() <= CrossCheckBytes)
        return crossCheckWithoutSecrets(snapshot);
    return {"second-opinion-too-large"_rule.at({}, {}, {QString::number(CrossCheckBytes / (1024 * 1024))})};
}

ChangeCrossCheck crossCheckChange(const Snapshot &saved, const Snapshot &now)
{
    if (now.format() == document::Format::Json || !now.isValid())
        return {};
    const auto lines = changedLines(saved, now);
    if (!lines)
        return {};
    if (now.size() > CrossCheckBeforeSaveBytes)
        return {crossCheckPiece(now, *lines), {}};
    ChangeCrossCheck result{{}, crossCheckWithoutSecrets(now)};
    if (result.elsewhere.isEmpty())
        return result;
    // An edit can have an effect elsewhere, such as at the end of a text if it opens a quote.
    const Diagnostics before = limitedCrossCheck(saved);
    const auto isOwn = [&](const Diagnostic &one) {
        // The lines of several changes include those between them.
        const bool isChangeable = isTouched(one.span, *lines);
        return std::none_of(before.cbegin(), before.cend(), [&](const Diagnostic &known) {
            return isSameProblem(one, known) &&
                   (!isChangeable || (isOfValue(one) && saved.text(known.span) == now.text(one.span)));
        });
    };
    const auto own = std::stable_partition(result.elsewhere.begin(), result.elsewhere.end(), std::not_fn(isOwn));
    result.inChange = Diagnostics(own, result.elsewhere.end());
    result.elsewhere.erase(own, result.elsewhere.end());
    if (result.inChange.isEmpty() && isIncomplete(result.elsewhere))
        result.inChange = crossCheckPiece(now, *lines);
    return result;
}

} // namespace workspace
