#include "bundlereplay.h"

#include "argumenterror.h"
#include "bundlereader.h"
#include "documentfile.h"
#include "replayreport.h"

namespace commands {

namespace {

/** The options of `preview` that have no meaning for a bundle. */
const QStringList OptionsOfRequests = {u"request"_qs,      u"header"_qs,        u"data"_qs, u"upstream"_qs,
                                       u"seed"_qs,         u"allow-secrets"_qs, u"user"_qs, u"password-env"_qs,
                                       u"show-secrets"_qs, u"save-bundle"_qs};

/** Why a bundle can't be read. What is wrong in the archive is the detail. */
QString bundleProblem(const QString &path, const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::Damaged:
        return u"%1: this is no bundle, or it is damaged: %2"_qs.arg(path, error.detail);
    case base::ErrorCode::Unsupported:
        return u"%1: the archive has what bundles never have: %2"_qs.arg(path, error.detail);
    case base::ErrorCode::TooLarge:
        return error.detail.isEmpty() ? u"%1: the archive is too large or has too many files"_qs.arg(path)
                                      : u"%1: the archive is too large unpacked, at %2"_qs.arg(path, error.detail);
    case base::ErrorCode::NewerVersion:
        return u"%1: the bundle is of a newer version of this program"_qs.arg(path);
    default:
        return failureLine(path, error);
    }
}

QString notServedProblem(const QString &name, replay::NotServed why)
{
    switch (why) {
    case replay::NotServed::SyntaxErrors:
        return u"%1: the definition has syntax errors, so the gateway can't serve it"_qs.arg(name);
    case replay::NotServed::NoSettings:
        return u"%1: the definition has no gateway settings or is not active, so the gateway does not serve it"_qs.arg(
            name);
    case replay::NotServed::NoListenPath:
        break;
    }
    return u"%1: the definition has no listen path that a request can match"_qs.arg(name);
}

} // namespace

QString bundleArgumentProblem(const QCommandLineParser &parser)
{
    for (const QString &option : OptionsOfRequests) {
        if (parser.isSet(option))
            return u"--bundle replays what was recorded, so --%1 can't be used with it"_qs.arg(option);
    }
    if (parser.positionalArguments().size() > 1)
        return u"--bundle takes at most one FILE"_qs;
    const QString format = parser.value(u"format"_qs);
    return format == u"text" || format == u"json" ? QString() : u"--format must be text or json with --bundle"_qs;
}

base::Result<ExitCode> replayBundle(const QCommandLineParser &parser, workspace::DocumentStore &store, Console &console)
{
    const QString path = parser.value(u"bundle"_qs);
    const base::Result<QByteArray> bytes = store.readArgument(path);
    if (!bytes)
        return invalidArgument(failureLine(path, bytes.error()));
    const base::Result<replay::ExchangeBundle> bundle = replay::readBundle(*bytes);
    if (!bundle)
        return invalidArgument(bundleProblem(path, bundle.error()));
    document::Snapshot definition = bundle->definition();
    QString name = QString::fromUtf8(bundle->files.constFirst().name);
    if (!parser.positionalArguments().isEmpty()) {
        name = parser.positionalArguments().constFirst();
        const base::Result<DocumentFile> file = readDocumentFile(name, store, console);
        if (!file)
            return invalidArgument(failureLine(name, file.error()));
        definition = document::Snapshot::parse(file->bytes, file->format);
        if (complainAboutSyntax(*file, definition, console))
            return UsageOrInput;
    }
    if (bundle->exchanges.isEmpty())
        return invalidArgument(u"%1: the bundle has no exchange to replay"_qs.arg(path));
    QList<replay::Outcome> outcomes;
    bool areSame = true;
    for (qsizetype at = 0; at < bundle->exchanges.size(); ++at) {
        outcomes.append(replay::replayed(*bundle, at, definition, name));
        if (const auto why = outcomes.constLast().notServed)
            return invalidArgument(notServedProblem(name, *why));
        areSame = areSame && outcomes.constLast().isSame();
    }
    if (parser.value(u"format"_qs) == u"json")
        console.printJson(replayJson(*bundle, outcomes) + '\n');
    else
        console.printText(replayText(*bundle, outcomes).toUtf8());
    return areSame ? Clean : Findings;
}

} // namespace commands
