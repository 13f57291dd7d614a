#pragma once

#include "documentstore.h"
#include "findingplaces.h"
#include "gatewaycheck.h"

namespace commands {

/** The definitions below a folder that one gateway serves together. They are read one after the other, and of each only
 * the ServedApi is kept. */
class GatewayFolder final
{
public:
    explicit GatewayFolder(workspace::DocumentStore &store)
        : m_store(store)
    {}

    /** Reads all definitions below a folder. Error: InvalidArgument with a message if there are none, or too many. */
    [[nodiscard]] base::Result<void> read(const QString &folder);
    /** Returns the definitions without syntax errors, sorted by path. Their documentPath is the name for reports: the
     * folder as given with the path in it. */
    [[nodiscard]] const QList<reach::ServedApi> &apis() const { return m_apis; }

    /** Returns the findings and the syntax errors of all files, sorted by file. Problems of the environment are
     * findings of the folder. Reads the files with findings again for their lines. */
    [[nodiscard]] QList<ApiFindings> located(const QList<reach::GatewayFinding> &findings) const;

private:
    struct File {
        QString name;
        QString address;      ///< The absolute path.
        ApiFindings problems; ///< Why it is not in `m_apis`.
    };

    void readFile(File &file);
    [[nodiscard]] ApiFindings locatedIn(const File &file, const base::Diagnostics &problems) const;

    workspace::DocumentStore &m_store;
    QString m_folder;
    QList<File> m_files;
    QList<reach::ServedApi> m_apis;
};

} // namespace commands
