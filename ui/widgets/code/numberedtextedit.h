#pragma once

#include <QHash>
#include <QPlainTextEdit>

namespace widgets {

/** A text edit in the code font that does not wrap lines. Its margin shows line numbers, and a dot at marked lines. */
class NumberedTextEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit NumberedTextEdit(QWidget *parent = nullptr);

    void setLineNumbersVisible(bool visible);

protected:
    /** Returns the colors of the dots in the margin by line number, counted from 0, for `firstLine` and the lines
     * below. Called when the margin is painted. */
    [[nodiscard]] virtual QHash<int, QColor> marksFrom(int firstLine) const;
    /** Sets whether the margin has room for the dots of marked lines. */
    void setMarksVisible(bool visible);
    /** Repaints the margin with the line numbers and dots. */
    void updateMargin();
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class LineMargin;
    void layOutMargin();
    [[nodiscard]] int marginWidth() const;
    void paintMargin(QPaintEvent *event);

    QWidget *m_margin = nullptr;
    bool m_hasNumbers = false;
    bool m_hasMarks = false;
};

} // namespace widgets
