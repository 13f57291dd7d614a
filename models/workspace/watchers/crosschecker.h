#pragma once

#include "document.h"
#include "result.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

class QThreadPool;

namespace workspace {

/** Cross-checks a document with yaml-cpp on a worker: after it is opened, when edits pause, and before a save. At most
 * one check of the whole text is in progress; its result is dropped if the text has changed meanwhile. */
class CrossChecker final : public QObject
{
    Q_OBJECT

public:
    static constexpr int RestMs = 1000;

    /** Creates an object that checks `document` in threads of `workers`, immediately and after edits. Does nothing for
     * strict JSON. */
    CrossChecker(document::Document &document, QThreadPool &workers, QObject *parent);

    /** Finds what yaml-cpp reads differently than this program in the changes that a save would write. */
    [[nodiscard]] QFuture<base::Result<base::Diagnostics>> checkChange();

signals:
    /** Emitted with what yaml-cpp reads differently than this program in the current text. */
    void finished(const base::Diagnostics &differences);

private:
    void checkSoon();
    void check();

    document::Document &m_document;
    QThreadPool &m_workers;
    QTimer m_rest;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
