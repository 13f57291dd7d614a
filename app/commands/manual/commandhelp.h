#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace commands {

/** An option of a command as `--help` describes it. */
struct OptionHelp {
    QStringList names; ///< With their hyphens, a short name first: `-o`, `--output`.
    QString value;     ///< The name of the value, or the values to choose from: `FILE`, `text|json`. Empty for a flag.
    QString text;
    friend bool operator==(const OptionHelp &, const OptionHelp &) = default;

    /** Returns the values to choose from; empty if the value is free. */
    [[nodiscard]] QStringList choices() const;
};

/** A command as `--help` describes it. Completion and the manual page are made of it, so that they can't differ. */
struct CommandHelp {
    QString name;              ///< `lint`.
    QString summary;           ///< One sentence.
    QString description;       ///< Paragraphs, with an empty line between two.
    QString arguments;         ///< `FILE…`, or `get ID | create FILE | list`.
    QList<OptionHelp> options; ///< In the order in which the command declares them, the common ones last.
    QStringList argumentTexts; ///< What the arguments are, a text for each: `FILE: the definitions`.

    /** Returns the words that the first argument can be: `get`, `create`, `list`. Empty if it is something else. */
    [[nodiscard]] QStringList actions() const;
};

/** Reads what a parser says about a command, whose options it knows. QCommandLineParser has no list of its options, so
 * its text is read. */
[[nodiscard]] CommandHelp commandHelp(const QString &name, const QString &summary, const QCommandLineParser &parser);

/** Returns what `gatewright --help` says besides the list of commands: how the arguments are read, and exit codes. */
[[nodiscard]] QString generalNotes();

} // namespace commands
