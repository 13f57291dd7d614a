#include "definitionhandle.h"

#include "definitionlist.h"

#include <utility>

namespace workspace {

/** The list has counted this handle already. */
DefinitionHandle::DefinitionHandle(DefinitionList &list, OpenDefinition &definition)
    : m_list(&list)
    , m_definition(&definition)
{}

DefinitionHandle::DefinitionHandle(DefinitionHandle &&other) noexcept
    : m_list(std::exchange(other.m_list, nullptr))
    , m_definition(std::exchange(other.m_definition, nullptr))
{}

DefinitionHandle &DefinitionHandle::operator=(DefinitionHandle &&other) noexcept
{
    DefinitionHandle taken(std::move(other));
    std::swap(m_list, taken.m_list);
    std::swap(m_definition, taken.m_definition);
    return *this;
}

DefinitionHandle::~DefinitionHandle()
{
    if (m_list && m_definition)
        m_list->release(*m_definition);
}

OpenDefinition *DefinitionHandle::get() const
{
    return m_definition;
}

} // namespace workspace
