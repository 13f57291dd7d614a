#pragma once

#include "referencefetcher.h"
#include "references.h"
#include "settings.h"
#include "workspace.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace workspace {

/** Fetches the documents on the network that references name, but only after the user has allowed it for this run or
 * for all definitions of a folder. Documents are cached until the program ends. */
class RemoteReferences final : public QObject
{
    Q_OBJECT

public:
    /** A URL that the user has to decide about: whether to fetch it, or what to do about a failure. */
    struct Question {
        QString url;
        /** Why the URL has no document: NotFetched, LeadsElsewhere, or why it could not be fetched. */
        openapi::Unavailability why;
        /** The URL that the user would allow: `url`, or the one that it redirects to. */
        [[nodiscard]] QString subject() const;
        [[nodiscard]] bool isFailure() const;
        friend bool operator==(const Question &, const Question &) = default;
    };

    RemoteReferences(Workspace &workspace, ReferenceFetcher &fetcher, settings::Settings &settings,
                     QObject *parent = nullptr);

    /** The URLs of a definition's references that are undecided or failed, sorted by URL. */
    [[nodiscard]] QList<Question> questions(const OpenDefinition &definition) const;
    /** Allows the question's subject() for this run only, and fetches it. */
    void allowOnce(const Question &question);
    /** Allows all URLs of the server of the question's subject(), and fetches the missing ones. The server is stored
     * for the definitions of this definition's folder; for an untitled definition, it is allowed for this run only. */
    void allowServer(const OpenDefinition &definition, const Question &question);
    /** Declines the question's subject(), so that it is not shown again in this run. */
    void decline(const Question &question);
    /** Fetches the URL of a failed question again, if it is allowed. */
    void tryAgain(const Question &question);

    /** The servers that are stored as allowed for the definition's folder. */
    [[nodiscard]] QStringList rememberedServers(const OpenDefinition &definition) const;
    /** Revokes all servers that are stored for the definition's folder. Documents that were already fetched stay for
     * this run. */
    void forgetServers(const OpenDefinition &definition);

signals:
    void questionsChanged();

private:
    void watch(OpenDefinition *definition);
    void fetchAllowed(const OpenDefinition &definition);
    void fetchAllowedAgain();
    void fetch(const OpenDefinition &definition, const QString &url);
    [[nodiscard]] AllowedUrls allowedFor(const OpenDefinition &definition) const;

    Workspace &m_workspace;
    ReferenceFetcher &m_fetcher;
    settings::Settings &m_settings;
    QSet<QString> m_once;    ///< URLs that were allowed for this run.
    QStringList m_onceBelow; ///< Servers that were allowed for untitled definitions, which have no folder, in this run.
    QSet<QString> m_declined; ///< Subjects of the questions that the user has declined in this run.
    QSet<QString> m_inFlight;
};

} // namespace workspace
