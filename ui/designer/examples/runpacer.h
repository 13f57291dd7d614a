#pragma once

#include "document.h"

#include <QTimer>
#include <QWidget>

namespace designer {

/**
 * Says when something that is computed from a document on a worker is due: after a pause in editing, one run at a time,
 * and only while a widget is visible.
 */
class RunPacer final : public QObject
{
    Q_OBJECT

public:
    RunPacer(document::Document &document, QWidget *shown, QObject *parent);

    /** A run is due immediately, as for another place. */
    void restart();
    /** The run that was due has ended. False if its result is out of date: another one will be due. */
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
