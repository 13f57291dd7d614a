#pragma once

#include "cancellation.h"
#include "detachedpool.h"
#include "problemcount.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <memory>
#include <optional>

namespace settings {
class Settings;
}
namespace workspace {
class DocumentStore;
}

namespace window {

class SeenFiles;

/** A file or folder that was opened. */
struct RecentFile {
    enum class State { Unknown, File, Folder, Missing };
    QString path;
    State state = State::Unknown; ///< Unknown until a worker has looked for the path.
    QString title = {};           ///< The title of the definition; empty if it is not known.
    QString version = {};         ///< The version of the definition; empty if it is not known.
    bool isChanged = false;       ///< The file has changed on disk since it was open last.
    bool hasUnsavedEdits = false; ///< Unsaved edits of an earlier run can be restored.
    /** The problems of the definition as of its last run of lint; std::nullopt if the file has changed since. */
    std::optional<workspace::ProblemCount> problems = {};

    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/** The files and folders that were opened, the newest first, as the settings store them. Workers look which of them
 * exist, and then read what has changed, because a path on the network can take long. Nobody waits for them: the list
 * can be destroyed while a server does not respond. */
class RecentFiles final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of bytes of a file that is read for its title. */
    static constexpr qint64 MostBytes = 1024 * 1024;

    /** `seen` must outlive the list. Workers that can outlive the list read the files of `store`; if it is null, no
     * file is read. */
    RecentFiles(settings::Settings &settings, std::shared_ptr<workspace::DocumentStore> store, const SeenFiles &seen,
                QObject *parent);
    ~RecentFiles() override;

    [[nodiscard]] const QList<RecentFile> &entries() const { return m_entries; }
    /** Looks again at the entries; changed() is emitted if something differs. */
    void refresh();
    /** Sets the paths of the files that have unsaved edits of an earlier run. */
    void setUnsaved(const QStringList &paths);
    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    void setPaths(const QStringList &paths);
    void setEntries(QList<RecentFile> entries);
    void lookInside();

    settings::Settings &m_settings;
    const std::shared_ptr<workspace::DocumentStore> m_store; ///< Shared with the reader.
    const SeenFiles &m_seen;
    QList<RecentFile> m_entries;
    QSet<QString> m_unsaved;
    base::Cancellation m_look; ///< The last search for the paths, which makes earlier ones unwanted.
    base::Cancellation m_read; ///< The last read of the files.
    // A thread each, so that a path that does not respond takes no thread of other work.
    base::DetachedPool m_looker{1};
    base::DetachedPool m_reader{1};
};

} // namespace window
