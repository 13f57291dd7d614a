#pragma once

#include "fakestore.h"
#include "references.h"

#include <memory>

namespace support {

/** A list with one definition, which no linter reads, and its references. */
class SingleDefinition final : public workspace::DefinitionList
{
public:
    explicit SingleDefinition(workspace::OpenDefinition &definition)
        : m_definition(definition)
        , m_references(std::make_unique<workspace::References>(*this, m_store))
    {
        emit opened(&definition);
    }

    base::Result<workspace::OpenDefinition *> open(const QString &) override
    {
        return base::Error{base::ErrorCode::NotFound, {}};
    }
    [[nodiscard]] QList<workspace::OpenDefinition *> definitions() const override { return {&m_definition}; }
    [[nodiscard]] QList<workspace::OpenDefinition *> loadedDefinitions() const override { return {&m_definition}; }
    [[nodiscard]] workspace::References &references() const { return *m_references; }

private:
    void release(workspace::OpenDefinition &) override {}

    FakeStore m_store;
    workspace::OpenDefinition &m_definition;
    std::unique_ptr<workspace::References> m_references;
};

} // namespace support
