#include "entrysplit.h"

#include <algorithm>

namespace editing {

namespace {

/** Where the text is: between the quotes of an entry, and in how many brackets. */
struct Position {
    QChar quote;
    int depth = 0;
    bool isEscaped = false;

    [[nodiscard]] bool isTopLevel() const { return quote.isNull() && depth == 0; }
    /** `atStart` is true for the first character of an entry: an apostrophe in a word is not a quote. */
    void pass(QChar unit, bool atStart)
    {
        if (!quote.isNull()) {
            if (!isEscaped && unit == quote)
                quote = {};
            isEscaped = !isEscaped && unit == u'\\' && quote == u'"';
        } else if ((unit == u'"' || unit == u'\'') && (atStart || depth > 0)) {
            quote = unit;
        } else if (unit == u'[' || unit == u'{') {
            ++depth;
        } else if (unit == u']' || unit == u'}') {
            --depth;
        }
    }
};

/** Cuts the text at each `separator` that is not inside of quotes or brackets. */
QStringList cut(const QString &text, QChar separator)
{
    QStringList parts{QString()};
    Position position;
    for (const QChar unit : text) {
        if (position.isTopLevel() && unit == separator) {
            parts.append(QString());
            continue;
        }
        position.pass(unit, parts.last().trimmed().isEmpty());
        parts.last().append(unit);
    }
    // An entry that is not complete, such as "[1, 2".
    return position.isTopLevel() ? parts : QStringList{text};
}

QStringList withoutHyphens(const QStringList &lines)
{
    const auto isItem = [](const QString &line) { return line.trimmed().startsWith(u"- "); };
    const bool isYaml = std::all_of(lines.cbegin(), lines.cend(),
                                    [&](const QString &line) { return line.trimmed().isEmpty() || isItem(line); });
    if (!isYaml)
        return lines;
    QStringList items;
    for (const QString &line : lines)
        items.append(line.trimmed().mid(1));
    return items;
}

} // namespace

QStringList splitEntries(const QString &text)
{
    QStringList entries;
    QString unified = text;
    unified.replace(u"\r\n"_qs, u"\n"_qs)
        .replace(QChar::ParagraphSeparator, u'\n')
        .replace(QChar::LineSeparator, u'\n');
    QStringList lines = cut(unified, u'\n');
    if (lines.size() > 1)
        lines = withoutHyphens(lines);
    for (const QString &line : std::as_const(lines)) {
        for (const QString &part : cut(line, u',')) {
            const QString entry = QString(part).replace(u'\n', u' ').trimmed();
            if (!entry.isEmpty())
                entries.append(entry);
        }
    }
    return entries;
}

} // namespace editing
