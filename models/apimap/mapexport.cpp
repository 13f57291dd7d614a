#include "mapexport.h"

#include <QSet>
#include <QXmlStreamWriter>

namespace apimap {

namespace {

QString numberText(qreal number)
{
    return QString::number(number, 'f', 1);
}

/** Returns the text without the characters that XML 1.0 §2.2 does not allow. */
QString allowedText(const QString &text)
{
    QString allowed;
    for (const char32_t character : text.toUcs4()) {
        const bool isControl = character < 0x20 && character != '\t';
        const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
        const bool isNothing = character == 0xFFFE || character == 0xFFFF;
        allowed += isControl || isSurrogate || isNothing ? QString(QChar::ReplacementCharacter)
                                                         : QString::fromUcs4(&character, 1);
    }
    return allowed;
}

/** Writes the picture of a map. */
class SvgWriter final
{
public:
    SvgWriter(const ApiMap &map, const MapLayout &layout, const MapSizes &sizes)
        : m_map(map)
        , m_layout(layout)
        , m_sizes(sizes)
        , m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    [[nodiscard]] QByteArray write(const QString &title);

private:
    void attribute(const QString &name, qreal number) { m_xml.writeAttribute(name, numberText(number)); }
    void writeRect(const QRectF &rect, qreal radius, const QString &fill, const QString &stroke)
    {
        m_xml.writeEmptyElement(u"rect"_qs);
        attribute(u"x"_qs, rect.x());
        attribute(u"y"_qs, rect.y());
        attribute(u"width"_qs, rect.width());
        attribute(u"height"_qs, rect.height());
        attribute(u"rx"_qs, radius);
        m_xml.writeAttribute(u"fill"_qs, fill);
        if (!stroke.isEmpty())
            m_xml.writeAttribute(u"stroke"_qs, stroke);
    }
    void writeText(const QPointF &place, const QString &text, const QString &fill, const QString &weight = {})
    {
        m_xml.writeStartElement(u"text"_qs);
        attribute(u"x"_qs, place.x());
        attribute(u"y"_qs, place.y());
        m_xml.writeAttribute(u"fill"_qs, fill);
        if (!weight.isEmpty())
            m_xml.writeAttribute(u"font-weight"_qs, weight);
        m_xml.writeCharacters(allowedText(text));
        m_xml.writeEndElement();
    }
    /** The base line of a text in the middle of a row. */
    [[nodiscard]] static qreal baseLine(const QRectF &rect) { return rect.center().y() + FontSize / 3; }
    void writeGroup(const PlacedGroup &placed);

    static constexpr qreal FontSize = 12;

    const ApiMap &m_map;
    const MapLayout &m_layout;
    const MapSizes &m_sizes;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

QByteArray SvgWriter::write(const QString &title)
{
    const QSizeF size = m_layout.size;
    m_xml.writeStartDocument();
    m_xml.writeStartElement(u"svg"_qs);
    m_xml.writeAttribute(u"xmlns"_qs, u"http://www.w3.org/2000/svg"_qs);
    m_xml.writeAttribute(u"version"_qs, u"1.1"_qs);
    attribute(u"width"_qs, size.width());
    attribute(u"height"_qs, size.height());
    m_xml.writeAttribute(u"viewBox"_qs, u"0 0 %1 %2"_qs.arg(numberText(size.width()), numberText(size.height())));
    m_xml.writeAttribute(u"font-family"_qs, u"sans-serif"_qs);
    attribute(u"font-size"_qs, FontSize);
    m_xml.writeTextElement(u"title"_qs, allowedText(title));
    writeRect(QRectF(QPointF(), size), 0, u"#ffffff"_qs, {});
    for (const PlacedGroup &group : m_layout.groups)
        writeGroup(group);
    for (qsizetype i = 0; i < m_layout.schemas.size(); ++i) {
        const QRectF &rect = m_layout.schemas.at(i);
        writeRect(rect, 4, u"#f5f6f8"_qs, u"#8a93a3"_qs);
        writeText(QPointF(rect.left() + m_sizes.padding, baseLine(rect)), QString::fromUtf8(m_map.schemas.at(i).name),
                  u"#1b1f27"_qs);
    }
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

void SvgWriter::writeGroup(const PlacedGroup &placed)
{
    const MapGroup &group = m_map.groups.at(placed.group);
    writeRect(placed.rect, 6, u"#fbfbfc"_qs, u"#c3c9d3"_qs);
    const QRectF header(placed.rect.topLeft(), QSizeF(placed.rect.width(), m_sizes.header));
    writeText(QPointF(header.left() + m_sizes.padding, baseLine(header)), group.title, u"#1b1f27"_qs, u"bold"_qs);
    for (const PlacedRow &row : placed.rows) {
        const MapRow &shown = group.rows.at(row.row);
        writeText(QPointF(row.rect.left(), baseLine(row.rect)), shown.label,
                  shown.path.isEmpty() ? u"#7a8394"_qs : u"#1b1f27"_qs);
        for (const PlacedBadge &badge : row.badges) {
            const MapOperation &operation = m_map.operations.at(badge.operation);
            m_xml.writeStartElement(u"g"_qs);
            m_xml.writeTextElement(u"title"_qs,
                                   allowedText(QString::fromUtf8(operation.method) + u' ' +
                                               QString::fromUtf8(operation.path) + u' ' + operation.summary));
            writeRect(badge.rect, 3, u"#e6e9ee"_qs, {});
            writeText(QPointF(badge.rect.left() + m_sizes.badgeGap, baseLine(badge.rect)),
                      QString::fromUtf8(operation.method), u"#1b1f27"_qs,
                      operation.isDeprecated ? u"lighter"_qs : QString());
            m_xml.writeEndElement();
        }
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

QString textOf(const ApiMap &map)
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
    return SvgWriter(map, layout, sizes).write(title);
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
