#pragma once

#include "command.h"
#include "environment.h"
#include "grants.h"

namespace commands {

/** The command `allow FILE`: shows which secrets a definition may send and where to, and asks whether it may. */
class AllowCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const;
    /** Returns true if the stored permissions can be read. Otherwise it has ended the command with an error. */
    [[nodiscard]] bool canRead();
    void list();
    void revoke();
    /** Reads the definition and allows the secrets that it refers to. Asks the user unless `isYes`. */
    void allow(bool isYes);
    void grant(const consent::SecretRequest &request, bool isYes);
    [[nodiscard]] bool ask(const consent::SecretRequest &missing);
    /** Returns the line for a permission, `env://NAME -> https://host`, with the environment of a store. */
    [[nodiscard]] QString lineOf(const QString &reference, const QString &origin, const QString &environmentId) const;

    consent::Definition m_definition;
    management::Environment m_environment;
};

} // namespace commands
