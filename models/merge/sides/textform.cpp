#include "textform.h"

namespace merge {

namespace {

template<typename Part>
Part mergedPart(const Part &base, const Part &ours, const Part &theirs)
{
    return ours == base ? theirs : ours;
}

} // namespace

LineBreaks lineBreaksOf(const QByteArray &text)
{
    const qsizetype feeds = text.count('\n');
    const qsizetype returns = text.count('\r');
    if (feeds == 0 && returns == 0)
        return LineBreaks::None;
    if (returns == 0)
        return LineBreaks::LineFeed;
    return feeds == returns && text.count("\r\n") == feeds ? LineBreaks::CarriageReturnLineFeed : LineBreaks::Mixed;
}

TextForm TextForm::merged(const TextForm &base, const TextForm &ours, const TextForm &theirs)
{
    TextForm form{mergedPart(base.encoding, ours.encoding, theirs.encoding),
                  mergedPart(base.lineBreaks, ours.lineBreaks, theirs.lineBreaks)};
    if (form.lineBreaks == LineBreaks::None)
        form.lineBreaks = ours.lineBreaks != LineBreaks::None ? ours.lineBreaks : theirs.lineBreaks;
    return form;
}

QByteArray withLineFeeds(QByteArray text)
{
    return text.replace("\r\n", "\n");
}

QByteArray fileBytesOf(const QByteArray &text, const TextForm &form)
{
    QByteArray converted = text;
    if (form.lineBreaks == LineBreaks::CarriageReturnLineFeed)
        converted.replace("\n", "\r\n");
    return document::encodeFile(converted, form.encoding);
}

} // namespace merge
