#pragma once

#include "exchange.h"

#include <QWidget>

class QTableView;
namespace items {
class StreamEventModel;
}
namespace widgets {
class ToneLabel;
}

namespace traffic {

/** Shows the events of a stream in a table, and how many were dropped. Follows new events while the last one is
 * visible. */
class StreamView final : public QWidget
{
    Q_OBJECT

public:
    explicit StreamView(const QString &objectName, QWidget *parent = nullptr);

    /** Shows the events of an exchange. Secrets are masked if `masked`, as for an exchange that was not redacted. If it
     * is the exchange that is shown, with more events, these are added. */
    void setExchange(const Exchange &exchange, bool masked);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showDropped();

    items::StreamEventModel *m_events = nullptr;
    QTableView *m_table = nullptr;
    widgets::ToneLabel *m_dropped = nullptr;
    qint64 m_droppedCount = 0;
    quint64 m_shown = 0; ///< Exchange::id of a running exchange.
};

} // namespace traffic
