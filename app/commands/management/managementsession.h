#pragma once

#include "managementservices.h"
#include "result.h"

#include <QCommandLineParser>
#include <QObject>

#include <optional>

namespace commands {

/** --env, --base-url, --portal-url, --token-env, --allow-http. */
void addEnvironmentOptions(QCommandLineParser &parser);
/** Those and --format. */
void addManagementOptions(QCommandLineParser &parser);

/** The dashboard and portal that the options name: those of an environment, or addresses given directly. */
class ManagementSession final : public QObject
{
    Q_OBJECT

public:
    explicit ManagementSession(services::CoreServices &core, QObject *parent = nullptr);

    /** Reads the options. Starts the sandbox if its environment is chosen. */
    [[nodiscard]] base::Result<void> open(const QCommandLineParser &parser);
    /** The environment that the options choose. Makes no request and starts nothing. */
    [[nodiscard]] base::Result<management::Environment> chosenEnvironment(const QCommandLineParser &parser) const;
    /** The calls to both, after open(). */
    [[nodiscard]] management::ManagementService &service() { return m_services.management; }

private:
    services::ManagementServices m_services;
};

/** The two values of --format; nothing for any other. */
enum class AnswerFormat { Text, Json };
[[nodiscard]] std::optional<AnswerFormat> answerFormat(const QCommandLineParser &parser);

} // namespace commands
