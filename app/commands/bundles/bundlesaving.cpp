#include "bundlesaving.h"

#include "bundlewriter.h"
#include "referencedfiles.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace commands {

base::Result<void> saveBundle(const QString &bundlePath, const traffic::Exchange &exchange,
                              const document::Snapshot &definition, const SavedBundle &saved,
                              services::CoreServices &core)
{
    replay::BundleContents contents;
    contents.facts.program = u"Gatewright "_qs + QCoreApplication::applicationVersion();
    contents.facts.environment = core.environments.current().name;
    for (const management::Environment &environment : core.environments.environments())
        contents.facts.environments.append(environment.name);
    DocumentFile file;
    file.path = saved.path;
    file.format = definition.format();
    const QString name = QFileInfo(file.displayName()).fileName();
    for (QString problem : saved.problems) // Without the folders of this machine.
        contents.facts.problems.append(problem.replace(file.displayName(), name));
    const QString address = addressOf(file);
    contents.files.append({file.path == u"-" ? u"/definition.yaml"_qs : address, definition});
    const openapi::DocumentSet files = referencedFiles(file, definition, core.store);
    for (const openapi::ReferencedDocumentPtr &document : files.documents()) {
        if (document->address() != address)
            contents.files.append({document->address(), document->snapshot()});
    }
    contents.add(exchange);
    contents.upstreamOverride = saved.upstreamOverride;
    const base::Result<QByteArray> bundle = replay::writeBundle(contents);
    return bundle ? core.store.writePrivate(bundlePath, *bundle) : base::Result<void>(bundle.error());
}

} // namespace commands
