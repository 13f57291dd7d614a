#pragma once

#include "command.h"
#include "documentfile.h"

#include <memory>
#include <optional>

namespace commands {

/**
 * A command on one document: `get`, `edit`, `import`, `upstream-auth`, `export`. It reads FILE, prints its syntax
 * errors with their places, and gives a valid document to process().
 */
class DocumentCommand : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    ~DocumentCommand() override;
    void run(const QCommandLineParser &parser) override;

protected:
    /** Declares the argument FILE, which may be `-` for standard input. */
    static void addFileArgument(QCommandLineParser &parser, const QString &description);
    /** Declares the options of commands that edit FILE: `-o`, `--check`, `--save-anyway`. */
    static void addEditOptions(QCommandLineParser &parser);

    /** Returns the largest number of positional arguments, FILE included. */
    [[nodiscard]] virtual qsizetype mostArguments() const { return 1; }
    /** Returns what is wrong with the arguments; empty if they can be used. Called before FILE is read. */
    [[nodiscard]] virtual QString usageProblem(const QCommandLineParser &parser) const;
    /** Does the work of the command on the document that was read. Must end the command: with finished(), refuse(),
     * refuseFile() or another function of this class that does. */
    virtual void process(const QCommandLineParser &parser) = 0;

    /** Called by finishEdit() after the document was written to the file at `path`; not for standard output. */
    virtual void afterWriting(const QString &path, const QCommandLineParser &parser);

    [[nodiscard]] const DocumentFile &file() const { return *m_file; }
    [[nodiscard]] document::Document &document() { return *m_document; }
    /** Prints `FILE: message` and ends with UsageOrInput. */
    void refuseFile(const QString &message);
    void refuseFile(const base::Error &error);
    /** Prints `FILE: message` and ends with UsageOrInput. If the edit at `place` goes through a YAML alias, the place
     * of its anchor is printed instead. */
    void refuseEdit(const document::Pointer &place, const QString &message);

    /** Writes the document to the file or stream that `-o` names and ends with Clean. */
    void finish(const QCommandLineParser &parser);
    /** The documents that were edited together with FILE, with their paths. Not owned. */
    using OtherDocuments = QList<std::pair<QString, const document::Document *>>;
    /**
     * Ends an edit as the options of addEditOptions() say: the changes are cross-checked, then all documents are
     * written. Problems that lint finds at the place `remarks` are printed.
     */
    void finishEdit(const QCommandLineParser &parser, const std::optional<document::Pointer> &remarks = std::nullopt,
                    const OtherDocuments &others = {});

private:
    [[nodiscard]] bool crossCheck(const QString &name, const document::Document &document, bool isForced);
    [[nodiscard]] base::Result<void> write(const QCommandLineParser &parser);
    void printRemarks(const QString &name, const document::Pointer &place);

    std::optional<DocumentFile> m_file;
    std::unique_ptr<document::Document> m_document;
};

} // namespace commands
