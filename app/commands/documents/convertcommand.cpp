#include "convertcommand.h"

#include "conversion.h"
#include "conversionmessages.h"
#include "coreservices.h"
#include "referencedfiles.h"
#include "version.h"

#include <algorithm>

namespace commands {

namespace {

/** The versions that a document can be converted to: "3.0", "3.1" and so on. */
std::optional<specification::Version> versionNamed(const QString &name)
{
    return specification::namesOfVersions().contains(name) ? specification::versionOf(name) : std::nullopt;
}

/** The losses in the order of their places in the text, with the offsets of these. */
QList<std::pair<qsizetype, conversion::Loss>> inOrder(const QList<conversion::Loss> &losses,
                                                      const document::Snapshot &before)
{
    QList<std::pair<qsizetype, conversion::Loss>> sorted;
    for (const conversion::Loss &loss : losses)
        sorted.append({before.at(loss.pointer).span().offset, loss});
    std::ranges::stable_sort(sorted, {}, [](const auto &loss) { return loss.first; });
    return sorted;
}

} // namespace

void ConvertCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Writes a copy of an OpenAPI or Swagger 2.0 document in another version, to standard output unless -o names a file. Comments, "
        u"order and everything that is the same in both versions stay as they are. What has no form in the version is "
        u"listed on standard error, with its place in FILE and what was done about it."_qs);
    addFileArgument(parser,
                    u"The definition, in Swagger 2.0 or OpenAPI "_qs + specification::listOfVersions(u"or") + u'.');
    parser.addOption(
        {u"to"_qs, specification::listOfVersions(u"or") + u'.', specification::namesOfVersions().join(u'|')});
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write to this file; - is standard output (the default)."_qs, u"FILE"_qs});
}

QString ConvertCommand::usageProblem(const QCommandLineParser &parser) const
{
    return versionNamed(parser.value(u"to"_qs)) ? QString()
                                                : u"--to must be "_qs + specification::listOfVersions(u"or");
}

void ConvertCommand::process(const QCommandLineParser &parser)
{
    const document::Snapshot before = document().snapshot();
    const auto losses = conversion::convert(document(), *versionNamed(parser.value(u"to"_qs)), addressOf(file()));
    if (!losses && losses.error().code == base::ErrorCode::Unsupported)
        return refuseFile(u"only documents of Swagger 2.0 and OpenAPI %1 can be converted"_qs.arg(
            specification::listOfVersions(u"and")));
    if (!losses)
        return refuseFile(losses.error());
    for (const auto &[offset, loss] : inOrder(*losses, before)) {
        const base::Position at = before.positionAt(offset);
        console().complain(u"%1: %2 %3"_qs.arg(placeText(file().displayName(), at), loss.pointer.toString(),
                                               messages::lossText(loss)));
    }
    const QString output = parser.value(u"output"_qs);
    if (output.isEmpty() || output == u"-") {
        console().printDocument(document().fileBytes());
    } else if (const base::Result<void> written = core().store.write(output, document().fileBytes()); !written) {
        return refuse(failureLine(output, written.error()));
    }
    emit finished(Clean);
}

} // namespace commands

#include "moc_convertcommand.cpp"
