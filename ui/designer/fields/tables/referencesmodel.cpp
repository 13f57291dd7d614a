#include "referencesmodel.h"

#include "livereferences.h"
#include "opendefinition.h"
#include "referencename.h"

namespace designer {

ReferencesModel::ReferencesModel(workspace::OpenDefinition &file, const workspace::LiveReferences &references,
                                 QObject *parent)
    : RowsModel(file.document(), parent)
    , m_file(file)
    , m_references(references)
{}

/** An update of the other rows would put what the document has into an open editor. */
void ReferencesModel::refreshReferences()
{
    forgetCells();
    int first = -1; // Of a run of rows that are references.
    for (int row = 0; row <= rowCount(); ++row) {
        if (row < rowCount() && openapi::referenceOf(entryAt(row))) {
            first = first < 0 ? row : first;
        } else if (first >= 0) {
            emit dataChanged(index(first, 0), index(row - 1, columnCount() - 1));
            first = -1;
        }
    }
}

document::Node ReferencesModel::shownAt(int row) const
{
    return followed(entryAt(row));
}

document::Node ReferencesModel::followed(const document::Node &entry) const
{
    return openapi::referenceOf(entry) ? m_references.followed(m_file, entry) : entry;
}

QString ReferencesModel::referenceText(int row) const
{
    const std::optional<QString> reference = openapi::referenceOf(entryAt(row));
    return reference ? u"→ "_qs + openapi::referenceName(*reference) : QString();
}

} // namespace designer

#include "moc_referencesmodel.cpp"
