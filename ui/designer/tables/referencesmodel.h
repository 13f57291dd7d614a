#pragma once

#include "rowsmodel.h"

namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

/** A table whose entries can be references. Such a row shows what it refers to, in this or in another file, and is
 * read-only. */
class ReferencesModel : public RowsModel
{
    Q_OBJECT

public:
    /** The references must live as long as the model. */
    ReferencesModel(workspace::OpenDefinition &file, const workspace::LiveReferences &references,
                    QObject *parent = nullptr);

    /** Updates the rows that are references: what they lead to may have changed. */
    void refreshReferences();

protected:
    /** The entry, or what it refers to: missing if that is not there. */
    [[nodiscard]] document::Node shownAt(int row) const;
    /** "→ Page" for an entry that is a reference; empty for others. */
    [[nodiscard]] QString referenceText(int row) const;

private:
    const workspace::OpenDefinition &m_file;
    const workspace::LiveReferences &m_references;
};

} // namespace designer
