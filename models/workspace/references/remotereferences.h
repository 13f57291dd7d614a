#pragma once

#include "referencefetcher.h"
#include "references.h"
#include "settings.h"
#include "workspace.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace workspace {

/**
 * Fetches documents on the network that references name, only after the user allows it for this run or for all
 * definitions of a folder. They are cached until the program ends.
 */
class RemoteReferences final : public QObject
{
    Q_OBJECT

public:
    /** An address that the user has to decide about. */
    struct Question {
        QString url;
        openapi::Unavailability why; ///< NotFetched, LeadsElsewhere, or why it could not be fetched.
        /** What would be allowed: the URL, or the one that it redirects to. */
        [[nodiscard]] QString subject() const;
        [[nodiscard]] bool isFailure() const;
        friend bool operator==(const Question &, const Question &) = default;
    };

    RemoteReferences(Workspace &workspace, ReferenceFetcher &fetcher, settings::Settings &settings,
                     QObject *parent = nullptr);

    /** Addresses of a definition that are undecided or failed, sorted by address. */
    [[nodiscard]] QList<Question> questions(const OpenDefinition &definition) const;
    /** Fetches the address of the question; allowed only for this run. */
    void allowOnce(const Question &question);
    /** The same for all addresses of its server; stored for the definitions of this one's folder. */
    void allowServer(const OpenDefinition &definition, const Question &question);
    /** The question is not shown again in this run. */
    void decline(const Question &question);
    /** Fetches failed addresses again. */
    void tryAgain(const Question &question);

    /** The servers that are allowed for a definition's folder. */
    [[nodiscard]] QStringList rememberedServers(const OpenDefinition &definition) const;
    /** Revokes a server for that folder. Documents that were already fetched stay for this run. */
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
    QSet<QString> m_once;     ///< Addresses that were allowed for this run.
    QStringList m_onceBelow;  ///< Servers of untitled definitions, which have no folder.
    QSet<QString> m_declined; ///< Subjects of questions.
    QSet<QString> m_inFlight;
};

} // namespace workspace
