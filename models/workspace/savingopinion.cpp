#include "savingopinion.h"

#include "changedpiece.h"
#include "crosscheck.h"

#include <algorithm>
#include <functional>

namespace workspace {

namespace {

using base::Diagnostic;
using base::Diagnostics;
using base::Span;
using document::Snapshot;

/** The words that name a secret's place; what stands there is for nobody's eyes. */
bool isSecretPlace(const QString &pointer)
{
    const QString last = pointer.mid(pointer.lastIndexOf(u'/') + 1).toLower();
    static const QStringList words = {u"password"_qs, u"secret"_qs, u"token"_qs, u"key"_qs, u"authorization"_qs};
    return std::any_of(words.cbegin(), words.cend(), [&last](const QString &word) { return last.contains(word); });
}

Diagnostics opinionOn(const Snapshot &snapshot)
{
    Diagnostics opinion = document::crossCheck(snapshot);
    for (Diagnostic &one : opinion) {
        if (one.rule == u"second-opinion-value" && isSecretPlace(one.pointer))
            one.arguments.clear();
    }
    return opinion;
}

bool isTouched(const Span &place, const Span &lines)
{
    const bool beginsBefore = place.offset < lines.end() || lines.length == 0;
    return beginsBefore && (place.end() > lines.offset || place.offset >= lines.offset);
}

bool isSameSaid(const Diagnostic &one, const Diagnostic &other)
{
    return one.rule == other.rule && one.pointer == other.pointer && one.arguments == other.arguments;
}

/** True when the other reader did not get to the end. */
bool isCutShort(const Diagnostics &opinion)
{
    return std::any_of(opinion.cbegin(), opinion.cend(),
                       [](const Diagnostic &one) { return one.rule != u"second-opinion-value"; });
}

Diagnostics opinionOnPiece(const Snapshot &now, const Span &lines)
{
    const auto piece = pieceAround(now, lines, SecondOpinionBytes);
    if (!piece)
        return {};
    Diagnostics opinion;
    for (Diagnostic one : opinionOn(piece->snapshot)) {
        one.span.offset += piece->span.offset;
        if (!one.pointer.isEmpty())
            one.pointer.prepend(piece->parent.toString());
        if (isTouched(one.span, lines))
            opinion.append(one);
    }
    return opinion;
}

} // namespace

Diagnostics boundedOpinion(const Snapshot &snapshot)
{
    if (snapshot.format() == document::Format::Json || !snapshot.isValid())
        return {};
    if (snapshot.size() <= SecondOpinionBytes)
        return opinionOn(snapshot);
    return {{u"second-opinion-too-large"_qs,
             base::Severity::Information,
             {},
             {},
             {QString::number(SecondOpinionBytes / (1024 * 1024))}}};
}

SavingOpinion savingOpinion(const Snapshot &saved, const Snapshot &now)
{
    if (now.format() == document::Format::Json || !now.isValid())
        return {};
    const auto lines = changedLines(saved, now);
    if (!lines)
        return {};
    if (now.size() > WholeBeforeSaveBytes)
        return {opinionOnPiece(now, *lines), {}};
    SavingOpinion opinion{{}, opinionOn(now)};
    if (opinion.elsewhere.isEmpty())
        return opinion;
    // What an edit leads to may show at another place, such as the end of a text whose quotes it opened.
    const Diagnostics before = boundedOpinion(saved);
    const auto isOwn = [&](const Diagnostic &one) {
        return isTouched(one.span, *lines) ||
               std::none_of(before.cbegin(), before.cend(),
                            [&](const Diagnostic &known) { return isSameSaid(one, known); });
    };
    const auto own = std::stable_partition(opinion.elsewhere.begin(), opinion.elsewhere.end(), std::not_fn(isOwn));
    opinion.objections = Diagnostics(own, opinion.elsewhere.end());
    opinion.elsewhere.erase(own, opinion.elsewhere.end());
    if (opinion.objections.isEmpty() && isCutShort(opinion.elsewhere))
        opinion.objections = opinionOnPiece(now, *lines);
    return opinion;
}

} // namespace workspace
