#pragma once

#include "bundlewriter.h"

#include <QObject>
#include <QThreadPool>

class QWidget;

namespace management {
class EnvironmentList;
}
namespace workspace {
class DocumentStore;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace replay {

/** Saves bundles and opens them, with file dialogs. A worker writes and reads the files. */
class BundleFiles final : public QObject
{
    Q_OBJECT

public:
    /** `owner` is the parent of the dialogs. */
    BundleFiles(workspace::Workspace &workspace, workspace::DocumentStore &store,
                const management::EnvironmentList &environments, QWidget &owner);

    /** Asks for a file name in the folder of the definition, and writes exchanges and the definition that served them,
     * without secrets. `leftOut` is the number of exchanges that the user selected, too. */
    void save(const QList<traffic::ExchangePtr> &exchanges, const workspace::OpenDefinition &definition,
              qsizetype leftOut = 0);
    /** Writes a bundle without a dialog. */
    void saveTo(const QString &path, const QList<traffic::ExchangePtr> &exchanges,
                const workspace::OpenDefinition &definition, qsizetype leftOut = 0);
    /** Asks for a bundle and shows it. */
    void open();
    /** Shows a bundle without a dialog for its name. */
    void openFrom(const QString &path);

signals:
    /** A bundle was written. `text` says where. */
    void succeeded(const QString &text);
    /** A bundle was not written or not read. `text` says why; `details` is the path of the file. */
    void failed(const QString &text, const QString &details);

private:
    [[nodiscard]] BundleContents contentsOf(const workspace::OpenDefinition &definition) const;

    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    const management::EnvironmentList &m_environments;
    QWidget &m_owner;
    QThreadPool m_worker; ///< The last member, because its destructor waits for the worker.
};

} // namespace replay
