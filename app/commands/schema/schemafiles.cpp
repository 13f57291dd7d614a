#include "schemafiles.h"

#include <QDir>
#include <QUrl>

namespace commands {

namespace {

/** True for an OpenAPI document, which is not a schema itself. */
bool isDefinition(const document::Node &root)
{
    return root.member("openapi").isString();
}

} // namespace

SchemaFiles::SchemaFiles(workspace::DocumentStore &store, const DocumentFile &file, const document::Snapshot &snapshot)
    : m_documents(store)
    , m_name(file.displayName())
{
    const QString path = absolutePath(file.path);
    m_uri = uriOf(path);
    m_documents.setRoots({store.rootOf(path)});
    m_documents.setOpen({{path, snapshot}});
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    if (version)
        m_dialect = dialectOf(*version);
}

schema::Dialect SchemaFiles::dialectOf(specification::Version version)
{
    return version == specification::Version::V30 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012;
}

QString SchemaFiles::uriOf(const QString &path)
{
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
}

std::optional<schema::SchemaDocument> SchemaFiles::open(const QString &uri)
{
    const QUrl url(uri);
    if (!url.isLocalFile())
        return std::nullopt;
    const auto document = m_documents.open(url.toLocalFile());
    if (!document || !(*document)->snapshot().isValid())
        return std::nullopt;
    const document::Node root = (*document)->snapshot().root();
    return schema::SchemaDocument{root, !isDefinition(root)};
}

QString SchemaFiles::addressOf(const QString &uri) const
{
    return uri == m_uri ? m_description->entry()->address() : QUrl(uri).toLocalFile();
}

schema::SchemaPlace SchemaFiles::component(const QString &uri, const QByteArray &name) const
{
    if (!m_description)
        return SchemaSource::component(uri, name);
    const openapi::Place place = m_description->schemaComponent(addressOf(uri), name);
    return {place.address == m_description->entry()->address() ? m_uri : uri, place.pointer};
}

QByteArray SchemaFiles::componentName(const schema::SchemaPlace &place) const
{
    return m_description ? m_description->nameOfSchema({addressOf(place.address), place.pointer})
                         : SchemaSource::componentName(place);
}

QString SchemaFiles::nameOf(const QString &uri) const
{
    if (uri == m_uri)
        return m_name;
    const QUrl url(uri);
    return url.isLocalFile() ? QDir::current().relativeFilePath(url.toLocalFile()) : uri;
}

} // namespace commands
