#pragma once

#include "document.h"
#include "schematree.h"

#include <QCoreApplication>

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/** Edits of the schemas in a schema. Each command is one undo step and returns the place to select afterwards. */
class SchemaCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::SchemaCommands)

public:
    using Outcome = base::Result<document::Pointer>;

    /** Without `references`, other files are not read. */
    SchemaCommands(workspace::OpenDefinition &definition, workspace::References *references)
        : m_definition(definition)
        , m_references(references)
    {}

    [[nodiscard]] Outcome add(const document::Pointer &schema, const QByteArray &keyword);
    /** Adds alternatives with a constant and a title each: one to start with. */
    [[nodiscard]] Outcome addTitledValues(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome remove(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome duplicate(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome move(const openapi::SchemaRow &row, int by);
    [[nodiscard]] Outcome setRequired(const openapi::SchemaRow &row, bool required);
    /** Replaces the reference of a row by a copy of its target. */
    [[nodiscard]] Outcome inlineReference(const openapi::SchemaRow &row);
    /** Makes the schema of a row a component under an unused name, and returns the component. */
    [[nodiscard]] Outcome extract(const openapi::SchemaRow &row);
    /** Makes the schema one that the sample, which is JSON, fits. Title, description and extensions are kept. */
    [[nodiscard]] Outcome makeFromSample(const openapi::SchemaRow &row, const QByteArray &sample);

private:
    [[nodiscard]] document::Document &document() const;

    workspace::OpenDefinition &m_definition;
    workspace::References *m_references;
};

} // namespace designer
