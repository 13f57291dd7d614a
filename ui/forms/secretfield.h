#pragma once

#include <QLineEdit>

class QToolButton;

namespace forms {

/**
 * A line edit for a secret with a button that reveals the text. The text is masked again when the field loses the
 * focus.
 */
class SecretField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SecretField(QWidget *parent = nullptr);

    [[nodiscard]] bool isRevealed() const { return echoMode() == QLineEdit::Normal; }
    /** Reveals or masks the text of the field, as the field's button does. */
    void setRevealed(bool revealed);
    /**
     * Sets whether the text of the field can be masked. Set it to false for a reference such as `env://NAME`, which is
     * not secret and is shown in plain text.
     */
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
