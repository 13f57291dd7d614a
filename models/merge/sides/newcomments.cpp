#include "newcomments.h"

#include <QHash>

namespace merge {

namespace {

/** The comments of an entry, with the number of each. */
QHash<QByteArray, qsizetype> commentsOf(const VersionEntry &entry)
{
    QHash<QByteArray, qsizetype> comments;
    const QByteArrayView text = entry.tile();
    for (qsizetype at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at)) {
        const char before = at == 0 ? '\n' : text[at - 1];
        qsizetype end = text.indexOf('\n', at);
        end = end < 0 ? text.size() : end;
        const bool isComment = before == ' ' || before == '\t' || before == '\n';
        if (isComment)
            ++comments[text.sliced(at, end - at).toByteArray().trimmed()];
        at = isComment ? end : at + 1;
    }
    return comments;
}

} // namespace

bool hasNewComments(const VersionEntry &base, const VersionEntry &side)
{
    if (base.tile() == side.tile() || side.version->snapshot.format() == document::Format::Json)
        return false;
    const auto known = commentsOf(base);
    const auto comments = commentsOf(side);
    for (auto comment = comments.cbegin(); comment != comments.cend(); ++comment) {
        if (*comment > known.value(comment.key()))
            return true;
    }
    return false;
}

} // namespace merge
