#pragma once

#include "documentstore.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace workspace {

/**
 * Makes and writes exported files on a thread of its own, one after the other, so that the window does not wait for a
 * large file or a slow disk. The destructor waits until the files that were to be written are complete.
 */
class ExportWriter final : public QObject
{
    Q_OBJECT

public:
    using Content = std::function<base::Result<QByteArray>()>;
    using Write = std::function<base::Result<void>(DocumentStore &)>;
    using Written = std::function<void(const base::Result<void> &)>;

    explicit ExportWriter(DocumentStore &store, QObject *parent = nullptr);
    ~ExportWriter() override;

    /** Calls `content()` on the thread and writes what it returns, see DocumentStore::write(). Calls `written` in the
     * thread of this object with the error of either; never, if this object is destroyed before. */
    void write(const QString &path, Content content, Written written);
    /** Calls `write(store)` on the thread, for example to write several files, and then `written` as above. */
    void run(Write write, Written written);
    /** Returns true until `written` was called for all files. */
    [[nodiscard]] bool isWriting() const { return m_pending > 0; }

private:
    DocumentStore &m_store;
    int m_pending = 0;
    QThreadPool m_thread;
};

} // namespace workspace
