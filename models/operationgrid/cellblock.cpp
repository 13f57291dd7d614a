#include "cellblock.h"

#include <algorithm>

namespace operationgrid {

namespace {

QString quoted(const QString &text)
{
    const bool isPlain = std::ranges::none_of(
        text, [](QChar each) { return each == u'\t' || each == u'"' || each == u'\n' || each == u'\r'; });
    return isPlain ? text : u'"' + QString(text).replace(u'"', u"\"\""_qs) + u'"';
}

/** Reads a cell and moves `at` to the tab or line break after it. */
QString readCell(const QString &text, qsizetype &at)
{
    QString cell;
    // A quote that nothing closes is a character like others.
    const bool isQuoted = at < text.size() && text.at(at) == u'"' && text.indexOf(u'"', at + 1) > at;
    bool isInside = isQuoted;
    for (at += isQuoted ? 1 : 0; at < text.size(); ++at) {
        const QChar each = text.at(at);
        const bool isQuote = isInside && each == u'"';
        if (isQuote && at + 1 < text.size() && text.at(at + 1) == u'"')
            cell += text.at(at++);
        else if (isQuote)
            isInside = false;
        else if (!isInside && (each == u'\t' || each == u'\n'))
            break;
        else
            cell += each;
    }
    if (at < text.size() && text.at(at) == u'\n' && cell.endsWith(u'\r'))
        cell.chop(1);
    return cell;
}

} // namespace

QString blockText(const CellBlock &block)
{
    QString text;
    for (const QStringList &row : block) {
        for (qsizetype column = 0; column < row.size(); ++column)
            text += (column > 0 ? u"\t"_qs : QString()) + quoted(row.at(column));
        text += u'\n';
    }
    return text;
}

CellBlock readBlock(const QString &text)
{
    CellBlock block;
    if (text.size() > MaximumBlockText)
        return block;
    for (qsizetype at = 0; at < text.size(); ++at) {
        QStringList row;
        row.append(readCell(text, at));
        while (at < text.size() && text.at(at) == u'\t') {
            ++at;
            row.append(readCell(text, at));
        }
        block.append(row);
    }
    return block;
}

} // namespace operationgrid
