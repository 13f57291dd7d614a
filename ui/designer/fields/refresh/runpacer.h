#pragma once

#include "document.h"

#include <QTimer>
#include <QWidget>

namespace designer {

/**
 * Decides when a result that a worker thread computes from a document has to be computed again: after a pause in
 * editing, one run at a time, and only while a widget is visible.
 */
class RunPacer final : public QObject
{
    Q_OBJECT

public:
    RunPacer(document::Document &document, QWidget *shown, QObject *parent);

    /** Makes a run due immediately instead of after a pause; for example, because another place is shown. */
    void restart();
    /**
     * Tells that the run that was due has ended. Returns false if its result is already out of date, in which case
     * another run will be due.
     */
    [[nodiscard]] bool finish();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void due();

private:
    void begin();
    void restartLater();

    QWidget *m_shown;
    QTimer m_pause;
    bool m_isRunning = false;
    bool m_isStale = false;
};

} // namespace designer
