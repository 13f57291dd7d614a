#pragma once

#include "excerptconversion.h"
#include "pathentry.h"

#include <QObject>

namespace workspace {
class OpenDefinition;
}

namespace designer {

class ListAndForm;
class PathTreeModel;

/**
 * Copies paths and operations as text with the components that they refer to, and pastes such a text in the version of
 * the document. Asks what to do with components that the document has with another value.
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
    void ask(const conversion::ConvertedExcerpt &excerpt, const document::Pointer &pathItem,
             const QStringList &conflicts);
    void put(const conversion::ConvertedExcerpt &excerpt, const document::Pointer &pathItem,
             openapi::Excerpt::Conflict conflict);
    void showLosses(const QList<conversion::Loss> &losses);

    workspace::OpenDefinition &m_definition;
    const PathTreeModel &m_model;
    ListAndForm &m_page;
};

} // namespace designer
