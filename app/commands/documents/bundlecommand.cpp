#include "bundlecommand.h"

#include "bundle.h"
#include "coreservices.h"
#include "storeddocuments.h"

#include <QDir>
#include <QFileInfo>

namespace commands {

namespace {

/** The definition and the files that it refers to. */
openapi::DocumentSet filesOf(const QString &address, const document::Snapshot &snapshot, bool isFile,
                             workspace::DocumentStore &store)
{
    workspace::StoredDocuments documents(store);
    if (isFile)
        documents.setRoots({store.rootOf(address)});
    documents.setOpen({{address, snapshot}});
    const auto entry = documents.open(address);
    return entry ? openapi::DocumentSet::load({*entry}, documents) : openapi::DocumentSet();
}

} // namespace

void BundleCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Writes a copy of a definition that needs no other files, to standard output unless -o names a file: what its "
        u"references lead to is in its components, or in the place of the reference. Files outside of the folder or the "
        u"git repository of FILE, and URLs, are not read. References that can't be followed are listed on standard "
        u"error and stay; then the exit code is 1."_qs);
    addFileArgument(parser, u"The definition, in 3.0, 3.1 or 3.2."_qs);
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write to this file; - is standard output (the default)."_qs, u"FILE"_qs});
}

void BundleCommand::process(const QCommandLineParser &parser)
{
    const bool isFile = file().path != u"-";
    const QString address = isFile ? QDir::cleanPath(QFileInfo(file().path).absoluteFilePath()) : u"standard-input"_qs;
    const openapi::DocumentSet set = filesOf(address, document().snapshot(), isFile, core().store);
    const auto left = bundling::bundle(document(), set, address);
    if (!left && left.error().code == base::ErrorCode::Unsupported)
        return refuseFile(u"only documents of OpenAPI 3.0, 3.1 and 3.2 can be bundled"_qs);
    if (!left)
        return refuseFile(left.error());
    for (const bundling::LeftReference &each : *left) {
        const document::Snapshot snapshot = set.find(each.place.address)->snapshot();
        const base::Position at = snapshot.positionAt(snapshot.at(each.place.pointer).span().offset);
        const QString name = each.place.address == address ? file().displayName()
                                                           : QDir::current().relativeFilePath(each.place.address);
        console().complain(
            u"%1:%2:%3: “%4” can't be followed and stays a reference"_qs.arg(name).arg(at.line).arg(at.column).arg(
                each.reference));
    }
    const QString output = parser.value(u"output"_qs);
    if (output.isEmpty() || output == u"-") {
        console().print(document().fileBytes());
    } else if (const base::Result<void> written = core().store.write(output, document().fileBytes()); !written) {
        return refuse(failureLine(output, written.error()));
    }
    emit finished(left->isEmpty() ? Clean : Findings);
}

} // namespace commands

#include "moc_bundlecommand.cpp"
