#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
namespace widgets {
class ToneLabel;
}

namespace merge {

/** A field in which the user edits the text of a conflict, with buttons that take it or not. */
class ConflictEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit ConflictEdit(QWidget *parent = nullptr);

    /** Shows the field with a text, and gives it the focus. */
    void start(const QString &text);
    /** Hides the field. */
    void end();
    void showFailure(const QString &text);
    void retranslate();

signals:
    void taken(const QString &text);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    widgets::ToneLabel *m_label = nullptr;
    QPlainTextEdit *m_text = nullptr;
    widgets::ToneLabel *m_failure = nullptr;
    QPushButton *m_take = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace merge
