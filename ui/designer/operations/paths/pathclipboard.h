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
 * Copies paths and operations as text with the components that they refer to, and pastes such a text in the OpenAPI
 * version of the document. Asks the user what to do with components that the document has with another value.
 */
class PathClipboard final : public QObject
{
    Q_OBJECT

public:
    PathClipboard(workspace::OpenDefinition &definition, const PathTreeModel &model, ListAndForm &page,
                  QObject *parent = nullptr);

    /** Copies paths or operations in the format of the document. Returns false after a failure, which it shows. */
    bool copy(const QList<PathEntry> &entries);
    /** Returns true if the clipboard has operations that were copied from a tree of paths. */
    [[nodiscard]] static bool hasOperations();
    /**
     * Reads a text with path items or operations, in the OpenAPI version of the document. The error is a translated
     * sentence that says why it can't be pasted.
     */
    [[nodiscard]] base::Result<conversion::ConvertedExcerpt, QString> read(const QByteArray &text,
                                                                           bool areOperations) const;
    /**
     * Pastes what read() has returned as one undo step. Operations are pasted into the path of the entry `current` if
     * there is one.
     */
    void paste(const conversion::ConvertedExcerpt &excerpt, const std::optional<PathEntry> &current);

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
