#pragma once

#include <QLineEdit>

class QToolButton;

namespace forms {

/** A masked line with an eye that reveals it; it masks itself again when the focus leaves it. */
class SecretField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SecretField(QWidget *parent = nullptr);

    [[nodiscard]] bool isRevealed() const { return echoMode() == QLineEdit::Normal; }
    /** Shows or masks the text, as the eye does. */
    void setRevealed(bool revealed);
    /** References such as `env://NAME` are no secret: they may be shown as they are. */
    void setMasked(bool masked);

signals:
    void revealedChanged(bool revealed);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QToolButton *m_eye = nullptr;
    bool m_masked = true;
};

} // namespace forms
