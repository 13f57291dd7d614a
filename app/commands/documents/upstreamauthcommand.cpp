#include "upstreamauthcommand.h"

#include "argumenterror.h"
#include "basiccredentials.h"
#include "coreservices.h"
#include "definitionwriter.h"
#include "errormessages.h"
#include "gatewayfields.h"
#include "headernamefault.h"
#include "origin.h"
#include "secretreference.h"

#include <QStringDecoder>

namespace commands {

namespace {

const QStringList PasswordOptions = {u"password-stdin"_qs, u"password-env"_qs, u"password-ref"_qs};
constexpr qint64 MaximumPasswordBytes = 64 * 1024;

/** `credential`, or an error with its name if it has a control character. The message has no part of the credential. */
base::Result<QString> checked(const QString &credential, const QString &name)
{
    if (const auto found = http::controlCharacter(credential.toUtf8()))
        return invalidArgument(
            u"%1 contains the control character U+%2 (RFC 7617)"_qs.arg(name, QString::fromLatin1(*found)));
    return credential;
}

} // namespace

void UpstreamAuthCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Sets how the gateway authenticates to the upstream. basic turns on authentication and basicAuth, and writes "
        u"the credentials and the header object; credentials that are not given are kept, or empty if there are none. none turns both off and keeps the "
        u"rest."_qs);
    addFileArgument(parser, u"The definition."_qs);
    parser.addOption({u"method"_qs, u"basic or none."_qs, u"basic|none"_qs});
    parser.addOption({u"username"_qs, u"User name, or a reference to one."_qs, u"USER"_qs});
    parser.addOption(
        {u"password-stdin"_qs, u"Read the password from standard input. One trailing newline is removed."_qs});
    parser.addOption({u"password-env"_qs, u"Read the password from an environment variable."_qs, u"VARIABLE"_qs});
    parser.addOption(
        {u"password-ref"_qs,
         u"Write a reference instead of a password, such as env://NAME, and allow it for the upstream of FILE."_qs,
         u"REF"_qs});
    parser.addOption({u"header-name"_qs, u"The header with the credentials (default: Authorization)."_qs, u"NAME"_qs});
    addEditOptions(parser);
}

QString UpstreamAuthCommand::usageProblem(const QCommandLineParser &parser) const
{
    const QString method = parser.value(u"method"_qs);
    if (method != u"basic" && method != u"none")
        return u"--method must be basic or none"_qs;
    qsizetype passwords = 0;
    for (const QString &option : PasswordOptions)
        passwords += parser.isSet(option) ? 1 : 0;
    if (passwords > 1)
        return u"use only one of --password-stdin, --password-env and --password-ref"_qs;
    if (method == u"none" && (passwords > 0 || parser.isSet(u"username"_qs) || parser.isSet(u"header-name"_qs)))
        return u"--method none can't be used with credentials or a header name"_qs;
    if (parser.isSet(u"password-stdin"_qs) && parser.positionalArguments().value(0) == u"-")
        return u"standard input can't be both the document and the password"_qs;
    return {};
}

