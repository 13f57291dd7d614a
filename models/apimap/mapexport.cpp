#include "mapexport.h"

#include "maplimits.h"
#include "svgwriter.h"

#include <QSet>

#include <algorithm>

namespace apimap {

namespace {

using svg::SvgWriter;

const QString Ink = u"#1b1f27"_qs;

void writeBadge(SvgWriter &picture, const MapOperation &operation, const QRectF &rect, qreal padding)
{
    picture.beginGroup(
        (QString::fromUtf8(operation.method) + u' ' + QString::fromUtf8(operation.path) + u' ' + operation.summary)
            .trimmed());
    picture.writeRect(rect, 3, {u"#e6e9ee"_qs});
    picture.writeText(SvgWriter::baseLineIn(rect, padding), QString::fromUtf8(operation.method), Ink,
                      operation.isDeprecated ? u"lighter"_qs : QString());
    picture.endGroup();
}

void writeGroup(SvgWriter &picture, const ApiMap &map, const PlacedGroup &placed, const MapSizes &sizes)
{
    const MapGroup &group = map.groups.at(placed.group);
    picture.writeRect(placed.rect, 6, {u"#fbfbfc"_qs, u"#c3c9d3"_qs});
    const QRectF header(placed.rect.topLeft(), QSizeF(placed.rect.width(), sizes.header));
    picture.writeText(SvgWriter::baseLineIn(header, sizes.padding), group.title, Ink, u"bold"_qs);
    for (const PlacedRow &row : placed.rows) {
        const MapRow &shown = group.rows.at(row.row);
        picture.writeText(SvgWriter::baseLineIn(row.rect), shownLabel(shown.label),
                          shown.path.isEmpty() ? u"#6b7484"_qs : Ink);
        for (const PlacedBadge &badge : row.badges)
            writeBadge(picture, map.operations.at(badge.operation), badge.rect, sizes.badgeGap);
    }
}

/** Returns a text as Mermaid's syntax has it in quotes: what has a meaning there is written as a character reference.
 */
QByteArray mermaidText(const QString &text)
{
    QByteArray quoted;
    for (const QChar character : text) {
        if (QStringView(u"\"#<>`&;").contains(character))
            quoted += '#' + QByteArray::number(character.unicode()) + ';';
        else
            quoted += character < u' ' ? QByteArray(" ") : QString(character).toUtf8();
    }
    return quoted;
}

QStringList namesOf(const ApiMap &map, const QList<int> &schemas)
{
    QStringList names;
    for (const int schema : schemas)
        names += QString::fromUtf8(map.schemas.at(schema).name);
    return names;
}

} // namespace

QString textOf(const ApiMap &map, const std::function<QString(int)> &noteOf)
{
    QString text;
    for (const MapGroup &group : map.groups) {
        text += (group.title.isEmpty() ? u"Without a tag"_qs : group.title) + u'\n';
        for (const MapRow &row : group.rows) {
            const QString indent(2 + 2 * row.depth, u' ');
            text += indent + (row.path.isEmpty() ? row.label : QString::fromUtf8(row.path)) + u'\n';
            for (const int index : row.operations) {
                const MapOperation &operation = map.operations.at(index);
                text += indent + u"  "_qs + QString::fromUtf8(operation.method);
                if (!operation.summary.isEmpty())
                    text += u' ' + operation.summary;
                if (operation.isDeprecated)
                    text += u" (deprecated)"_qs;
                if (const QString note = noteOf ? noteOf(index) : QString(); !note.isEmpty())
                    text += u" ["_qs + note + u']';
                if (!operation.schemas.isEmpty())
                    text += u": "_qs + namesOf(map, operation.schemas).join(u", "_qs);
                text += u'\n';
            }
        }
    }
    if (!map.schemas.isEmpty())
        text += u"Schemas\n"_qs;
    for (const MapSchema &schema : map.schemas) {
        text += u"  "_qs + QString::fromUtf8(schema.name);
        if (!schema.schemas.isEmpty())
            text += u": "_qs + namesOf(map, schema.schemas).join(u", "_qs);
        text += u'\n';
    }
    return text;
}

QByteArray svgOf(const ApiMap &map, const MapLayout &layout, const MapSizes &sizes, const QString &title)
{
    SvgWriter picture(layout.size, title);
    for (const PlacedGroup &group : layout.groups)
        writeGroup(picture, map, group, sizes);
    for (qsizetype i = 0; i < layout.schemas.size(); ++i) {
        const QRectF &rect = layout.schemas.at(i);
        picture.writeRect(rect, 4, {u"#f5f6f8"_qs, u"#8a93a3"_qs});
        picture.writeText(SvgWriter::baseLineIn(rect, sizes.padding),
                          shownLabel(QString::fromUtf8(map.schemas.at(i).name)), Ink);
    }
    return picture.finish();
}

QByteArray mermaidOf(const ApiMap &map)
{
    constexpr qsizetype Reserve = 200; // For the closing lines and the comment.
    QByteArray boxes = "flowchart LR\n";
    QByteArray lines;
    QSet<int> schemas;
    int lineCount = 0;
    int leftOut = 0;
    for (qsizetype group = 0; group < map.groups.size(); ++group) {
        QByteArray inside;
        for (qsizetype at = 0; at < map.groups.at(group).rows.size(); ++at) {
            const MapRow &row = map.groups.at(group).rows.at(at);
            if (row.path.isEmpty())
                continue;
            const QByteArray id = 'p' + QByteArray::number(group) + '_' + QByteArray::number(at);
            QStringList methods;
            QSet<int> used;
            for (const int operation : row.operations) {
                methods += QString::fromUtf8(map.operations.at(operation).method);
                for (const int schema : map.operations.at(operation).schemas)
                    used.insert(schema);
            }
            QByteArray box = "    " + id + "[\"" + mermaidText(QString::fromUtf8(row.path));
            if (!methods.isEmpty())
                box += "<br>" + mermaidText(methods.join(u' '));
            box += "\"]\n";
            if (boxes.size() + inside.size() + lines.size() + box.size() + Reserve > MaximumMermaidCharacters) {
                ++leftOut;
                continue;
            }
            inside += box;
            QList<int> sorted(used.begin(), used.end());
            std::sort(sorted.begin(), sorted.end());
            for (const int schema : sorted) {
                const QByteArray line = "  " + id + " --> s" + QByteArray::number(schema) + "\n";
                const QByteArray name = schemas.contains(schema)
                                            ? QByteArray()
                                            : "  s" + QByteArray::number(schema) + "([\"" +
                                                  mermaidText(QString::fromUtf8(map.schemas.at(schema).name)) +
                                                  "\"])\n";
                if (lineCount >= MaximumMermaidLines ||
                    boxes.size() + inside.size() + lines.size() + line.size() + name.size() + Reserve >
                        MaximumMermaidCharacters) {
                    ++leftOut;
                    continue;
                }
                schemas.insert(schema);
                ++lineCount;
                lines += name + line;
            }
        }
        if (!inside.isEmpty()) {
            boxes += "  subgraph g" + QByteArray::number(group) + "[\"" + mermaidText(map.groups.at(group).title) +
                     " \"]\n" + inside + "  end\n";
        }
    }
    if (leftOut > 0)
        boxes += "  %% " + QByteArray::number(leftOut) + " boxes and lines are left out.\n";
    return boxes + lines;
}

} // namespace apimap
