#pragma once

#include "environment.h"
#include "managementapi.h"
#include "result.h"
#include "secretresolver.h"

#include <QCommandLineParser>
#include <QObject>

#include <memory>

namespace commands {

/** --env, --base-url, --portal-url, --token-env, --allow-http. */
void addEnvironmentOptions(QCommandLineParser &parser);
/** Those and --format. */
void addManagementOptions(QCommandLineParser &parser);

/** A dashboard and portal as the options choose them: an environment by its name, or addresses given directly. */
class ManagementSession final : public QObject
{
    Q_OBJECT

public:
    explicit ManagementSession(QObject *parent = nullptr);
    ~ManagementSession() override;

    /** Reads the options; the sandbox's servers are started when that is what was chosen. */
    [[nodiscard]] base::Result<void> open(const QCommandLineParser &parser);
    /** The environment that the options choose, without asking or starting anything. */
    [[nodiscard]] base::Result<management::Environment> chosenEnvironment(const QCommandLineParser &parser) const;
    [[nodiscard]] secrets::Keychain &keychain();
    [[nodiscard]] management::DashboardApi &dashboard();
    /** What dashboard() has answered about certificates. */
    [[nodiscard]] const management::KnownCertificates &knownCertificates();
    [[nodiscard]] management::PortalApi &portal();

private:
    struct Parts;
    [[nodiscard]] base::Result<void> startSandbox(management::Environment &environment);

    std::unique_ptr<Parts> m_parts;
};

/** The two formats of these commands; nothing for another word. */
enum class AnswerFormat { Text, Json };
[[nodiscard]] std::optional<AnswerFormat> answerFormat(const QCommandLineParser &parser);

} // namespace commands
