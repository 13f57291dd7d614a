#include "requestnames.h"

#include "currentdescription.h"
#include "operationmatch.h"
#include "requestfile.h"
#include "requestwriter.h"
#include "worker.h"

#include <QFileInfo>

namespace requestruns {

RequestNames::RequestNames(workspace::Workspace &workspace, savedrequests::RequestStorage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{
    connect(&workspace, &workspace::Workspace::saved, this,
            [this](const workspace::OpenDefinition *definition) { follow(*definition); });
}

void RequestNames::follow(const workspace::OpenDefinition &definition)
{
    if (definition.path().isEmpty())
        return;
    const QFileInfo file(definition.path());
    base::runOnWorker(
        this,
        [&storage = m_storage, folder = file.path(), name = file.fileName(),
         now = workspace::CurrentDescription(definition)]() -> base::Result<QStringList> {
            const base::Result<QStringList> names = storage.names(folder);
            if (!names || names->isEmpty())
                return names;
            const description::Description description = now.read();
            const QList<openapi::PathItem> items = description.pathItems();
            QStringList changed;
            for (const QString &each : *names) {
                const base::Result<QByteArray> bytes = storage.read(folder, each);
                const auto request = bytes ? savedrequests::readRequestFile(*bytes) : savedrequests::RequestFile();
                if (!bytes || !request.isValid() || request.request.definition != name)
                    continue;
                const auto fitted = savedrequests::fitRequest(request.request, description, items);
                if (!fitted.fits() || fitted.now == request.request.operation)
                    continue;
                const auto text = savedrequests::withNames(request.text, fitted.now, fitted.renamed);
                if (text && storage.write(folder, each, *text, false))
                    changed.append(each);
            }
            return changed;
        },
        [this](const base::Result<QStringList> &changed) { emit followed(changed ? *changed : QStringList()); });
}

} // namespace requestruns

#include "moc_requestnames.cpp"
