#pragma once

#include <QColor>
#include <QHash>
#include <QWidget>

#include <functional>

namespace source {

/** The marks that the gutter shows at a line. */
struct LineMark {
    QColor problem; ///< The color of the dot for the problems of the line; invalid for no dot.
    QColor change;  ///< The color of the bar for a changed line; invalid for no bar.
    /** Lines were removed above this line, which a triangle at its top edge shows in place of the bar. */
    bool isRemoval = false;
    QString verdict; ///< What the change means for clients, for the tooltip of the bar; empty if nothing is known.
};

/** A visible line, as the gutter draws it. */
struct GutterLine {
    qsizetype line = 0; ///< The number of the line, counted from 0.
    qsizetype row = 0;  ///< The number of rows from the top of the view to the first row of the line; can be negative.
    bool isCurrent = false;
    bool canFold = false;
    bool isFolded = false;
};

/** The area on the left of the text in a SourceView: marks of problems, line numbers, marks of changed lines, and fold
 * arrows. */
class Gutter final : public QWidget
{
    Q_OBJECT

public:
    /** `lines` returns the lines that are visible. Wheel events are passed on to `scrolled`. */
    Gutter(const std::function<QList<GutterLine>()> &lines, QWidget *scrolled, QWidget *parent);

    /** Sets the height of a row in pixels. */
    void setRowHeight(int height);

    /** The width in pixels that the gutter needs for line numbers up to `lineCount`. */
    [[nodiscard]] int widthFor(qsizetype lineCount) const;
    /** Sets the marks of the visible lines. The keys are line numbers, counted from 0. */
    void setMarks(const QHash<qsizetype, LineMark> &marks);
    [[nodiscard]] const QHash<qsizetype, LineMark> &marks() const { return m_marks; }

signals:
    /** The number of a line was pressed with the mouse: the line is to be selected or, if `extends`, the selection
     * extended to its end. */
    void linePressed(qsizetype line, bool extends);
    /** The mark of a problem at a line was pressed with the mouse. */
    void problemPressed(qsizetype line);
    /** The bar of a changed line was pressed with the mouse. */
    void changePressed(qsizetype line);
    void foldPressed(qsizetype line);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] qsizetype lineAt(int y) const;
    [[nodiscard]] int foldLeft() const;
    [[nodiscard]] int changeLeft() const;
    void paintLine(QPainter &painter, const GutterLine &line, int top) const;

    std::function<QList<GutterLine>()> m_lines;
    QWidget *m_scrolled;
    int m_rowHeight = 1;
    QHash<qsizetype, LineMark> m_marks;
};

} // namespace source
