#pragma once

#include "managementservices.h"
#include "result.h"

#include <QCommandLineParser>
#include <QObject>

#include <optional>

namespace commands {

/** Declares the options that choose an environment: --env, --base-url, --portal-url, --token-env, --allow-http. */
void addEnvironmentOptions(QCommandLineParser &parser);
/** Declares the options of addEnvironmentOptions() and --format. */
void addManagementOptions(QCommandLineParser &parser);

/** A session with the dashboard and portal that the options name: an environment's, or addresses given directly. */
class ManagementSession final : public QObject
{
    Q_OBJECT

public:
    explicit ManagementSession(services::CoreServices &core, QObject *parent = nullptr);

    /** Reads the options and selects the environment. Starts the sandbox if its environment is chosen. */
    [[nodiscard]] base::Result<void> open(const QCommandLineParser &parser);
    /** Returns the environment that the options choose. Makes no request and starts nothing. */
    [[nodiscard]] base::Result<management::Environment> chosenEnvironment(const QCommandLineParser &parser) const;
    /** Returns the service that calls the dashboard and portal. Use it after open(). */
    [[nodiscard]] management::ManagementService &service() { return m_services.management; }

private:
    services::ManagementServices m_services;
};

/** Returns the lines for standard error about a failed call: its status and message, and advice if there is some. */
[[nodiscard]] QStringList callErrorLines(const management::CallError &error);

/** The output formats that --format can name. */
enum class AnswerFormat { Text, Json };
[[nodiscard]] std::optional<AnswerFormat> answerFormat(const QCommandLineParser &parser);

} // namespace commands
