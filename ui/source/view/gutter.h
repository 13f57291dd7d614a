#pragma once

#include <QColor>
#include <QHash>
#include <QWidget>

namespace source {

class SourceView;

/** What stands beside a line. */
struct LineMark {
    QColor problem;         ///< Invalid: none.
    QColor change;          ///< A bar at the line; invalid: none.
    bool isRemoval = false; ///< Lines were removed above it.
};

/** The area left of the text: problems, line numbers, changes and folds. */
class Gutter final : public QWidget
{
    Q_OBJECT

public:
    explicit Gutter(SourceView *view);

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
    void paintLine(QPainter &painter, qsizetype line, int top, bool isCurrent) const;
    void paintFold(QPainter &painter, int top, bool isFolded) const;

    SourceView *m_view;
    QHash<qsizetype, LineMark> m_marks;
};

} // namespace source
