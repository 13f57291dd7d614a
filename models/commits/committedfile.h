#pragma once

#include "opendefinition.h"
#include "snapshot.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace git {
class RepositoryFiles;
}

namespace commits {

/**
 * The version of a definition's file in the HEAD commit of its git repository. It is read on a worker: when the object
 * is created, when the path of the definition changes, and by refresh(). A repository that can't be read has no
 * versions: it is not what the user works on here.
 */
class CommittedFile final : public QObject
{
    Q_OBJECT

public:
    CommittedFile(workspace::OpenDefinition &definition, git::RepositoryFiles &files);
    ~CommittedFile() override;

    /** The definition; null after it was destroyed. */
    [[nodiscard]] const workspace::OpenDefinition *definition() const { return m_definition; }
    /** The text in HEAD; std::nullopt if the file is in no repository or is not tracked, and until it was read. */
    [[nodiscard]] const std::optional<QByteArray> &text() const { return m_text; }
    /** The text in HEAD as a tree, std::nullopt if there is none yet. The first call for a text starts to parse it on a
     * worker, which ends with treeChanged(). */
    [[nodiscard]] const std::optional<document::Snapshot> &tree();
    /** Reads the version in HEAD again if HEAD has moved. */
    void refresh();

signals:
    /** text() has changed, and tree() with it. */
    void textChanged();
    void treeChanged();

private:
    void readNewPath();
    void take(const QByteArray &commit, const std::optional<QByteArray> &text);
    void parse();
    void dropTree();

    QPointer<workspace::OpenDefinition> m_definition;
    git::RepositoryFiles &m_files;
    QByteArray m_commit; ///< The name of the HEAD commit that was read last; empty if none was read.
    std::optional<QByteArray> m_text;
    std::optional<document::Snapshot> m_tree;
    int m_path = 0; ///< The number of paths that the definition had. Results for earlier ones are ignored.
    bool m_isReading = false;
    bool m_isParsing = false;
};

} // namespace commits
