#include "getcommand.h"

#include "documentfile.h"
#include "filestore.h"

namespace commands {

namespace {

/** The indexes that --document asks for; nothing when its text is neither a number from 1 nor `all`. */
std::optional<QList<qsizetype>> chosenDocuments(const QString &choice, qsizetype count)
{
    QList<qsizetype> indexes;
    if (choice == u"all") {
        for (qsizetype index = 0; index < count; ++index)
            indexes.append(index);
        return indexes;
    }
    bool isNumber = false;
    const int number = choice.toInt(&isNumber);
    if (!isNumber || number < 1)
        return std::nullopt;
    return QList<qsizetype>{number - 1};
}

} // namespace

void GetCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Prints the value at a JSON Pointer as JSON, one line a document."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The document; - is standard input."_qs);
    parser.addPositionalArgument(
        u"POINTER"_qs, u"A JSON Pointer such as /info/title; the whole document unless given."_qs, u"[POINTER]"_qs);
    parser.addOption({u"document"_qs, u"Which document of a stream, from 1, or all."_qs, u"N|all"_qs, u"1"_qs});
}

void GetCommand::run(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty() || arguments.size() > 2)
        return refuse(u"get takes a file and at most one pointer"_qs);
    const auto pointer = document::Pointer::parse(arguments.value(1));
    if (!pointer)
        return refuse(
            u"“%1” is not a JSON Pointer: it starts with / and escapes ~ as ~0, / as ~1"_qs.arg(arguments.value(1)));

    storage::FileStore store;
    const auto file = readDocumentFile(arguments.at(0), store, console());
    if (!file)
        return refuse(failureLine(arguments.at(0), file.error()));
    const auto snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console()))
        return emit finished(UsageOrInput);

    const auto indexes = chosenDocuments(parser.value(u"document"_qs), snapshot.documentCount());
    if (!indexes)
        return refuse(u"--document takes a number from 1, or all"_qs);
    QByteArray answer;
    for (const qsizetype index : *indexes) {
        if (index > 0 && index >= snapshot.documentCount())
            return refuse(u"%1: there is no document %2; the file holds %3"_qs.arg(file->displayName())
                              .arg(index + 1)
                              .arg(snapshot.documentCount()));
        const document::Node node = snapshot.root(index).at(*pointer);
        if (!node.exists() && !pointer->isRoot())
            return refuse(u"%1: nothing stands at %2 of document %3"_qs.arg(file->displayName(), pointer->toString())
                              .arg(index + 1));
        const base::Result<document::Value> value = node.value();
        if (!value)
            return refuse(failureLine(file->displayName(), value.error()));
        answer += value->toJson() + '\n';
    }
    console().print(answer);
    emit finished(Clean);
}

} // namespace commands

#include "moc_getcommand.cpp"
