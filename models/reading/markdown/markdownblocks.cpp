#include "markdown.h"
#include "markdowninline.h"
#include "readinglimits.h"

#include <algorithm>

namespace reading {

namespace {

using Lines = QList<QStringView>;

struct Nesting {
    int list = 0;
    int quote = 0;
    [[nodiscard]] bool isDeepest() const { return list + quote >= MaximumNesting; }
};

struct Marker {
    qsizetype content = 0; ///< Where the text of the item begins.
    QString text;
};

qsizetype indentOf(QStringView line)
{
    qsizetype indent = 0;
    while (indent < line.size() && line[indent] == u' ')
        ++indent;
    return indent;
}

bool isBlank(QStringView line)
{
    return indentOf(line) == line.size();
}

std::optional<Marker> markerOf(QStringView line)
{
    const qsizetype indent = indentOf(line);
    qsizetype at = indent;
    if (at >= line.size() || indent > 3)
        return std::nullopt;
    Marker marker;
    if (QStringView(u"-*+").contains(line[at])) {
        marker.text = u"•"_qs;
        ++at;
    } else {
        while (at < line.size() && at - indent < 9 && line[at] >= u'0' && line[at] <= u'9')
            ++at;
        if (at == indent || at >= line.size() || (line[at] != u'.' && line[at] != u')'))
            return std::nullopt;
        marker.text = line.sliced(indent, at - indent).toString() + u'.';
        ++at;
    }
    if (at < line.size() && line[at] != u' ')
        return std::nullopt;
    const qsizetype spaces = indentOf(line.sliced(at));
    marker.content = at + (at + spaces >= line.size() || spaces > 4 ? 1 : spaces);
    return marker;
}

bool isRule(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.size() < 3 || !QStringView(u"-*_").contains(text[0]))
        return false;
    const auto marks = std::count(text.begin(), text.end(), text[0]);
    const auto spaces = std::count(text.begin(), text.end(), QChar(u' '));
    return marks >= 3 && marks + spaces == text.size();
}

/** The level of `## Heading`; 0 for other lines. */
int headingLevel(QStringView line)
{
    const QStringView text = line.trimmed();
    int level = 0;
    while (level < text.size() && text[level] == u'#')
        ++level;
    const bool isHeading = level > 0 && level <= 6 && (level == text.size() || text[level] == u' ');
    return isHeading && indentOf(line) <= 3 ? level : 0;
}

/** The row of ``` or ~~~ that begins a block of code; empty for other lines. */
QStringView fenceOf(QStringView line)
{
    const qsizetype indent = indentOf(line);
    if (indent > 3 || indent >= line.size() || (line[indent] != u'`' && line[indent] != u'~'))
        return {};
    qsizetype end = indent;
    while (end < line.size() && line[end] == line[indent])
        ++end;
    const bool isInline = line[indent] == u'`' && line.sliced(end).contains(u'`');
    return end - indent >= 3 && !isInline ? line.sliced(indent, end - indent) : QStringView();
}

bool isQuote(QStringView line)
{
    const qsizetype indent = indentOf(line);
    return indent <= 3 && indent < line.size() && line[indent] == u'>';
}

/** The texts between the bars of a row of a table. A bar after a backslash is part of a cell. */
QStringList cellsOf(QStringView line)
{
    QStringView row = line.trimmed();
    if (row.startsWith(u'|'))
        row = row.sliced(1);
    if (row.endsWith(u'|') && !row.endsWith(u"\\|"))
        row.chop(1);
    QStringList cells{QString()};
    for (qsizetype at = 0; at < row.size(); ++at) {
        if (row[at] == u'\\' && at + 1 < row.size() && row[at + 1] == u'|')
            cells.last() += row[++at];
        else if (row[at] == u'|')
            cells.append(QString());
        else
            cells.last() += row[at];
    }
    for (QString &cell : cells)
        cell = cell.trimmed();
    return cells;
}

/** The line below the head of a table. */
bool isTableRule(QStringView line)
{
    const QStringView text = line.trimmed();
    return text.contains(u'-') && text.contains(u'|') &&
           std::all_of(text.begin(), text.end(), [](QChar each) { return QStringView(u"|-: ").contains(each); });
}

class BlockReader
{
public:
    BlockReader(Blocks &blocks, const LinkDefinitions &definitions, int firstLevel)
        : m_blocks(blocks)
        , m_definitions(definitions)
        , m_firstLevel(firstLevel)
    {}

