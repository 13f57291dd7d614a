#pragma once

#include <QWidget>

class QLabel;

namespace forms {

/**
 * A message below a field of a form, with an icon for the severity of the message. It is hidden while its text is
 * empty.
 */
class FieldMessage final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Error, Warning, Information };

    explicit FieldMessage(QWidget *parent = nullptr);

    /** Shows a message of this kind below the field, or hides the message if `text` is empty. */
    void show(Kind kind, const QString &text);
    void clear();
    [[nodiscard]] QString text() const;
    [[nodiscard]] Kind kind() const { return m_kind; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    Kind m_kind = Kind::Error;
};

} // namespace forms
