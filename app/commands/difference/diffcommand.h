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
    /** Compares the descriptions in two folders. */
    void compareFolders(const QString &before, const QString &now);
    [[nodiscard]] bool isOverThreshold(const difference::Difference &found) const;
    /** Counts the exchanges of the HAR file that fit the old description and not the new one. Returns std::nullopt
     * after printing why the file can't be read. */
    [[nodiscard]] std::optional<recorded::RecordedBreaks> countRecorded(const ComparedSide &before,
                                                                        const ComparedSide &now,
                                                                        const difference::Difference &found);
    /** Removes the changes that the project file accepts. Returns how many. */
    qsizetype removeAccepted(difference::Difference &difference, const ComparedSide &now);

    QString m_har; ///< The path of the HAR file; empty without one.
    DifferenceFormat m_format = DifferenceFormat::Text;
    /** The level from which a change is a failure; std::nullopt if none is. */
    std::optional<difference::Level> m_threshold = difference::Level::Breaking;
};

} // namespace commands
