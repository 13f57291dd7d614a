#include "requestnames.h"

#include "currentdescription.h"
#include "operationmatch.h"
#include "requestfile.h"
#include "requestwriter.h"
#include "worker.h"

#include <QFileInfo>

namespace requestruns {

namespace {

/** The text of a definition. References to other files are not followed. */
struct ReadText {
    explicit ReadText(const document::Snapshot &text)
        : description(text)
        , items(description.pathItems())
    {}

    description::Description description;
    QList<openapi::PathItem> items;
};

/** The parameters of a request's operation that have other names in `now`, outside of the path. */
QHash<requests::ParameterKey, QByteArray> renamedIn(const savedrequests::SavedRequest &request, const ReadText &before,
                                                    const ReadText &now)
{
    const auto keysIn = [&request](const ReadText &state) {
        return savedrequests::parameterKeys(savedrequests::fitRequest(request, state.description, state.items),
                                            state.description, state.items);
    };
    return savedrequests::renamedParameters(keysIn(before), keysIn(now));
}

/** The text of a request's file with the names of now; nothing if it has them, or does not fit. */
std::optional<QByteArray> withNamesOfNow(const savedrequests::RequestFile &file, const ReadText &before,
                                         const ReadText &now, const description::Description &description,
                                         const QList<openapi::PathItem> &items)
{
    savedrequests::SavedRequest request = file.request;
    auto renamed = renamedIn(request, before, now);
    for (savedrequests::SavedParameter &parameter : request.parameters)
        parameter.key.name = renamed.value(parameter.key, parameter.key.name);
    const auto fitted = savedrequests::fitRequest(request, description, items);
    if (!fitted.fits() || (fitted.now == request.operation && request == file.request))
        return std::nullopt;
    renamed.insert(fitted.renamed);
    const auto text = savedrequests::withNames(file.text, fitted.now, renamed);
    return text ? std::optional(*text) : std::nullopt;
}

} // namespace

RequestNames::RequestNames(workspace::Workspace &workspace, savedrequests::RequestStorage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{
    connect(&workspace, &workspace::Workspace::loaded, this, [this](const workspace::OpenDefinition *definition) {
        m_before.insert(definition->path(), definition->document().savedSnapshot());
        connect(definition, &QObject::destroyed, this, [this, path = definition->path()] { m_before.remove(path); });
    });
    connect(&workspace, &workspace::Workspace::saved, this,
            [this](const workspace::OpenDefinition *definition) { follow(*definition); });
}

void RequestNames::follow(const workspace::OpenDefinition &definition)
{
    if (definition.path().isEmpty())
        return;
    const document::Snapshot text = definition.document().snapshot();
    const document::Snapshot before = m_before.value(definition.path(), text);
    m_before.insert(definition.path(), text);
    const QFileInfo file(definition.path());
    base::runOnWorker(
        this,
        [&storage = m_storage, folder = file.path(), name = file.fileName(), before, text,
         current = workspace::CurrentDescription(definition)]() -> base::Result<QStringList> {
            const base::Result<QStringList> names = storage.names(folder);
            if (!names || names->isEmpty())
                return names;
            const ReadText then(before);
            const ReadText now(text);
            const description::Description description = current.read();
            const QList<openapi::PathItem> items = description.pathItems();
            QStringList changed;
            for (const QString &each : *names) {
                const base::Result<QByteArray> bytes = storage.read(folder, each);
                const auto request = bytes ? savedrequests::readRequestFile(*bytes) : savedrequests::RequestFile();
                if (!bytes || !request.isValid() || request.request.definition != name)
                    continue;
                const auto written = withNamesOfNow(request, then, now, description, items);
                if (written && storage.write(folder, each, *written, false))
                    changed.append(each);
            }
            return changed;
        },
        [this](const base::Result<QStringList> &changed) { emit followed(changed ? *changed : QStringList()); });
}

} // namespace requestruns

#include "moc_requestnames.cpp"
