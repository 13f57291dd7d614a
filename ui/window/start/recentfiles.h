#pragma once

#include "problemcount.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

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
 * exist, and then read what has changed, because a path on the network can take long. */
class RecentFiles final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of bytes of a file that is read for its title. */
    static constexpr qint64 MostBytes = 1024 * 1024;

    /** `store` and `seen` must outlive the list. */
    RecentFiles(settings::Settings &settings, workspace::DocumentStore &store, const SeenFiles &seen, QObject *parent);
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
    workspace::DocumentStore &m_store;
    const SeenFiles &m_seen;
    QList<RecentFile> m_entries;
    QSet<QString> m_unsaved;
    /** The thread that reads files. Its destructor waits for it, because the worker uses the store. */
    QThreadPool m_reader;
};

} // namespace window
