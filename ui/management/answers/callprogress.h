#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace answers {

/** How much of a response was received, and "Cancel". It appears when a call takes longer than 400 ms. */
class CallProgress final : public QWidget
{
    Q_OBJECT

public:
    explicit CallProgress(const QString &cancelName, QWidget *parent = nullptr);

    void begin();
    /** Sizes in KiB. `all` is 0 when the server doesn't announce the size. */
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