    void read(const Lines &lines, const Nesting &nesting)
    {
        qsizetype at = 0;
        while (at < lines.size())
            at = readBlock(lines, at, nesting);
    }

private:
    /** Reads the block at a line and gives the line after it. */
    [[nodiscard]] qsizetype readBlock(const Lines &lines, qsizetype at, const Nesting &nesting)
    {
        const QStringView line = lines[at];
        if (isBlank(line))
            return at + 1;
        if (!fenceOf(line).isEmpty())
            return readFence(lines, at, nesting);
        if (indentOf(line) >= 4)
            return readIndentedCode(lines, at, nesting);
        if (const int level = headingLevel(line)) {
            addHeading(line.trimmed().sliced(level).trimmed(), level, nesting);
            return at + 1;
        }
        if (isRule(line)) {
            add(Block::Kind::Rule, nesting);
            return at + 1;
        }
        if (isQuote(line) && !nesting.isDeepest())
            return readQuote(lines, at, nesting);
        if (const auto marker = markerOf(line); marker && !nesting.isDeepest())
            return readItem(lines, at, *marker, nesting);
        if (at + 1 < lines.size() && line.contains(u'|') && isTableRule(lines[at + 1]))
            return readTable(lines, at, nesting);
        return readParagraph(lines, at, nesting);
    }

    Block &add(Block::Kind kind, const Nesting &nesting)
    {
        Block block;
        block.kind = kind;
        block.listDepth = nesting.list;
        block.quoteDepth = nesting.quote;
        block.marker = std::exchange(m_marker, {});
        m_blocks.append(block);
        return m_blocks.last();
    }

    void addHeading(QStringView text, int level, const Nesting &nesting)
    {
        QStringView title = text;
        while (title.endsWith(u'#'))
            title.chop(1);
        Block &block = add(Block::Kind::Heading, nesting);
        block.level = std::min(level + m_firstLevel - 1, 6);
        block.runs = readInline((title.isEmpty() || title.endsWith(u' ') ? title : text).trimmed(), m_definitions);
    }

    void addCode(const QString &text, const Nesting &nesting)
    {
        add(Block::Kind::Code, nesting).runs = {{text, {}, {}, {}}};
    }

    [[nodiscard]] qsizetype readFence(const Lines &lines, qsizetype at, const Nesting &nesting)
    {
        const QStringView fence = fenceOf(lines[at]);
        const qsizetype indent = indentOf(lines[at]);
        QString text;
        qsizetype next = at + 1;
        for (; next < lines.size(); ++next) {
            const QStringView end = lines[next].trimmed();
            if (end.startsWith(fence) && std::all_of(end.begin(), end.end(), [&](QChar c) { return c == fence[0]; }))
                break;
            text += lines[next].sliced(std::min(indent, indentOf(lines[next])));
            text += u'\n';
        }
        text.chop(1);
        addCode(text, nesting);
        return next + 1;
    }

    [[nodiscard]] qsizetype readIndentedCode(const Lines &lines, qsizetype at, const Nesting &nesting)
    {
        QString text;
        qsizetype next = at;
        for (; next < lines.size() && (isBlank(lines[next]) || indentOf(lines[next]) >= 4); ++next) {
            text += lines[next].sliced(std::min<qsizetype>(4, lines[next].size()));
            text += u'\n';
        }
        while (text.endsWith(u'\n'))
            text.chop(1);
        addCode(text, nesting);
        return next;
    }

    [[nodiscard]] qsizetype readQuote(const Lines &lines, qsizetype at, Nesting nesting)
    {
        Lines inside;
        qsizetype next = at;
        for (; next < lines.size() && isQuote(lines[next]); ++next) {
            const QStringView text = lines[next].sliced(indentOf(lines[next]) + 1);
            inside.append(text.startsWith(u' ') ? text.sliced(1) : text);
        }
        ++nesting.quote;
        read(inside, nesting);
        return next;
    }

    [[nodiscard]] qsizetype readItem(const Lines &lines, qsizetype at, const Marker &marker, Nesting nesting)
    {
        Lines inside{lines[at].sliced(std::min(marker.content, lines[at].size()))};
        qsizetype next = at + 1;
        for (; next < lines.size(); ++next) {
            const QStringView line = lines[next];
            const bool isInside = indentOf(line) >= marker.content;
            // A paragraph goes on in the next line without its indentation.
            const bool isLazy = !isBlank(lines[next - 1]) && !beginsBlock(line);
            if (isBlank(line))
                inside.append(QStringView());
            else if (isInside || isLazy)
                inside.append(line.sliced(std::min(marker.content, indentOf(line))));
            else
                break;
        }
        ++nesting.list;
        m_marker = marker.text;
        const qsizetype before = m_blocks.size();
        read(inside, nesting);
        if (m_blocks.size() == before)
            add(Block::Kind::Paragraph, nesting);
        return next;
    }

