#pragma once

#include "cancellation.h"
#include "documentchange.h"
#include "exchangechunk.h"
#include "inferencecounts.h"
#include "result.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

class QMenu;
class QWidget;

namespace workspace {
class DocumentStore;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace traffic {

/**
 * Drafts API descriptions from exchanges: as a new definition that is not saved yet, or as one undo step in an open
 * one. A worker reads the exchanges; the destructor cancels it.
 */
class TrafficDrafts final : public QObject
{
    Q_OBJECT

public:
    /** `owner` is the parent of the file dialog. */
    TrafficDrafts(workspace::Workspace &workspace, workspace::DocumentStore &store, QWidget &owner);
    ~TrafficDrafts() override;

    /** Returns the exchanges of the list. */
    using Exchanges = std::function<QList<items::KeptExchange>()>;
    /** Fills a menu with what can be drafted each time it opens: a new definition from the exchanges or from a HAR
     * file, and additions to each open definition. */
    void setMenu(QMenu &menu, Exchanges exchanges);

    /** Starts to draft a new definition from exchanges. A draft that is still running is cancelled, as by the two
     * below.
     */
    void draftExchanges(const QList<items::KeptExchange> &exchanges);
    /** Starts to draft a new definition from a HAR file. */
    void draftFile(const QString &path);
    /** Starts to draft what exchanges add to an open definition. */
    void addTo(workspace::OpenDefinition &definition, const QList<items::KeptExchange> &exchanges);
    /** Cancels the draft that is running. */
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    /** isRunning() has changed: a draft has begun or ended. */
    void runningChanged();
    /** A definition was drafted or extended and is to be shown. `text` says how many exchanges the draft is made from.
     */
    void drafted(workspace::OpenDefinition *definition, const QString &text);
    /** A draft has succeeded, and no definition is to be shown. `text` says why. */
    void succeeded(const QString &text);
    /** A draft has failed. `text` says why and what to do; `details` is the path of the HAR file, or empty. */
    void failed(const QString &text, const QString &details);

private:
    /** What a worker made of the exchanges. */
    struct Draft {
        inference::InferenceCounts counts;
        QByteArray text;                        ///< The text of a new definition.
        document::Snapshot before;              ///< The state of the open definition that `edited` is an edit of.
        std::optional<document::Edited> edited; ///< The edit of the open definition; none if nothing is added.
    };
    using Work = std::function<base::Result<Draft>()>;

    void fillMenu(QMenu &menu, const Exchanges &exchanges);
    void chooseFile();
    void start(Work work, std::function<void(const Draft &)> then, const QString &path = {});
    void openNew(const Draft &draft);
    void extend(workspace::OpenDefinition &definition, const Draft &draft);
    [[nodiscard]] static QString usedText(const inference::InferenceCounts &counts);
    void setRunning(bool isRunning);

    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    QWidget &m_owner;
    bool m_isRunning = false;
    base::Cancellation m_running;
    /** The thread of the worker. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
