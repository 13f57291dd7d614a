#include "conversionpreview.h"

#include "conversionmessages.h"
#include "edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace window {

namespace {

struct ConversionPreviews {
    Q_DECLARE_TR_FUNCTIONS(window::ConversionPreviews)
};

/** True for a byte inside of a character of UTF-8. */
bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/** The smallest replacement of whole characters that makes one text of another. */
document::Splice spliceOf(const QByteArray &before, const QByteArray &now)
{
    const qsizetype most = std::min(before.size(), now.size());
    qsizetype head = 0;
    while (head < most && before.at(head) == now.at(head))
        ++head;
    while (head > 0 && ((head < before.size() && isContinuation(before.at(head))) ||
                        (head < now.size() && isContinuation(now.at(head)))))
        --head;
    qsizetype tail = 0;
    while (tail < most - head && before.at(before.size() - 1 - tail) == now.at(now.size() - 1 - tail))
        ++tail;
    while (tail > 0 && isContinuation(before.at(before.size() - tail)))
        --tail;
    return {head, before.size() - head - tail, now.sliced(head, now.size() - head - tail)};
}

QStringList lossLines(const QList<conversion::Loss> &losses, const document::Snapshot &before)
{
    QList<std::pair<qsizetype, QString>> lines;
    for (const conversion::Loss &loss : losses)
        lines.append({before.lineAt(before.at(loss.pointer).span().offset), messages::lossText(loss)});
    std::ranges::stable_sort(lines, {}, &std::pair<qsizetype, QString>::first);
    QStringList texts;
    for (const auto &[line, text] : lines)
        texts.append(ConversionPreviews::tr("Line %1: %2", "%1: number, %2: what could not be kept")
                         .arg(QString::number(line + 1), text));
    return texts;
}

} // namespace

base::Result<ConversionPreview> previewConversion(const document::Snapshot &before, specification::Version to,
                                                  const QString &address)
{
    const QByteArray text = before.text();
    document::Document copy(text, before.format());
    const auto losses = conversion::convert(copy, to, address);
    if (!losses)
        return losses.error();
    const QByteArray converted = copy.snapshot().text();
    ConversionPreview preview{before, {before, {}, {}, {}}, lossLines(*losses, before), {}, 0};
    if (converted != text)
        preview.edited = document::spliceIn(before, spliceOf(text, converted), text.size() + converted.size());
    preview.lines = difference::unifiedDiff(text, converted, 1);
    if (preview.lines.size() > MaximumPreviewLines) {
        preview.hiddenLines = preview.lines.size() - MaximumPreviewLines;
        preview.lines.resize(MaximumPreviewLines);
    }
    return preview;
}

} // namespace window
