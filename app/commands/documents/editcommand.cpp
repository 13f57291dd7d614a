#include "editcommand.h"

#include "aliasadvice.h"
#include "argumenterror.h"
#include "documentfile.h"
#include "errorwording.h"
#include "filestore.h"
#include "relatedfiles.h"
#include "secondcheck.h"

namespace commands {

namespace {

const QString RenameWithReferences = u"rename-with-references"_qs;
const QStringList Operations = {u"set"_qs,    u"set-string"_qs, u"insert"_qs,
                                u"remove"_qs, u"rename"_qs,     RenameWithReferences};

struct Assignment {
    document::Pointer pointer;
    QString text;
};

/** Splits POINTER=TEXT at the first '='. */
base::Result<Assignment> splitAssignment(const QString &argument)
{
    const qsizetype equals = argument.indexOf(u'=');
    if (equals < 0)
        return invalidArgument(u"a = is missing behind the pointer"_qs);
    const auto pointer = document::Pointer::parse(QStringView(argument).left(equals));
    if (!pointer)
        return invalidArgument(u"“%1” is not a JSON Pointer"_qs.arg(argument.left(equals)));
    return Assignment{*pointer, argument.mid(equals + 1)};
}

base::Result<void> removeEntry(document::Document &document, const QString &argument)
{
    const auto pointer = document::Pointer::parse(argument);
    if (!pointer)
        return invalidArgument(u"“%1” is not a JSON Pointer"_qs.arg(argument));
    return document.remove(*pointer);
}

base::Result<void> applyOperation(document::Document &document, RelatedFiles &related, const QString &operation,
                                  const QString &argument)
{
    if (operation == u"remove")
        return removeEntry(document, argument);
    const base::Result<Assignment> assignment = splitAssignment(argument);
    if (!assignment)
        return assignment.error();
    if (operation == u"set-string")
        return document.set(assignment->pointer, document::Value::string(assignment->text));
    if (operation == u"rename")
        return document.renameKey(assignment->pointer, assignment->text.toUtf8());

    if (operation == RenameWithReferences)
        return related.rename(assignment->pointer, assignment->text.toUtf8());

    const base::Result<document::Value> value = document::Value::fromJson(assignment->text.toUtf8());
    if (!value)
        // The text is not repeated: it may be a password.
        return invalidArgument(u"the value is not JSON; a text goes by --set-string, or in double quotes"_qs);
    return operation == u"insert" ? document.insert(assignment->pointer, *value)
                                  : document.set(assignment->pointer, *value);
}

/** Every file that changes with the edited one. */
bool passSecondReader(const RelatedFiles &related, const QCommandLineParser &parser, workspace::DocumentStore &store,
                      Console &console)
{
    for (const auto &[path, bytes] : related.changed()) {
        const auto format = document::formatOfFileName(path);
        const base::Result<QByteArray> before = store.read(path);
        if (before && !passesSecondReader(path, document::Snapshot::parse(*before, format),
                                          document::Snapshot::parse(bytes, format), parser, console))
            return false;
    }
    return true;
}

/** `-o` names one document; it would leave references in other files that lead nowhere. */
base::Result<void> writeRelated(const RelatedFiles &related, const QCommandLineParser &parser,
                                workspace::DocumentStore &store)
{
    for (const auto &[path, bytes] : related.changed()) {
        if (parser.isSet(u"output"_qs))
            return invalidArgument(u"-o writes one document, and %1 would have to change too"_qs.arg(path));
        if (const base::Result<void> written = store.write(path, bytes); !written)
            return written;
    }
    return {};
}

} // namespace

void EditCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Edits a document without touching a byte that was not edited. Operations run in the order given; if one "
        u"fails, nothing is written. Without an operation the document is written unchanged."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The document; - is standard input."_qs);
    parser.addOption({u"set"_qs, u"Write a value, making missing parents."_qs, u"POINTER=JSON"_qs});
    parser.addOption({u"set-string"_qs, u"Write a string."_qs, u"POINTER=TEXT"_qs});
    parser.addOption(
        {u"insert"_qs, u"Add a new member, or an item at an index or - for the end."_qs, u"POINTER=JSON"_qs});
    parser.addOption({u"remove"_qs, u"Take an entry out."_qs, u"POINTER"_qs});
    parser.addOption({u"rename"_qs, u"Give a member another key."_qs, u"POINTER=KEY"_qs});
    parser.addOption({RenameWithReferences,
                      u"Give a member another key, and every reference to it the new one: in this file, in those that "
                      u"it refers to, and in those of --among."_qs,
                      u"POINTER=KEY"_qs});
    parser.addOption({u"among"_qs, u"A folder whose definitions may refer to this one."_qs, u"FOLDER"_qs});
    parser.addOption({u"check"_qs, u"Write nothing; exit 1 when something would change."_qs});
    addSaveAnywayOption(parser);
    addOutputOption(parser);
}

void EditCommand::refuseOperation(const DocumentFile &file, const document::Snapshot &snapshot, const QString &option,
                                  const QString &argument, const base::Error &error)
{
    const QString place = argument.section(u'=', 0, 0);
    const auto pointer = document::Pointer::parse(place);
    if (const QString advice = pointer ? aliasAdvice(file.displayName(), snapshot, *pointer) : QString();
        !advice.isEmpty()) {
        console().complain(advice);
        return emit finished(UsageOrInput);
    }
    const bool isPointer = error.detail.startsWith(u'/');
    refuse(u"%1: --%2 %3: %4"_qs.arg(file.displayName(), option, place,
                                     isPointer ? messages::errorText(error) : argumentProblem(error)));
}

void EditCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return refuse(u"edit takes one file"_qs);
    storage::FileStore store;
    const QString path = parser.positionalArguments().constFirst();
    const auto file = readDocumentFile(path, store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));

    document::Document document(file->bytes, file->format);
    if (complainAboutSyntax(*file, document.snapshot(), console()))
        return emit finished(UsageOrInput);
    const document::Snapshot before = document.snapshot();

    RelatedFiles related(*file, document, store);
    for (const QString &folder : parser.values(u"among"_qs))
        related.addFolder(folder);
    QHash<QString, qsizetype> used;
    for (const QString &option : parser.optionNames()) {
        if (!Operations.contains(option))
            continue;
        const QString argument = parser.values(option).at(used[option]++);
        const base::Result<void> edited = applyOperation(document, related, option, argument);
        if (!edited)
            return refuseOperation(*file, document.snapshot(), option, argument, edited.error());
    }

    const QByteArray bytes = document.fileBytes();
    if (parser.isSet(u"check"_qs))
        return emit finished(bytes == file->bytes && related.changed().isEmpty() ? Clean : Findings);
    const bool isReadAlike = passesSecondReader(file->displayName(), before, document.snapshot(), parser, console()) &&
                             passSecondReader(related, parser, store, console());
    if (!isReadAlike)
        return emit finished(UsageOrInput);
    if (const base::Result<void> others = writeRelated(related, parser, store); !others)
        return refuse(messages::errorText(others.error()));
    const base::Result<void> written = writeDocumentFile(*file, bytes, parser, store, console());
    if (!written)
        return refuse(failureLine(outputName(*file, parser), written.error()));
    emit finished(Clean);
}

} // namespace commands

#include "moc_editcommand.cpp"
