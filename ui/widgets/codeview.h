#pragma once

#include <QPlainTextEdit>

namespace widgets {

/** Read-only text in the fixed font, not wrapped, with line numbers if wanted. */
class CodeView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /** Shows or hides the margin with the numbers of lines. */
    void setLineNumbersVisible(bool visible);
    /** Replaces the text and keeps the scroll position where the text is the same in length. */
    void setCode(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class LineNumberMargin;
    void refreshMargin();
    int marginWidth() const;
    void paintMargin(QPaintEvent *event);

    QWidget *m_margin = nullptr;
};

} // namespace widgets
