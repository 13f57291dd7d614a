#pragma once

#include "apichange.h"
#include "command.h"
#include "differencereport.h"

namespace commands {

/** The command `diff OLD NEW`: compares two states of an API description by meaning. */
class DiffCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void printRules(const QCommandLineParser &parser);
    void compare(const QString &before, const QString &now);
    /** Removes the changes that the project file accepts. Returns how many. */
    qsizetype removeAccepted(difference::Difference &difference, const ComparedSide &now);

    DifferenceFormat m_format = DifferenceFormat::Text;
    /** The level from which a change is a failure; std::nullopt if none is. */
    std::optional<difference::Level> m_threshold = difference::Level::Breaking;
};

} // namespace commands