    [[nodiscard]] qsizetype readTable(const Lines &lines, qsizetype at, const Nesting &nesting)
    {
        Block &block = add(Block::Kind::Table, nesting);
        const qsizetype columns = cellsOf(lines[at]).size();
        qsizetype next = at;
        for (; next < lines.size() && !isBlank(lines[next]) && (next < at + 2 || lines[next].contains(u'|')); ++next) {
            if (next == at + 1)
                continue;
            QStringList cells = cellsOf(lines[next]).first(std::min(columns, cellsOf(lines[next]).size()));
            QList<Runs> row;
            for (qsizetype column = 0; column < columns; ++column)
                row.append(readInline(cells.value(column), m_definitions));
            block.rows.append(row);
        }
        return next;
    }

    [[nodiscard]] qsizetype readParagraph(const Lines &lines, qsizetype at, const Nesting &nesting)
    {
        QString text;
        qsizetype next = at;
        for (; next < lines.size() && !isBlank(lines[next]); ++next) {
            const QStringView line = lines[next];
            const QStringView mark = line.trimmed();
            const bool isUnderline = next > at && indentOf(line) <= 3 &&
                                     std::all_of(mark.begin(), mark.end(), [&](QChar each) {
                                         return each == mark[0] && (each == u'=' || each == u'-');
                                     });
            if (isUnderline) {
                addHeading(text, mark[0] == u'=' ? 1 : 2, nesting);
                return next + 1;
            }
            if (next > at && beginsBlock(line) && !isDeepMarker(line, nesting))
                break;
            if (!text.isEmpty())
                text += u'\n';
            text += line.sliced(indentOf(line));
        }
        add(Block::Kind::Paragraph, nesting).runs = readInline(text.trimmed(), m_definitions);
        return next;
    }

    [[nodiscard]] static bool beginsBlock(QStringView line)
    {
        return isQuote(line) || !fenceOf(line).isEmpty() || headingLevel(line) > 0 || isRule(line) ||
               markerOf(line).has_value();
    }

    /** True for a line that looks like a list or a quote but is text, because it would be too deep. */
    [[nodiscard]] static bool isDeepMarker(QStringView line, const Nesting &nesting)
    {
        return nesting.isDeepest() && fenceOf(line).isEmpty() && headingLevel(line) == 0 && !isRule(line);
    }

    Blocks &m_blocks;
    const LinkDefinitions &m_definitions;
    int m_firstLevel;
    QString m_marker; ///< Of the item whose first block comes next.
};

/** Takes `[label]: address` out of the lines. */
LinkDefinitions takeDefinitions(Lines &lines)
{
    LinkDefinitions definitions;
    bool isInCode = false;
    lines.removeIf([&](QStringView line) {
        if (!fenceOf(line).isEmpty())
            isInCode = !isInCode;
        const QStringView text = line.trimmed();
        const qsizetype close = text.startsWith(u'[') ? text.left(MaximumLink).indexOf(u"]:") : -1;
        if (isInCode || close < 2 || indentOf(line) > 3)
            return false;
        QStringView url = text.sliced(close + 2).trimmed();
        url = url.left(std::max<qsizetype>(url.indexOf(u' '), 0) > 0 ? url.indexOf(u' ') : url.size());
        if (url == u"<>") // A comment: [comment]: <> (text)
            return true;
        if (url.startsWith(u'<') && url.endsWith(u'>'))
            url = url.sliced(1, url.size() - 2);
        if (url.isEmpty() || url.size() > MaximumLink)
            return false;
        const QString label = text.sliced(1, close - 1).toString().simplified().toLower();
        if (!definitions.contains(label))
            definitions.insert(label, url.toString());
        return true;
    });
    return definitions;
}

} // namespace

Blocks readMarkdown(const QString &markdown, int firstLevel)
{
    QString text = markdown.left(MaximumMarkdown);
    text.replace(u"\r\n"_qs, u"\n"_qs).replace(u'\r', u'\n').replace(u"\t"_qs, u"    "_qs);
    Lines lines = QStringView(text).split(u'\n');
    const LinkDefinitions definitions = takeDefinitions(lines);
    Blocks blocks;
    BlockReader(blocks, definitions, firstLevel).read(lines, {});
    return blocks;
}

} // namespace reading
