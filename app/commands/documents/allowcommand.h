#pragma once

#include "command.h"
#include "environment.h"
#include "grants.h"

namespace commands {

/** `allow FILE`: shows which secrets a definition may send and where to, and asks whether it may. */
class AllowCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const;
    /** False if the stored permissions can't be read. Then it has refused the command. */
    [[nodiscard]] bool canRead();
    void list();
    void revoke();
    /** Reads the file and allows what it refers to. Without `isYes` the user is asked. */
    void allow(bool isYes);
    void grant(const consent::SecretRequest &request, bool isYes);
    [[nodiscard]] bool ask(const consent::SecretRequest &missing);
    /** `env://NAME -> https://host`, with the environment of a store. */
    [[nodiscard]] QString lineOf(const QString &reference, const QString &origin, const QString &environmentId) const;

    consent::Definition m_definition;
    management::Environment m_environment;
};

} // namespace commands
