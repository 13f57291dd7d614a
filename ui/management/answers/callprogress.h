#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace answers {

/** How much of an answer has come, with "Cancel" beside it. It shows itself when a call takes longer than a blink. */
class CallProgress final : public QWidget
{
    Q_OBJECT

public:
    explicit CallProgress(const QString &cancelName, QWidget *parent = nullptr);

    void begin();
    /** KiB that have come, and how many will; 0 where the server does not say. */
    void show(int received, int all);
    void end();
    void retranslate();

signals:
    void cancelRequested();

private:
    QLabel *m_label = nullptr;
    QPushButton *m_cancel = nullptr;
    QTimer m_delay;
};

} // namespace answers
