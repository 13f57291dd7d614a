#pragma once

#include "argumentwords.h"
#include "lintedfiles.h"
#include "managementsession.h"
#include "secretanswers.h"

#include <QTimer>

namespace commands {

/**
 * Does the checks of `lint` outside of the files: that the secret references that the user has allowed have a value,
 * and that the dashboard has the certificates that the definitions need. Without a named environment only this machine
 * is queried, and problems are warnings because the gateway may run elsewhere. With a named environment, its secret
 * stores on the network and its dashboard are queried too.
 */
class LintPreflight final : public QObject
{
    Q_OBJECT

public:
    explicit LintPreflight(services::CoreServices &core, QObject *parent = nullptr);

    /** Declares the options --offline, --allow-secrets and the ones that choose an environment. */
    static void addOptions(QCommandLineParser &parser);
    /** Reads the options of addOptions(). Error: InvalidArgument with a message. */
    [[nodiscard]] base::Result<void> choose(const QCommandLineParser &parser);
    [[nodiscard]] bool isOffline() const { return m_isOffline; }
    /** Notes the secrets and certificates that a file refers to. */
    void add(const LintedFile &file);
    /** Starts to query everything that the added files refer to, until the environment's time-out. */
    void start();
    /** Returns the problems that the checks found for one of the files. Call it after finished(). */
    [[nodiscard]] base::Diagnostics problems(const LintedFile &file);

signals:
    void finished();

private:
    /** Returns why a reference is not looked up, or std::nullopt if it is. */
    [[nodiscard]] std::optional<rules::SecretAdvice> obstacle(const LintedFile &file, const QString &origin,
                                                              const secrets::SecretReference &reference) const;
    void listCertificates();
    void conclude();
    [[nodiscard]] base::Diagnostics secretProblems(const LintedFile &file) const;
    [[nodiscard]] base::Diagnostics certificateProblems(const document::Snapshot &document);

    services::CoreServices &m_core;
    ManagementSession m_session;
    management::Environment m_environment;
    preflight::SecretAnswers m_answers;
    QTimer m_deadline;
    QList<secrets::SecretReference> m_asked;
    bool m_needsCertificates = false;
    std::optional<management::CallError> m_listError; ///< Why the list of certificates could not be fetched.
    bool m_isListing = false;
    bool m_isOffline = false;
    bool m_isNamed = false; ///< Whether the options name an environment.
    bool m_isStarted = false;
    bool m_isFinished = false;
};

} // namespace commands
