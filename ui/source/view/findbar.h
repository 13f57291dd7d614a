#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace source {

/** Find and replace in a text. Return goes to the next match, Shift+Return to the previous one, Escape closes. */
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QPlainTextEdit *editor, QWidget *parent = nullptr);

    /** Shows the bar. The selected text becomes the search text. */
    void open(bool withReplace);
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    bool search(bool backward);
    void replaceOne();
    void replaceAll();
    void close();

    QPlainTextEdit *m_editor;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_replacement = nullptr;
    QCheckBox *m_matchCase = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_close = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_replaceAll = nullptr;
    QLabel *m_result = nullptr;
};

} // namespace source
