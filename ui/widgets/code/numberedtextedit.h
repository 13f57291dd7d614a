#pragma once

#include <QHash>
#include <QPlainTextEdit>

namespace widgets {

/** A text edit in the code font without wrapping. Its margin shows line numbers and a dot at marked lines. */
class NumberedTextEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit NumberedTextEdit(QWidget *parent = nullptr);

    void setLineNumbersVisible(bool visible);

protected:
    /** The colors of the dots by line, counted from 0, for `firstLine` and the lines below. Called when the margin is
     * painted. */
    [[nodiscard]] virtual QHash<int, QColor> marksFrom(int firstLine) const;
    /** Reserves room for dots in the margin. */
    void setMarksVisible(bool visible);
    /** Repaints the margin. */
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
