#include "tablereader.h"

#include "lineparser.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

namespace propertyline {

namespace {

constexpr QStringView NameHeadings[] = {u"name", u"property", u"field", u"parameter", u"attribute", u"key", u"column"};
constexpr QStringView TypeHeadings[] = {u"type", u"data type", u"datatype"};
constexpr QStringView RequiredHeadings[] = {u"required", u"required?", u"mandatory"};
constexpr QStringView DefaultHeadings[] = {u"default", u"default value"};
constexpr QStringView DescriptionHeadings[] = {u"description", u"meaning", u"notes", u"comment"};

constexpr QStringView Yes[] = {u"yes", u"y", u"true", u"x", u"✓", u"✔", u"required", u"mandatory"};
constexpr QStringView No[] = {u"no", u"n", u"false", u"-", u"optional", u""};

template<typename Words>
bool isOneOf(const Words &words, const QString &text)
{
    return std::any_of(std::begin(words), std::end(words),
                       [&text](QStringView word) { return word.compare(text, Qt::CaseInsensitive) == 0; });
}

/** The line under the headings of a table in Markdown. */
bool isRule(const QString &row)
{
    return row.contains(u'-') && std::all_of(row.begin(), row.end(), [](QChar each) {
               return each == u'|' || each == u'-' || each == u':' || each.isSpace();
           });
}

} // namespace

void ComposedText::add(QStringView added, qsizetype place)
{
    text += added;
    places.insert(places.size(), added.size(), place);
}

void ComposedText::add(const ComposedText &other)
{
    text += other.text;
    places += other.places;
}

ComposedText ComposedText::part(qsizetype from, qsizetype end) const
{
    return {text.sliced(from, end - from), places.sliced(from, end - from)};
}

ComposedText ComposedText::trimmed() const
{
    qsizetype end = text.size();
    while (end > 0 && text[end - 1].isSpace())
        --end;
    qsizetype from = 0;
    while (from < end && text[from].isSpace())
        ++from;
    return part(from, end);
}

ComposedText ComposedText::withoutMarks() const
{
    const bool isCode = text.size() > 2 && text.startsWith(u'`') && text.endsWith(u'`');
    const bool isBold = text.size() > 4 && text.startsWith(u"**") && text.endsWith(u"**");
    const qsizetype size = isBold ? 2 : isCode ? 1 : 0;
    return part(size, text.size() - size);
}

std::pair<qsizetype, qsizetype> ComposedText::rangeInRow(qsizetype column, qsizetype length) const
{
    if (places.isEmpty())
        return {0, 0};
    if (column >= places.size())
        return {places.last() + 1, 0};
    const qsizetype end = std::min(column + length, places.size());
    const qsizetype from = places[column];
    return {from, length > 0 ? std::max<qsizetype>(0, places[end - 1] + 1 - from) : 0};
}

bool TableReader::isRow(QStringView line)
{
    const QStringView text = line.trimmed();
    return text.startsWith(u'|') || text.contains(u'\t');
}

std::optional<base::Result<Line, LineFault>> TableReader::read(const QString &row)
{
    const Cells cells = cellsOf(row);
    const bool isHeading = std::exchange(m_isFirst, false) && takeHeadings(cells);
    if (isHeading || isRule(row))
        return std::nullopt;
    const ComposedText composed = lineOf(cells);
    auto line = parseLine(composed.text, m_scope);
    if (line)
        return line;
    LineFault fault = line.error();
    std::tie(fault.column, fault.length) = composed.rangeInRow(fault.column, fault.length);
    return base::Result<Line, LineFault>(fault);
}

TableReader::Cells TableReader::cellsOf(const QString &row)
{
    const bool isMarkdown = row.trimmed().startsWith(u'|');
    Cells cells(1);
    for (qsizetype i = 0; i < row.size(); ++i) {
        const bool isEscaped = isMarkdown && row[i] == u'\\' && i + 1 < row.size() && row[i + 1] == u'|';
        if (isEscaped)
            ++i;
        if (!isEscaped && row[i] == (isMarkdown ? u'|' : u'\t'))
            cells.append(ComposedText());
        else
            cells.last().add(QStringView(row).sliced(i, 1), i);
    }
    for (ComposedText &cell : cells)
        cell = cell.trimmed();
    // A row in Markdown starts and ends with a bar.
    if (isMarkdown)
        cells.removeFirst();
    if (isMarkdown && cells.size() > 1 && cells.last().text.isEmpty())
        cells.removeLast();
    return cells;
}

TableReader::Column TableReader::columnOf(const QString &heading)
{
    if (isOneOf(NameHeadings, heading))
        return Column::Name;
    if (isOneOf(TypeHeadings, heading))
        return Column::Type;
    if (isOneOf(RequiredHeadings, heading))
        return Column::Required;
    if (isOneOf(DefaultHeadings, heading))
        return Column::Default;
    return isOneOf(DescriptionHeadings, heading) ? Column::Description : Column::Other;
}

bool TableReader::takeHeadings(const Cells &cells)
{
    QList<Column> columns;
    for (const ComposedText &cell : cells)
        columns.append(columnOf(cell.withoutMarks().text));
    const bool isHeading = columns.contains(Column::Name) && columns.contains(Column::Type);
    if (isHeading)
        m_columns = columns;
    return isHeading;
}

TableReader::Column TableReader::columnAt(qsizetype index, const QString &text) const
{
    if (!m_columns.isEmpty())
        return m_columns.value(index, Column::Other);
    if (index < 2)
        return index == 0 ? Column::Name : Column::Type;
    return isOneOf(Yes, text) || isOneOf(No, text) ? Column::Required : Column::Description;
}

ComposedText TableReader::lineOf(const Cells &cells) const
{
    std::array<ComposedText, size_t(Column::Other) + 1> parts;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const Column column = columnAt(i, cells[i].text);
        ComposedText &part = parts[size_t(column)];
        if (!part.text.isEmpty() && !cells[i].text.isEmpty())
            part.add(u" ", cells[i].places.first());
        part.add(column == Column::Description ? cells[i] : cells[i].withoutMarks());
    }
    const ComposedText &name = parts[size_t(Column::Name)];
    const bool isRequired = isOneOf(Yes, parts[size_t(Column::Required)].text);
    const qsizetype nameEnd = name.places.isEmpty() ? 0 : name.places.last();
    ComposedText line = name;
    line.add(isRequired ? u"! " : u" ", nameEnd);
    line.add(parts[size_t(Column::Type)]);
    const auto append = [&line](QStringView sign, const ComposedText &part) {
        if (part.text.isEmpty() || part.text == u"-")
            return;
        line.add(sign, part.places.first());
        line.add(part);
    };
    append(u" = ", parts[size_t(Column::Default)]);
    append(u" // ", parts[size_t(Column::Description)]);
    return line;
}

} // namespace propertyline
