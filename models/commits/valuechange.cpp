#include "valuechange.h"

namespace commits {

namespace {

/** The text with line feeds as its line breaks. */
QByteArray withLineFeeds(QByteArray text)
{
    if (text.contains('\r'))
        text.replace("\r\n", "\n").replace('\r', '\n');
    return text;
}

} // namespace

ValueChange valueChange(const document::Snapshot &committed, const document::Snapshot &now,
                        const document::Pointer &place)
{
    const document::Node after = now.at(place);
    if (!after.exists() || !committed.isValid())
        return ValueChange::None;
    const document::Node before = committed.at(place);
    if (!before.exists())
        return ValueChange::New;
    if (document::isShared(before, after))
        return ValueChange::None;
    const QByteArray old = committed.text(before.span());
    const QByteArray text = now.text(after.span());
    return old == text || withLineFeeds(old) == withLineFeeds(text) ? ValueChange::None : ValueChange::Changed;
}

} // namespace commits
