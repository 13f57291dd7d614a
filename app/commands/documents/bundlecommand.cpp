#include "bundlecommand.h"

#include "bundle.h"
#include "coreservices.h"
#include "referencedfiles.h"
#include "version.h"

namespace commands {

void BundleCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Writes a copy of a definition that needs no other files, to standard output unless -o names a file: what its "
        u"references lead to is in its components, or in the place of the reference. Files outside of the folder or the "
        u"git repository of FILE, and URLs, are not read. References that can't be followed are listed on standard "
        u"error and stay; then the exit code is 1."_qs);
    addFileArgument(parser, u"The definition, in %1."_qs.arg(specification::listOfVersions(u"or")));
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write to this file; - is standard output (the default)."_qs, u"FILE"_qs});
}

void BundleCommand::process(const QCommandLineParser &parser)
{
    const QString address = addressOf(file());
    const openapi::DocumentSet set = referencedFiles(file(), document().snapshot(), core().store);
    const QString output = parser.value(u"output"_qs);
    const bool isFile = !output.isEmpty() && output != u"-";
    const auto left = bundling::bundle(document(), set, address, {}, isFile ? absolutePath(output) : QString());
    if (!left && left.error().code == base::ErrorCode::Unsupported)
        return refuseFile(u"only documents of OpenAPI %1 can be bundled"_qs.arg(specification::listOfVersions(u"and")));
    if (!left)
        return refuseFile(left.error());
    for (const bundling::LeftReference &each : *left)
        console().complain(leftReferenceLine(file(), each, set, u"can't be followed and stays a reference"_qs));
    if (!isFile) {
        console().printDocument(document().fileBytes());
    } else if (const base::Result<void> written = core().store.write(output, document().fileBytes()); !written) {
        return refuse(failureLine(output, written.error()));
    }
    emit finished(left->isEmpty() ? Clean : Findings);
}

} // namespace commands

#include "moc_bundlecommand.cpp"
