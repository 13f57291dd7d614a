#include "getcommand.h"

namespace commands {

namespace {

/** The index that a --document number from 1 names. */
std::optional<qsizetype> documentIndex(const QString &choice)
{
    bool isNumber = false;
    const int number = choice.toInt(&isNumber);
    return isNumber && number >= 1 ? std::optional<qsizetype>(number - 1) : std::nullopt;
}

/** The indexes that --document names, which is a number from 1 or `all`. */
QList<qsizetype> chosenDocuments(const QString &choice, qsizetype count)
{
    if (choice != u"all")
        return {documentIndex(choice).value_or(0)};
    QList<qsizetype> indexes;
    for (qsizetype index = 0; index < count; ++index)
        indexes.append(index);
    return indexes;
}

} // namespace

void GetCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Prints the value at a JSON Pointer as JSON, one line per YAML document."_qs);
    addFileArgument(parser, u"The file to read."_qs);
    parser.addPositionalArgument(u"POINTER"_qs, u"A JSON Pointer such as /info/title. The default is everything."_qs,
                                 u"[POINTER]"_qs);
    parser.addOption({u"document"_qs,
                      u"Which document of a YAML file with several: a number from 1, or all (default: 1)."_qs,
                      u"N|all"_qs, u"1"_qs});
}

QString GetCommand::usageProblem(const QCommandLineParser &parser) const
{
    const QString place = parser.positionalArguments().value(1);
    if (!document::Pointer::parse(place))
        return u"“%1” is not a JSON Pointer. A pointer starts with / and escapes ~ as ~0 and / as ~1."_qs.arg(place);
    const QString choice = parser.value(u"document"_qs);
    return choice == u"all" || documentIndex(choice) ? QString() : u"--document must be a number from 1, or all"_qs;
}

void GetCommand::process(const QCommandLineParser &parser)
{
    const auto pointer = document::Pointer::parse(parser.positionalArguments().value(1));
    const document::Snapshot snapshot = document().snapshot();
    QByteArray answer;
    for (const qsizetype index : chosenDocuments(parser.value(u"document"_qs), snapshot.documentCount())) {
        if (index > 0 && index >= snapshot.documentCount())
            return refuseFile(u"document %1 does not exist; the file contains %2"_qs.arg(
                QString::number(index + 1), QString::number(snapshot.documentCount())));
        const document::Node node = snapshot.root(index).at(*pointer);
        if (!node.exists() && !pointer->isRoot())
            return refuseFile(
                u"%1 does not exist in document %2"_qs.arg(pointer->toString(), QString::number(index + 1)));
        const base::Result<document::Value> value = node.value();
        if (!value)
            return refuseFile(value.error());
        answer += value->toJson() + '\n';
    }
    console().printDocument(answer);
    emit finished(Clean);
}

} // namespace commands

#include "moc_getcommand.cpp"
