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
 * Fetches what references name on the network once the person allowed it, for this run or for all definitions of a
 * folder, and never before. An answer is kept for as long as the program runs.
 */
class RemoteReferences final : public QObject
{
    Q_OBJECT

public:
    /** An address that waits for a word of the person. */
    struct Question {
        QString url;
        openapi::Unavailability why; ///< NotFetched, LeadsElsewhere, or what kept it from being fetched.
        /** What would be allowed: the URL, or where it leads on to. */
        [[nodiscard]] QString subject() const;
        [[nodiscard]] bool isFailure() const;
        friend bool operator==(const Question &, const Question &) = default;
    };

    RemoteReferences(Workspace &workspace, ReferenceFetcher &fetcher, base::Settings &settings,
                     QObject *parent = nullptr);

    /** What a definition leads to and nobody has decided about, and what failed; sorted by address. */
    [[nodiscard]] QList<Question> questions(const OpenDefinition &definition) const;
    /** Fetches what the question is about, in this run alone. */
    void allowOnce(const Question &question);
    /** The same for all that its server has, remembered for the definitions of this one's folder. */
    void allowServer(const OpenDefinition &definition, const Question &question);
    /** Not asked again in this run. */
    void decline(const Question &question);
    /** Fetches again what failed. */
    void tryAgain(const Question &question);

    /** The servers that are remembered for a definition's folder. */
    [[nodiscard]] QStringList rememberedServers(const OpenDefinition &definition) const;
    /** Takes back what was remembered for that folder; what was fetched already stays for this run. */
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
    base::Settings &m_settings;
    QSet<QString> m_once;     ///< Addresses that were allowed for this run.
    QStringList m_onceBelow;  ///< Servers of untitled definitions, which have no folder.
    QSet<QString> m_declined; ///< Subjects of questions.
    QSet<QString> m_inFlight;
};

} // namespace workspace
