#pragma once

#include <QColor>
#include <QHash>
#include <QWidget>

#include <functional>

namespace source {

/** What is marked at a line. */
struct LineMark {
    QColor problem;         ///< Invalid: none.
    QColor change;          ///< A bar at the line; invalid: none.
    bool isRemoval = false; ///< Lines were removed above it.
};

/** A line that is visible. */
struct GutterLine {
    qsizetype line = 0; ///< Counted from 0.
    qsizetype row = 0;  ///< Rows from the top of the view to its first row; can be negative.
    bool isCurrent = false;
    bool canFold = false;
    bool isFolded = false;
};

/** The area left of the text: problems, line numbers, changes and folds. */
class Gutter final : public QWidget
{
    Q_OBJECT

public:
    /** `lines` gives the lines that are visible. The wheel scrolls `scrolled`. */
    Gutter(const std::function<QList<GutterLine>()> &lines, QWidget *scrolled, QWidget *parent);

    /** The height of a row in pixels. */
    void setRowHeight(int height);

    /** The width for line numbers up to that. */
    [[nodiscard]] int widthFor(qsizetype lineCount) const;
    /** The marks of visible lines, counted from 0. */
    void setMarks(const QHash<qsizetype, LineMark> &marks);
    [[nodiscard]] const QHash<qsizetype, LineMark> &marks() const { return m_marks; }

signals:
    /** The number of a line was pressed. */
    void linePressed(qsizetype line, bool extends);
    /** The mark of a problem was pressed. */
    void problemPressed(qsizetype line);
    /** The bar of a change was pressed. */
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
    void paintFold(QPainter &painter, int top, bool isFolded) const;

    std::function<QList<GutterLine>()> m_lines;
    QWidget *m_scrolled;
    int m_rowHeight = 1;
    QHash<qsizetype, LineMark> m_marks;
};

} // namespace source
