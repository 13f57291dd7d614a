#include "exportwriter.h"

#include "worker.h"

namespace workspace {

ExportWriter::ExportWriter(DocumentStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    m_thread.setMaxThreadCount(1);
}

// Waits before QObject's destructor cancels what this object is the context of: the user chose the files.
ExportWriter::~ExportWriter()
{
    m_thread.waitForDone();
}

void ExportWriter::write(const QString &path, Content content, Written written)
{
    run(
        [path, content = std::move(content)](DocumentStore &store) -> base::Result<void> {
            const base::Result<QByteArray> bytes = content();
            return bytes ? store.write(path, *bytes) : base::Result<void>(bytes.error());
        },
        std::move(written));
}

void ExportWriter::run(Write write, Written written)
{
    ++m_pending;
    base::runOnWorker(
        m_thread, this, [&store = m_store, write = std::move(write)] { return write(store); },
        [this, written = std::move(written)](const base::Result<void> &result) {
            --m_pending;
            written(result);
        });
}

} // namespace workspace

#include "moc_exportwriter.cpp"
