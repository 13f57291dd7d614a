#pragma once

#include <QPointer>

namespace workspace {

class DefinitionList;
class OpenDefinition;

/**
 * Keeps a definition of a workspace loaded while a form shows a part of its file. Workspace::lend() creates the
 * handles. When the last handle of a definition is destroyed, the workspace closes the definition, unless it is listed
 * or has unsaved edits. A handle is empty after it was moved from, and when its definition has been closed or the
 * workspace has been destroyed.
 */
class DefinitionHandle final
{
public:
    /** Creates an empty handle. */
    DefinitionHandle() = default;
    /** Takes over the definition of `other`, which is empty afterwards. */
    DefinitionHandle(DefinitionHandle &&other) noexcept;
    /** Releases the definition of this handle, and takes over the one of `other`, which is empty afterwards. */
    DefinitionHandle &operator=(DefinitionHandle &&other) noexcept;
    ~DefinitionHandle();
    Q_DISABLE_COPY(DefinitionHandle)

    /** Returns the definition of this handle; null if the handle is empty. */
    [[nodiscard]] OpenDefinition *get() const;
    /** Accesses the definition of this handle, which must not be empty. */
    OpenDefinition *operator->() const { return get(); }
    /** True if the handle has a definition. */
    explicit operator bool() const { return !m_definition.isNull(); }

private:
    friend class Workspace;
    DefinitionHandle(DefinitionList &list, OpenDefinition &definition);

    QPointer<DefinitionList> m_list;
    QPointer<OpenDefinition> m_definition;
};

} // namespace workspace
