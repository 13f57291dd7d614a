#pragma once

#include "description.h"
#include "documentfile.h"
#include "schemasource.h"
#include "storeddocuments.h"
#include "validation.h"
#include "version.h"

namespace commands {

/** The file of a schema and the files that it refers to, in the same root folders in which lint reads files. Nothing is
 * fetched over the network. */
class SchemaFiles final : public schema::SchemaSource
{
public:
    SchemaFiles(workspace::DocumentStore &store, const DocumentFile &file, const document::Snapshot &snapshot);

    /** Sets the API description whose entry document is the file that the command names. Discriminators in other files
     * name its schema components. */
    void setDescription(const description::Description &description) { m_description = description; }

    [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &uri) override;
    [[nodiscard]] schema::SchemaPlace component(const QString &uri, const QByteArray &name) const override;
    [[nodiscard]] QByteArray componentName(const schema::SchemaPlace &place) const override;

    /** Returns the URI of the file that the command names. */
    [[nodiscard]] const QString &uri() const { return m_uri; }
    [[nodiscard]] static QString uriOf(const QString &path);
    [[nodiscard]] static schema::Dialect dialectOf(specification::Version version);
    /** Returns the dialect of the schema's file: for an OpenAPI document the dialect of its version, otherwise JSON
     * Schema 2020-12. */
    [[nodiscard]] schema::Dialect dialect() const { return m_dialect; }
    /** Returns the path of a document, relative to the current folder if the command names a relative path. */
    [[nodiscard]] QString nameOf(const QString &uri) const;

private:
    /** Returns the address of the document with this URI, as the description names it. */
    [[nodiscard]] QString addressOf(const QString &uri) const;

    workspace::StoredDocuments m_documents;
    std::optional<description::Description> m_description;
    QString m_uri;
    QString m_name;
    schema::Dialect m_dialect = schema::Dialect::Draft202012;
};

} // namespace commands
