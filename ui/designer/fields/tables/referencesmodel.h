#pragma once

#include "rowsmodel.h"

namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

/** The base class of table models whose entries can be references. The row of a reference shows the content of its
 * target, in this or in another file, and is read-only. */
class ReferencesModel : public RowsModel
{
    Q_OBJECT

public:
    /** Creates the model for a collection of `file`. `references` must live as long as the model. */
    ReferencesModel(workspace::OpenDefinition &file, const workspace::LiveReferences &references,
                    QObject *parent = nullptr);

    /** Updates the rows that are references, because their targets may have changed. */
    void refreshReferences();

protected:
    /**
     * Returns the node of the entry in a row, or of its target if the entry is a reference. The node is missing if the
     * target does not exist.
     */
    [[nodiscard]] document::Node shownAt(int row) const;
    /** Returns the target of `entry` if it is a reference, otherwise `entry`. The node is missing if the target does
     * not exist. */
    [[nodiscard]] document::Node followed(const document::Node &entry) const;
    /**
     * Returns the text that names the target of a reference, such as "→ Page"; an empty text for an entry that is not a
     * reference.
     */
    [[nodiscard]] QString referenceText(int row) const;

private:
    const workspace::OpenDefinition &m_file;
    const workspace::LiveReferences &m_references;
};

} // namespace designer
