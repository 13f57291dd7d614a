#pragma once

#include "document.h"
#include "schematree.h"

#include <QCoreApplication>

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/** Edits the schemas inside a schema. Each command is one undo step and returns the place to select afterwards. */
class SchemaCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::SchemaCommands)

public:
    using Outcome = base::Result<document::Pointer>;

    SchemaCommands(workspace::OpenDefinition &definition, workspace::References &references)
        : m_definition(definition)
        , m_references(references)
    {}

    [[nodiscard]] Outcome add(const document::Pointer &schema, const QByteArray &keyword);
    /** Adds an annotated enum to a schema: alternatives with a constant and a title. It adds the first. */
    [[nodiscard]] Outcome addTitledValues(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome remove(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome duplicate(const openapi::SchemaRow &row);
    [[nodiscard]] Outcome move(const openapi::SchemaRow &row, int by);
    [[nodiscard]] Outcome setRequired(const openapi::SchemaRow &row, bool required);
    /** Replaces the reference in the schema of a row by a copy of the reference's target. */
    [[nodiscard]] Outcome inlineReference(const openapi::SchemaRow &row);
    /**
     * Makes the schema of a row a component under an unused name, puts a reference to the component in its place, and
     * returns the place of the component.
     */
    [[nodiscard]] Outcome extract(const openapi::SchemaRow &row);
    /**
     * Replaces the schema of a row by one that the sample, which is JSON, fits. Title, description and extensions are
     * kept.
     */
    [[nodiscard]] Outcome makeFromSample(const openapi::SchemaRow &row, const QByteArray &sample);

private:
    [[nodiscard]] document::Document &document() const;

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
};

} // namespace designer
