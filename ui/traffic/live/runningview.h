#pragma once

#include "exchange.h"

#include <QWidget>

class QPushButton;
namespace widgets {
class ElidedLabel;
class Heading;
class ToneLabel;
} // namespace widgets

namespace traffic {

class StreamView;

/** Shows a running exchange: what it waits for and for how long, and the events of its stream as they arrive. Secrets
 * are masked. */
class RunningView final : public QWidget
{
    Q_OBJECT

public:
    explicit RunningView(QWidget *parent = nullptr);

    /** Shows a running exchange, or a newer copy of it. `duration` is its duration in milliseconds as text. */
    void setExchange(const Exchange &running, const QString &duration);

signals:
    /** The user clicked "Cancel". */
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    widgets::Heading *m_state = nullptr;
    widgets::ElidedLabel *m_request = nullptr;
    widgets::ToneLabel *m_duration = nullptr;
    QPushButton *m_cancel = nullptr;
    StreamView *m_stream = nullptr;
};

} // namespace traffic
