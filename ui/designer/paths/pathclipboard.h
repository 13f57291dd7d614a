#pragma once

#include "excerpt.h"
#include "pathentry.h"

#include <QObject>

namespace workspace {
class OpenDefinition;
}

namespace designer {

class ListAndForm;
class PathTreeModel;

/**
 * Copies paths and operations as text with the components that they refer to, and pastes such a text. Asks what to do
 * with components that the document has with another value.
 */
class PathClipboard final : public QObject
{
    Q_OBJECT

public:
    PathClipboard(workspace::OpenDefinition &definition, const PathTreeModel &model, ListAndForm &page,
                  QObject *parent = nullptr);

    /** Copies in the document's format. False after a failure, which is shown. */
    bool copy(const QList<PathEntry> &entries);
    /** Pastes as one undo step; operations into the path of `current` if there is one. */
    void paste(const std::optional<PathEntry> &current);

signals:
    void pasted(const QList<designer::PathEntry> &entries);

private:
    void ask(const openapi::Excerpt &excerpt, const document::Pointer &pathItem, const QStringList &conflicts);
    void put(const openapi::Excerpt &excerpt, const document::Pointer &pathItem, openapi::Excerpt::Conflict conflict);

    workspace::OpenDefinition &m_definition;
    const PathTreeModel &m_model;
    ListAndForm &m_page;
};

} // namespace designer
