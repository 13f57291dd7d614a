#pragma once

#include "context.h"
#include "pathentry.h"
#include "removal.h"

#include <QFuture>
#include <QObject>
#include <QPointer>

namespace designer {

class ListAndForm;

/**
 * Deletes paths and operations as one undo step. A worker first looks for references and names that the deletion would
 * break. If there are any, a banner lists them and asks whether to delete.
 */
class PathRemoval final : public QObject
{
    Q_OBJECT

public:
    PathRemoval(const Context &context, ListAndForm &page, QObject *parent = nullptr);

    /** Deletes paths or operations of the definition. Does nothing while another removal is being prepared. */
    void remove(const QList<PathEntry> &entries);
    /**
     * Deletes operations of one path, whose path item is at `item` of the definition `file`. Does nothing while another
     * removal is being prepared.
     */
    void remove(const QList<PathEntry> &entries, workspace::OpenDefinition &file, const document::Pointer &item);

private:
    using Plan = base::Result<openapi::RemovalPlan>;

    /** The entries to delete, and the definition that contains them. */
    struct Removal {
        QList<PathEntry> entries;
        QPointer<workspace::OpenDefinition> file;
        std::optional<document::Pointer> item; ///< The place of the path item that has the operations; std::nullopt if
                                               ///< the entries are in the paths of the definition itself.
    };

    void start(const Removal &removal);
    [[nodiscard]] QFuture<Plan> plan(const Removal &removal);
    [[nodiscard]] QList<document::Pointer> placesOf(const Removal &removal) const;
    void ask(const Removal &removal, const openapi::RemovalPlan &plan);
    void apply(const Removal &removal, const openapi::RemovalPlan &plan);
    [[nodiscard]] QString placeText(const openapi::Place &place) const;

    workspace::OpenDefinition &m_definition;
    ListAndForm &m_page;
    workspace::References &m_references;
    bool m_isPlanning = false;
};

} // namespace designer