base::Result<QString> UpstreamAuthCommand::password(const QCommandLineParser &parser) const
{
    if (parser.isSet(u"password-ref"_qs)) {
        const QString reference = parser.value(u"password-ref"_qs);
        const secrets::ReferenceScan scan = secrets::scanReferences(reference);
        if (scan.references.isEmpty() || !scan.malformed.isEmpty())
            // The argument is not quoted: it may be the password itself.
            return invalidArgument(u"--password-ref must be a reference such as env://NAME. Use --password-stdin or "
                                   u"--password-env for a password."_qs);
        return reference;
    }
    if (parser.isSet(u"password-env"_qs)) {
        const QByteArray name = parser.value(u"password-env"_qs).toUtf8();
        if (!qEnvironmentVariableIsSet(name.constData()))
            return invalidArgument(u"the environment variable %1 is not set"_qs.arg(QString::fromUtf8(name)));
        return checked(qEnvironmentVariable(name.constData()),
                       u"the password in the environment variable %1"_qs.arg(QString::fromUtf8(name)));
    }
    QByteArray typed = console().readInput(MaximumPasswordBytes);
    if (typed.size() > MaximumPasswordBytes)
        return base::Error{base::ErrorCode::TooLarge, u"<stdin>"_qs};
    if (typed.endsWith('\n'))
        typed.chop(typed.endsWith("\r\n") ? 2 : 1);
    if (typed.contains('\n') || typed.contains('\r'))
        return invalidArgument(u"the password on standard input has more than one line"_qs);
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString password = decoder(typed);
    if (decoder.hasError())
        return invalidArgument(u"the password on standard input is not UTF-8"_qs);
    return checked(password, u"the password on standard input"_qs);
}

base::Result<void> UpstreamAuthCommand::writeBasic(definition::DefinitionWriter &writer,
                                                   const QCommandLineParser &parser) const
{
    const QString userName = parser.value(u"username"_qs);
    if (userName.contains(u':') && secrets::scanReferences(userName).isLiteral())
        return invalidArgument(u"a user name can't contain a colon (RFC 7617)"_qs);
    if (const auto usable = checked(userName, u"the user name"_qs); !usable)
        return usable.error();
    const QString headerName = parser.value(u"header-name"_qs);
    if (parser.isSet(u"header-name"_qs) && !definition::isUsableHeaderName(headerName))
        return invalidArgument(u"“%1” can't be the header for credentials"_qs.arg(headerName));

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

void UpstreamAuthCommand::process(const QCommandLineParser &parser)
{
    if (definition::DefinitionView(document().snapshot()).kind() == definition::DocumentKind::Classic)
        return refuseFile(u"a definition in the classic format has no upstream authentication. Add the credential with "
                          u"a header transform instead."_qs);
    definition::DefinitionWriter writer(document());
    const base::Result<void> edited = parser.value(u"method"_qs) == u"basic" ? writeBasic(writer, parser)
                                                                             : writer.chooseNone();
    if (!edited) {
        const QString problem = argumentProblem(edited.error());
        const auto place = document::Pointer::parse(edited.error().detail);
        return place ? refuseEdit(*place, problem) : refuseFile(problem);
    }
    finishEdit(parser,
               definition::DefinitionView(document().snapshot()).extension() / definition::fields::authentication());
}

void UpstreamAuthCommand::afterWriting(const QString &path, const QCommandLineParser &parser)
{
    QStringList typed;
    for (const QString &option : {u"username"_qs, u"password-ref"_qs, u"header-name"_qs})
        typed.append(parser.value(option));
    const QString origin = consent::originOf(definition::DefinitionView(document().snapshot()).upstreamUrl().value);
    consent::SecretRequest request{origin, {}};
    QStringList names;
    // A blank keeps the references of two arguments apart.
    for (const secrets::SecretReference &reference : secrets::scanReferences(typed.join(u' ')).references) {
        if (const QString name = secrets::referenceText(reference); !names.contains(name)) {
            names.append(name);
            request.references.append(reference);
        }
    }
    if (names.isEmpty())
        return;
    if (origin.isEmpty())
        return console().complain(
            u"%1: %2 is not allowed yet, because the upstream URL is missing or not valid. Set it, then run gatewright allow %1."_qs
                .arg(path, names.join(u", ")));
    if (const base::Result<void> allowed = core().grants.allow({path, path}, request); !allowed)
        return console().complain(u"%1: the permission to use %2 can't be stored: %3"_qs.arg(
            path, names.join(u", "), messages::errorText(allowed.error())));
    console().complain(u"%1: allowed %2 for %3"_qs.arg(path, names.join(u", "), origin));
}

} // namespace commands

#include "moc_upstreamauthcommand.cpp"
