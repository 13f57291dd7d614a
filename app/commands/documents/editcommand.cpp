#include "editcommand.h"

#include "argumenterror.h"
#include "coreservices.h"
#include "errormessages.h"
#include "relatedfiles.h"

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
        return invalidArgument(u"expected POINTER=JSON"_qs);
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
        // The argument is not quoted: it may be a password.
        return invalidArgument(u"the value is not JSON. Use --set-string for a string, or put it in double quotes."_qs);
    return operation == u"insert" ? document.insert(assignment->pointer, *value)
                                  : document.set(assignment->pointer, *value);
}

} // namespace

void EditCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Edits a JSON or YAML file. Bytes outside the edited values don't change. Operations run in the order given; if one "
        u"fails, nothing is written. Without an operation the file is checked and written unchanged."_qs);
    addFileArgument(parser, u"The file to edit."_qs);
    parser.addOption({u"set"_qs, u"Write a value. Missing parents are created."_qs, u"POINTER=JSON"_qs});
    parser.addOption({u"set-string"_qs, u"Write a string. Missing parents are created."_qs, u"POINTER=TEXT"_qs});
    parser.addOption(
        {u"insert"_qs,
         u"Add a member or a list item. The last part of POINTER is the member's key, or the index of the item; - adds at the end."_qs,
         u"POINTER=JSON"_qs});
    parser.addOption({u"remove"_qs, u"Remove a member or an item."_qs, u"POINTER"_qs});
    parser.addOption({u"rename"_qs, u"Change the key of a member."_qs, u"POINTER=KEY"_qs});
    parser.addOption({RenameWithReferences,
                      u"Change the key of a member and every reference to it, in this file, in the files it refers to "
                      u"and in the folders of --among."_qs,
                      u"POINTER=KEY"_qs});
    parser.addOption(
        {u"among"_qs, u"A folder with definitions that may refer to this one. May be repeated."_qs, u"FOLDER"_qs});
    addEditOptions(parser);
}

void EditCommand::refuseOperation(const QString &option, const QString &argument, const base::Error &error)
{
    const QString place = argument.section(u'=', 0, 0);
    const bool isPointer = error.detail.startsWith(u'/');
    const QString problem = isPointer ? messages::errorText(error) : argumentProblem(error);
    const QString message = u"--%1 %2: %3"_qs.arg(option, place, problem);
    const auto pointer = document::Pointer::parse(place);
    return pointer ? refuseEdit(*pointer, message) : refuseFile(message);
}

void EditCommand::process(const QCommandLineParser &parser)
{
    RelatedFiles related(file(), document(), core().store);
    for (const QString &folder : parser.values(u"among"_qs))
        related.addFolder(folder);
    QHash<QString, qsizetype> used;
    for (const QString &option : parser.optionNames()) {
        if (!Operations.contains(option))
            continue;
        const QString argument = parser.values(option).at(used[option]++);
        const base::Result<void> edited = applyOperation(document(), related, option, argument);
        if (!edited)
            return refuseOperation(option, argument, edited.error());
    }
    finishEdit(parser, std::nullopt, related.changed());
}

} // namespace commands

#include "moc_editcommand.cpp"
