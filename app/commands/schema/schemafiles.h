#pragma once

#include "documentfile.h"
#include "schemasource.h"
#include "storeddocuments.h"
#include "validation.h"
#include "version.h"

namespace commands {

/** The file of a schema and the files that it refers to, in the roots that lint uses too. Nothing is fetched. */
class SchemaFiles final : public schema::SchemaSource
{
public:
    SchemaFiles(workspace::DocumentStore &store, const DocumentFile &file, const document::Snapshot &snapshot);

    [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &uri) override;

    /** The URI of the file that the command names. */
    [[nodiscard]] const QString &uri() const { return m_uri; }
    [[nodiscard]] static QString uriOf(const QString &path);
    [[nodiscard]] static schema::Dialect dialectOf(specification::Version version);
    /** By its version if it is an OpenAPI document. */
    [[nodiscard]] schema::Dialect dialect() const { return m_dialect; }
    /** The path of a document, relative to the current folder where the command named a relative path. */
    [[nodiscard]] QString nameOf(const QString &uri) const;

private:
    workspace::StoredDocuments m_documents;
    QString m_uri;
    QString m_name;
    schema::Dialect m_dialect = schema::Dialect::Draft202012;
};

} // namespace commands
