#pragma once

#include "context.h"
#include "marks.h"
#include "row.h"

#include <QObject>

namespace designer {

class RemovedNodes;
class ReviewMarks;
class SchemaTreeView;

/** Shows in the tree of a schema how its rows differ from the base: a letter beside the name with a tooltip, and below
 * the tree the properties and other schemas that only the base has. */
class ShapeMarks final : public QObject
{
    Q_OBJECT

public:
    /** `tree` shows schemas of the definition of `context` and of other files; `section` has it, and is the parent of
     * removed(). Without Context::reviews nothing is shown. */
    ShapeMarks(const Context &context, SchemaTreeView &tree, QWidget &section);

    /** The schemas that only the base has, for the layout of the section. */
    [[nodiscard]] RemovedNodes &removed() const { return *m_removed; }
    /** The mark of a row; of a reference without a change of its own, that of its target. */
    [[nodiscard]] review::Mark of(const shapes::Row &row) const;
    /** What the tooltip of a row says about its mark; empty for a row without one. */
    [[nodiscard]] QString textOf(const shapes::Row &row) const;
    /** The texts of the changes of a row and its keywords that break clients or may do so; empty if there are none. */
    [[nodiscard]] QString warningOf(const shapes::Row &row) const;
    /** Shows the removed schemas of the rows that are expanded. */
    void refreshRemoved();

signals:
    /** The marks and warningOf() may be others than before. */
    void changed();

private:
    [[nodiscard]] bool isHere(const QString &address) const;
    void update();

    const Context m_context;
    SchemaTreeView &m_tree;
    ReviewMarks *m_marks = nullptr;
    RemovedNodes *m_removed = nullptr;
};

} // namespace designer
