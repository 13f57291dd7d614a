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
    for (int row = 0; row < rowCount(); ++row) {
        if (openapi::referenceOf(entryAt(row)))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

document::Node ReferencesModel::shownAt(int row) const
{
    const document::Node entry = entryAt(row);
    return openapi::referenceOf(entry) ? m_references.nodeAt(m_file, pointerAt(row)) : entry;
}

QString ReferencesModel::referenceText(int row) const
{
    const std::optional<QString> reference = openapi::referenceOf(entryAt(row));
    return reference ? u"→ "_qs + openapi::referenceName(*reference) : QString();
}

} // namespace designer

#include "moc_referencesmodel.cpp"
