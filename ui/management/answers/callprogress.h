#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace answers {

/** Shows how much of the response to a call was received, and the button "Cancel". It appears when the call takes
 * longer than 400 ms. */
class CallProgress final : public QWidget
{
    Q_OBJECT

public:
    explicit CallProgress(const QString &cancelName, QWidget *parent = nullptr);

    void begin();
    /** Shows how much of the response was received. Sizes are in KiB; `all` is 0 if the server does not announce the
     * size. */
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
