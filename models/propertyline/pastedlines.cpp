#include "pastedlines.h"

#include "foundline.h"
#include "linelimits.h"
#include "lineparser.h"
#include "schemaofsamples.h"
#include "snapshot.h"
#include "tablereader.h"

#include <QSet>

#include <algorithm>

namespace propertyline {

using document::Value;

namespace {

/** The detail of the error starts with the line and the column, counted from 1. */
PastedLine faultOfJson(const base::Error &error)
{
    const QStringList place = error.detail.section(u' ', 0, 0).split(u':');
    const qsizetype column = place.value(1).toLongLong() - 1;
    return {place.first().toLongLong(), LineFault{LineProblem::JsonExpected, std::max<qsizetype>(0, column)}};
}

PastedLine faultOf(LineProblem problem, const QString &detail = {})
{
    return {1, LineFault{problem, 0, 0, detail}};
}

/** The members of an object or of a list of objects, with types that fit their values. */
QList<PastedLine> linesOfSample(const Value &json, const LineScope &scope)
{
    const QList<Value> samples = json.type() == Value::Type::Array ? json.items() : QList<Value>{json};
    if (!std::all_of(samples.cbegin(), samples.cend(),
                     [](const Value &sample) { return sample.type() == Value::Type::Object; }))
        return {faultOf(LineProblem::NotAnObject)};
    const bool isOld = scope.version == specification::Version::V30;
    const Value schema = schema::schemaOfSamples(samples,
                                                 isOld ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012);
    const auto read = document::Snapshot::parse(schema.toJson(), document::Format::Json);
    const document::Node properties = read.root().member("properties");
    if (properties.childCount() == 0)
        return {faultOf(LineProblem::NotAnObject)};
    if (properties.childCount() > MaximumPastedLines)
        return {faultOf(LineProblem::TooManyLines)};
    QList<PastedLine> lines;
    for (qsizetype i = 0; i < properties.childCount(); ++i) {
        const FoundLine found = readLine(read.root(), properties.keyAt(i), scope.version);
        const auto whole = properties.childAt(i).value();
        lines.append({i + 1, found.line});
        if (!found.chips.isEmpty() && whole)
            lines.last().schema = *whole;
    }
    return lines;
}

/** Replaces the mark of an item of a list by blanks, so that places in the line stay. */
QString withoutBullet(QString line)
{
    qsizetype at = 0;
    while (at < line.size() && line[at].isSpace())
        ++at;
    const bool isBullet = at + 1 < line.size() && (line[at] == u'-' || line[at] == u'*' || line[at] == u'•') &&
                          line[at + 1].isSpace();
    if (isBullet)
        line[at] = u' ';
    return line;
}

QList<PastedLine> readLines(const QString &text, const LineScope &scope)
{
    if (text.trimmed().startsWith(u'{') || text.trimmed().startsWith(u'[')) {
        const auto sample = Value::fromJson(text.toUtf8());
        return sample ? linesOfSample(*sample, scope) : QList<PastedLine>{faultOfJson(sample.error())};
    }
    QList<PastedLine> lines;
    QSet<QString> names;
    TableReader table(scope);
    const QStringList rows = QString(text).replace(u"\r\n"_qs, u"\n"_qs).split(u'\n');
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i].trimmed().isEmpty())
            continue;
        if (lines.size() >= MaximumPastedLines) {
            lines.append({i + 1, LineFault{LineProblem::TooManyLines}});
            break;
        }
        const std::optional<base::Result<Line, LineFault>> read = TableReader::isRow(rows[i])
                                                                      ? table.read(rows[i])
                                                                      : parseLine(withoutBullet(rows[i]), scope);
        if (!read)
            continue;
        const bool isRepeated = *read && names.contains((*read)->name);
        if (isRepeated)
            lines.append({i + 1, LineFault{LineProblem::Repeated, rows[i].indexOf((*read)->name), (*read)->name.size(),
                                           (*read)->name}});
        else
            lines.append({i + 1, *read});
        if (*read)
            names.insert((*read)->name);
    }
    return lines;
}

} // namespace

QList<PastedLine> readPastedLines(const QString &text, const LineScope &scope, const QSet<QString> &taken)
{
    // A file can begin with a mark of the byte order. The blank keeps the columns.
    const QString marked = text.startsWith(QChar::ByteOrderMark) ? u' ' + text.sliced(1) : text;
    QList<PastedLine> lines = readLines(marked, scope);
    for (PastedLine &one : lines) {
        if (!one.line || !taken.contains(one.line->name))
            continue;
        const QString row = text.section(u'\n', one.number - 1, one.number - 1);
        const QString name = one.line->name;
        const qsizetype column = row.indexOf(name);
        one.line = LineFault{LineProblem::NameTaken, std::max<qsizetype>(0, column), column < 0 ? 0 : name.size(),
                             name};
    }
    return lines;
}

} // namespace propertyline
