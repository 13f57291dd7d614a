#pragma once

#include "pageview.h"
#include "problemcount.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace settings {
class Settings;
}
namespace workspace {
class DiskChanges;
class DocumentStore;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

/** What was known of a file when it was open as a definition. */
struct SeenFile {
    QString path;
    QByteArray stamp; ///< stampOf() of the file as it was read or last saved; empty if that is not known.
    QString title;    ///< The title in the definition's `info`, shortened.
    QString version;  ///< The version in the definition's `info`, shortened.
    workspace::ProblemCount problems;
    PageView view; ///< What the page of the definition showed.

    friend bool operator==(const SeenFile &, const SeenFile &) = default;
};

/** A short hash of DocumentStore::stamp() of the file at `path`; empty if the store has no stamp of it. Safe from any
 * thread. */
[[nodiscard]] QByteArray stampOf(workspace::DocumentStore &store, const QString &path);

/**
 * Remembers in the settings what was known of the files that were open last, at most MostFiles of them. The start page
 * compares them with the files on disk without opening them.
 */
class SeenFiles final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MostFiles = 50;
    /** The largest number of characters of a stored entry. Longer ones are not read. */
    static constexpr qsizetype MostCharacters = 16 * 1024;

    SeenFiles(workspace::Workspace &workspace, workspace::DiskChanges &disk, workspace::DocumentStore &store,
              settings::Settings &settings, QObject *parent);

    /** Sets the function that returns what the page of a definition shows. */
    void setViews(std::function<PageView(const workspace::OpenDefinition &)> views) { m_views = std::move(views); }
    /** What was known of the files that were open last, by path. */
    [[nodiscard]] QHash<QString, SeenFile> files() const;
    /** Stores what is known now of all open definitions. Call it when the window closes. */
    void storeAll();

signals:
    /** Emitted when files() has changed. */
    void changed();

private:
    void noteStamp(const workspace::OpenDefinition &definition);
    void store(const workspace::OpenDefinition &definition);
    [[nodiscard]] QList<SeenFile> stored() const;

    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    settings::Settings &m_settings;
    std::function<PageView(const workspace::OpenDefinition &)> m_views;
    /** The stamps of the files of open definitions as they were read or last saved, by path. */
    QHash<QString, QByteArray> m_stamps;
};

} // namespace window
