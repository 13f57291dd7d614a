#include "upstreamauthcommand.h"

#include "aliasadvice.h"
#include "argumenterror.h"
#include "definitionwriter.h"
#include "documentfile.h"
#include "errorwording.h"
#include "filestore.h"
#include "gatewayfields.h"
#include "headernamefault.h"
#include "lintremarks.h"
#include "secondcheck.h"
#include "secretreference.h"

#include <QStringDecoder>

namespace commands {

namespace {

const QStringList PasswordOptions = {u"password-stdin"_qs, u"password-env"_qs, u"password-ref"_qs};
constexpr qint64 MaximumPasswordBytes = 64 * 1024;

/** What is wrong with the way the options stand together; empty when nothing is. */
QString usageProblem(const QCommandLineParser &parser)
{
    const QString method = parser.value(u"method"_qs);
    if (method != u"basic" && method != u"none")
        return u"--method is basic or none"_qs;
    qsizetype passwords = 0;
    for (const QString &option : PasswordOptions)
        passwords += parser.isSet(option) ? 1 : 0;
    if (passwords > 1)
        return u"give the password once: by --password-stdin, --password-env or --password-ref"_qs;
    if (method == u"none" && (passwords > 0 || parser.isSet(u"username"_qs) || parser.isSet(u"header-name"_qs)))
        return u"--method none takes neither credentials nor a header name"_qs;
    if (parser.isSet(u"password-stdin"_qs) && parser.positionalArguments().value(0) == u"-")
        return u"standard input cannot be both the document and the password"_qs;
    return {};
}

} // namespace

void UpstreamAuthCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Sets how the gateway authenticates itself to the upstream. Basic writes both enabled flags, the "
        u"credentials and always the header object; none turns both flags off and keeps the rest."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition; - is standard input."_qs);
    parser.addOption({u"method"_qs, u"basic or none."_qs, u"METHOD"_qs});
    parser.addOption({u"username"_qs, u"User name, or a reference to one."_qs, u"NAME"_qs});
    parser.addOption(
        {u"password-stdin"_qs, u"Read the password from standard input (one trailing newline is cut)."_qs});
    parser.addOption({u"password-env"_qs, u"Read the password from an environment variable."_qs, u"NAME"_qs});
    parser.addOption(
        {u"password-ref"_qs, u"Write a reference instead of a password, such as env://NAME."_qs, u"REF"_qs});
    parser.addOption(
        {u"header-name"_qs, u"The header the upstream expects; Authorization unless given."_qs, u"NAME"_qs});
    addSaveAnywayOption(parser);
    addOutputOption(parser);
}

base::Result<QString> UpstreamAuthCommand::password(const QCommandLineParser &parser) const
{
    if (parser.isSet(u"password-ref"_qs)) {
        const QString reference = parser.value(u"password-ref"_qs);
        const secrets::ReferenceScan scan = secrets::scanReferences(reference);
        if (scan.references.isEmpty() || !scan.malformed.isEmpty())
            // The text is not repeated: it may be the password itself.
            return invalidArgument(u"--password-ref takes a reference such as env://NAME; a password is given by "
                                   u"--password-stdin or --password-env"_qs);
        return reference;
    }
    if (parser.isSet(u"password-env"_qs)) {
        const QByteArray name = parser.value(u"password-env"_qs).toUtf8();
        if (!qEnvironmentVariableIsSet(name.constData()))
            return invalidArgument(u"the environment variable %1 is not set"_qs.arg(QString::fromUtf8(name)));
        return qEnvironmentVariable(name.constData());
    }
    QByteArray typed = console().readInput(MaximumPasswordBytes);
    if (typed.size() > MaximumPasswordBytes)
        return base::Error{base::ErrorCode::TooLarge, u"<stdin>"_qs};
    if (typed.endsWith('\n'))
        typed.chop(typed.endsWith("\r\n") ? 2 : 1);
    if (typed.contains('\n') || typed.contains('\r') || typed.contains('\0'))
        return invalidArgument(u"the password on standard input is more than one line"_qs);
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString password = decoder(typed);
    if (decoder.hasError())
        return invalidArgument(u"the password on standard input is not UTF-8"_qs);
    return password;
}

base::Result<void> UpstreamAuthCommand::writeBasic(definition::DefinitionWriter &writer,
                                                   const QCommandLineParser &parser) const
{
    const QString userName = parser.value(u"username"_qs);
    if (userName.contains(u':') && secrets::scanReferences(userName).isLiteral())
        return invalidArgument(u"a user name cannot hold a colon (RFC 7617)"_qs);
    const QString headerName = parser.value(u"header-name"_qs);
    if (parser.isSet(u"header-name"_qs) && !definition::isUsableHeaderName(headerName))
        return invalidArgument(u"“%1” cannot be the header for credentials"_qs.arg(headerName));

    base::Result<void> done = writer.chooseBasic();
    if (done && parser.isSet(u"username"_qs))
        done = writer.setUserName(userName);
    for (const QString &option : PasswordOptions) {
        if (!done || !parser.isSet(option))
            continue;
        const base::Result<QString> given = password(parser);
        if (!given)
            return given.error();
        done = writer.setPassword(*given);
    }
    if (done && parser.isSet(u"header-name"_qs))
        done = writer.setHeaderName(headerName);
    return done;
}

void UpstreamAuthCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return refuse(u"upstream-auth takes one file"_qs);
    if (const QString problem = usageProblem(parser); !problem.isEmpty())
        return refuse(problem);
    storage::FileStore store;
    const QString path = parser.positionalArguments().constFirst();
    const auto file = readDocumentFile(path, store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));

    document::Document document(file->bytes, file->format);
    if (complainAboutSyntax(*file, document.snapshot(), console()))
        return emit finished(UsageOrInput);
    if (definition::DefinitionView(document.snapshot()).kind() == definition::DocumentKind::Classic)
        return refuse(u"%1: a definition in the classic format has no upstream authentication; add the credential by "
                      u"a header transform instead"_qs.arg(file->displayName()));

    const document::Snapshot before = document.snapshot();
    definition::DefinitionWriter writer(document);
    const base::Result<void> edited = parser.value(u"method"_qs) == u"basic" ? writeBasic(writer, parser)
                                                                             : writer.chooseNone();
    const auto place = edited ? std::nullopt : document::Pointer::parse(edited.error().detail);
    if (const QString advice = place ? aliasAdvice(file->displayName(), document.snapshot(), *place) : QString();
        !advice.isEmpty()) {
        console().complain(advice);
        return emit finished(UsageOrInput);
    }
    if (!edited)
        return refuse(u"%1: %2"_qs.arg(file->displayName(), argumentProblem(edited.error())));
    if (!passesSecondReader(file->displayName(), before, document.snapshot(), parser, console()))
        return emit finished(UsageOrInput);
    const base::Result<void> written = writeDocumentFile(*file, document.fileBytes(), parser, store, console());
    if (!written)
        return refuse(failureLine(outputName(*file, parser), written.error()));
    const document::Pointer section = definition::DefinitionView(document.snapshot()).extension() /
                                      definition::fields::authentication();
    complainAboutPlace(outputName(*file, parser), document.snapshot(), section, console());
    emit finished(Clean);
}

} // namespace commands

#include "moc_upstreamauthcommand.cpp"
