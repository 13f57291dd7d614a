#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QXmlStreamWriter>

namespace svg {

/** The size of the text of a picture, in pixels. */
inline constexpr qreal FontSize = 12;

/** The fill and the line of a shape, as CSS colors. The shape has no line if `stroke` is empty. */
struct Paint {
    QString fill = u"none"_qs;
    QString stroke = {};
};

/** Writes a picture as an SVG 1.1 file on white, without scripts, external styles and links. Characters that XML does
 * not allow are written as U+FFFD. */
class SvgWriter final
{
public:
    SvgWriter(const QSizeF &size, const QString &title);
    Q_DISABLE_COPY_MOVE(SvgWriter)

    /** Begins a group of shapes. Programs show its title as a tool tip. */
    void beginGroup(const QString &title);
    void endGroup();
    /** Writes a rectangle whose corners have this radius. */
    void writeRect(const QRectF &rect, qreal radius, const Paint &paint);
    /** Writes a line of text that begins at `baseLine`. `weight` is a `font-weight` such as `bold`, or empty. */
    void writeText(const QPointF &baseLine, const QString &text, const QString &fill, const QString &weight = {});
    /** Writes a path with this `d`. */
    void writePath(const QString &data, const Paint &paint);
    /** Returns the file. Nothing can be written after that. */
    [[nodiscard]] QByteArray finish();

    /** Returns a point as the data of a path has it: `12.0 3.5`. */
    [[nodiscard]] static QString pointText(const QPointF &point);
    /** Returns where the base line of a text in the middle of a row starts, `indent` right of the left side. */
    [[nodiscard]] static QPointF baseLineIn(const QRectF &row, qreal indent = 0);

private:
    void writeAttribute(const QString &name, qreal number);
    void writePaint(const Paint &paint);

    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace svg
