#include "graphsvg.h"

#include <QXmlStreamWriter>

namespace relations {

namespace {

constexpr qreal FontSize = 12;
constexpr qreal ArrowLength = 7;
constexpr qreal ArrowHalf = 4;

QString numberText(qreal number)
{
    return QString::number(number, 'f', 1);
}

QString pointText(const QPointF &point)
{
    return numberText(point.x()) + u' ' + numberText(point.y());
}

/** Without the characters that XML 1.0 §2.2 does not allow. */
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

class SvgWriter final
{
public:
    SvgWriter(const SchemaGraph &graph, const GraphLayout &layout, const QString &moreText)
        : m_graph(graph)
        , m_layout(layout)
        , m_moreText(moreText)
        , m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write(const QString &title)
    {
        const QString width = numberText(m_layout.size.width());
        const QString height = numberText(m_layout.size.height());
        m_xml.writeStartDocument();
        m_xml.writeStartElement(u"svg"_qs);
        m_xml.writeAttribute(u"xmlns"_qs, u"http://www.w3.org/2000/svg"_qs);
        m_xml.writeAttribute(u"version"_qs, u"1.1"_qs);
        m_xml.writeAttribute(u"width"_qs, width);
        m_xml.writeAttribute(u"height"_qs, height);
        m_xml.writeAttribute(u"viewBox"_qs, u"0 0 %1 %2"_qs.arg(width, height));
        m_xml.writeAttribute(u"font-family"_qs, u"sans-serif"_qs);
        m_xml.writeAttribute(u"font-size"_qs, numberText(FontSize));
        m_xml.writeTextElement(u"title"_qs, allowedText(title));
        writeRect(QRectF(QPointF(), m_layout.size), 0, u"#ffffff"_qs, {});
        for (const Line &line : m_layout.lines)
            writeLine(line);
        for (const Box &box : m_layout.boxes)
            writeBox(box);
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    void writeRect(const QRectF &rect, qreal radius, const QString &fill, const QString &stroke)
    {
        m_xml.writeEmptyElement(u"rect"_qs);
        m_xml.writeAttribute(u"x"_qs, numberText(rect.x()));
        m_xml.writeAttribute(u"y"_qs, numberText(rect.y()));
        m_xml.writeAttribute(u"width"_qs, numberText(rect.width()));
        m_xml.writeAttribute(u"height"_qs, numberText(rect.height()));
        m_xml.writeAttribute(u"fill"_qs, fill);
        if (radius > 0)
            m_xml.writeAttribute(u"rx"_qs, numberText(radius));
        if (!stroke.isEmpty())
            m_xml.writeAttribute(u"stroke"_qs, stroke);
    }

    void writeText(const QPointF &place, const QString &text, const QString &fill, bool isBold)
    {
        m_xml.writeStartElement(u"text"_qs);
        m_xml.writeAttribute(u"x"_qs, numberText(place.x()));
        m_xml.writeAttribute(u"y"_qs, numberText(place.y()));
        m_xml.writeAttribute(u"fill"_qs, fill);
        if (isBold)
            m_xml.writeAttribute(u"font-weight"_qs, u"bold"_qs);
        m_xml.writeCharacters(allowedText(text));
        m_xml.writeEndElement();
    }

    void writePath(const QString &data, const QString &fill, const QString &stroke)
    {
        m_xml.writeEmptyElement(u"path"_qs);
        m_xml.writeAttribute(u"d"_qs, data);
        m_xml.writeAttribute(u"fill"_qs, fill);
        m_xml.writeAttribute(u"stroke"_qs, stroke);
    }

    void writeLine(const Line &line)
    {
        QString data = u"M"_qs + pointText(line.points.front());
        for (size_t i = 0; i + 1 < line.points.size(); ++i) {
            const Curve curve = curveOf(line, i);
            data += u" C"_qs + pointText(curve.firstPull) + u", "_qs + pointText(curve.secondPull) + u", "_qs +
                    pointText(curve.to);
        }
        writePath(data, u"none"_qs, u"#8a93a3"_qs);
        const QPointF tip = line.points.back();
        const Curve last = curveOf(line, line.points.size() - 2);
        const qreal back = last.secondPull.x() < tip.x() ? -ArrowLength : ArrowLength;
        writePath(u"M%1 L%2 L%3 Z"_qs.arg(pointText(tip), pointText(tip + QPointF(back, -ArrowHalf)),
                                          pointText(tip + QPointF(back, ArrowHalf))),
                  u"#8a93a3"_qs, u"none"_qs);
    }

    void writeBox(const Box &box)
    {
        const LayoutSizes &sizes = m_layout.sizes;
        const QString &name = m_graph.schemas[size_t(box.schema)].name;
        m_xml.writeStartElement(u"g"_qs);
        m_xml.writeTextElement(u"title"_qs, allowedText(name));
        writeRect(box.rect, 4, u"#f5f6f8"_qs, u"#8a93a3"_qs);
        QPointF place = box.rect.topLeft() + QPointF(sizes.padding, sizes.row / 2 + FontSize / 3);
        writeText(place, shownName(name), u"#1b1f27"_qs, true);
        for (const BoxRow &row : box.rows) {
            place.ry() += sizes.row;
            writeText(place, row.moreCount > 0 ? m_moreText.arg(row.moreCount) : shownName(row.text), u"#566070"_qs,
                      false);
        }
        m_xml.writeEndElement();
    }

    const SchemaGraph &m_graph;
    const GraphLayout &m_layout;
    QString m_moreText;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray svgOf(const SchemaGraph &graph, const GraphLayout &layout, const QString &title, const QString &moreText)
{
    return SvgWriter(graph, layout, moreText).write(title);
}

} // namespace relations
