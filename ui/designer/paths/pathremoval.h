#pragma once

#include "pathentry.h"
#include "removal.h"

#include <QFuture>
#include <QObject>
#include <QPointer>

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class ListAndForm;

/**
 * Deletes paths and operations, as one undo step. What else names them is looked for on a worker. If there is anything,
 * a banner lists it and asks.
 */
class PathRemoval final : public QObject
{
    Q_OBJECT

public:
    PathRemoval(workspace::OpenDefinition &definition, ListAndForm &page, QObject *parent = nullptr);

    /** Looks in all documents, instead of only in the definition. */
    void setReferences(workspace::References &references) { m_references = &references; }
    /** Does nothing while another removal is being prepared. */
    void remove(const QList<PathEntry> &entries);
    /** Removes operations of one path whose path item is at `item` of this file. */
    void remove(const QList<PathEntry> &entries, workspace::OpenDefinition &file, const document::Pointer &item);

private:
    using Plan = base::Result<openapi::RemovalPlan>;

    /** What is to be removed, and from where. */
    struct Removal {
        QList<PathEntry> entries;
        QPointer<workspace::OpenDefinition> file;
        std::optional<document::Pointer> item; ///< None: the entries are in their paths.
    };

    void start(const Removal &removal);
    [[nodiscard]] QFuture<Plan> plan(const Removal &removal);
    [[nodiscard]] QList<document::Pointer> placesOf(const Removal &removal) const;
    void ask(const Removal &removal, const openapi::RemovalPlan &plan);
    void apply(const Removal &removal, const openapi::RemovalPlan &plan);
    [[nodiscard]] QString placeText(const openapi::Place &place) const;

    workspace::OpenDefinition &m_definition;
    ListAndForm &m_page;
    workspace::References *m_references = nullptr;
    bool m_isPlanning = false;
};

} // namespace designer
