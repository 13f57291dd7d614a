#include "graphsvg.h"

#include "svgwriter.h"

namespace relations {

namespace {

using svg::SvgWriter;

constexpr qreal ArrowLength = 7;
constexpr qreal ArrowHalf = 4;

const QString Gray = u"#8a93a3"_qs;

void writeLine(SvgWriter &picture, const Line &line)
{
    QString data = u'M' + SvgWriter::pointText(line.points.front());
    for (size_t i = 0; i + 1 < line.points.size(); ++i) {
        const Curve curve = curveOf(line, i);
        data += u" C"_qs + SvgWriter::pointText(curve.firstPull) + u", "_qs + SvgWriter::pointText(curve.secondPull) +
                u", "_qs + SvgWriter::pointText(curve.to);
    }
    picture.writePath(data, {u"none"_qs, Gray});
    const QPointF tip = line.points.back();
    const Curve last = curveOf(line, line.points.size() - 2);
    const qreal back = last.secondPull.x() < tip.x() ? -ArrowLength : ArrowLength;
    picture.writePath(u"M%1 L%2 L%3 Z"_qs.arg(SvgWriter::pointText(tip),
                                              SvgWriter::pointText(tip + QPointF(back, -ArrowHalf)),
                                              SvgWriter::pointText(tip + QPointF(back, ArrowHalf))),
                      {Gray});
}

void writeBox(SvgWriter &picture, const SchemaGraph &graph, const Box &box, const LayoutSizes &sizes,
              const QString &moreText)
{
    const QString &name = graph.schemas[size_t(box.schema)].name;
    picture.beginGroup(name);
    picture.writeRect(box.rect, 4, {u"#f5f6f8"_qs, Gray});
    QRectF row(box.rect.topLeft(), QSizeF(box.rect.width(), sizes.row));
    picture.writeText(SvgWriter::baseLineIn(row, sizes.padding), shownName(name), u"#1b1f27"_qs, u"bold"_qs);
    for (const BoxRow &each : box.rows) {
        row.translate(0, sizes.row);
        picture.writeText(SvgWriter::baseLineIn(row, sizes.padding),
                          each.moreCount > 0 ? moreText.arg(each.moreCount) : shownName(each.text), u"#566070"_qs);
    }
    picture.endGroup();
}

} // namespace

QByteArray svgOf(const SchemaGraph &graph, const GraphLayout &layout, const QString &title, const QString &moreText)
{
    SvgWriter picture(layout.size, title);
    for (const Line &line : layout.lines)
        writeLine(picture, line);
    for (const Box &box : layout.boxes)
        writeBox(picture, graph, box, layout.sizes, moreText);
    return picture.finish();
}

} // namespace relations
