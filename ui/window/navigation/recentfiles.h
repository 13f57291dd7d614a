#pragma once

#include <QObject>
#include <QStringList>

namespace settings {
class Settings;
}

namespace window {

/** A file or folder that was opened. */
struct RecentFile {
    enum class State { Unknown, File, Folder, Missing };
    QString path;
    State state = State::Unknown; ///< Unknown until a worker has looked for the path.
    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/** The files and folders that were opened, the newest first, as the settings store them. A worker looks which of them
 * exist, because a path on the network can take long. */
class RecentFiles final : public QObject
{
    Q_OBJECT

public:
    explicit RecentFiles(settings::Settings &settings, QObject *parent);

    [[nodiscard]] const QList<RecentFile> &entries() const { return m_entries; }
    /** Looks again which entries exist; changed() is emitted if something differs. */
    void refresh();
    void clear();

signals:
    void changed();

private:
    void setPaths(const QStringList &paths);
    void setEntries(const QList<RecentFile> &entries);

    settings::Settings &m_settings;
    QList<RecentFile> m_entries;
};

} // namespace window
