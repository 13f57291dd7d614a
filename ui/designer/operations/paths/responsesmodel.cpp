#include "responsesmodel.h"

#include "memberedit.h"
#include "newobject.h"
#include "objectplace.h"
#include "refs.h"

#include <QRegularExpression>

namespace designer {

using document::Node;
using document::Value;

namespace {

/** A status, a class of them (`4XX`), or `default`. */
bool isStatus(const QString &text)
{
    static const QRegularExpression form(u"^([1-5][0-9][0-9]|[1-5]XX|default)$"_qs);
    return form.match(text).hasMatch();
}

} // namespace

QString mediaTypesText(const Node &content)
{
    QStringList names;
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i)
        names.append(QString::fromUtf8(content.keyAt(i)));
    return names.join(u", ");
}

int ResponsesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResponsesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Status"), tr("Description"), tr("Content")};
    return headings.value(section);
}

QString ResponsesModel::cellText(int row, int column) const
{
    if (column == Status)
        return QString::fromUtf8(keyAt(row));
    const Node shown = shownAt(row);
    if (column == Content)
        return mediaTypesText(shown.member("content"));
    const Node description = shown.member("description");
    const QString text = description.isScalar() && !description.isNull() ? description.text() : QString();
    return text.isEmpty() ? referenceText(row) : text;
}

bool ResponsesModel::isCellEditable(int row, int column) const
{
    if (column == Status)
        return isStatus(QString::fromUtf8(keyAt(row)));
    const Node entry = entryAt(row);
    if (column == Content || !entry.isMapping() || openapi::referenceOf(entry))
        return false;
    const Node description = entry.member("description");
    return !description.exists() || description.isNull() ||
           (description.isString() && !description.bytes().contains('\n'));
}

QString ResponsesModel::cellNote(int row, int column) const
{
    if (const std::optional<QString> reference = openapi::referenceOf(entryAt(row)); reference && column != Status)
        return tr("Defined at %1. Edit it in Source.", "%1: a reference such as #/components/responses/NotFound")
            .arg(*reference);
    return {};
}

base::Result<void> ResponsesModel::store(int row, int column, const QString &text)
{
    if (column == Description)
        return storeText(pointerAt(row).child("description"), text, false);
    if (!isStatus(text))
        return base::Error{base::ErrorCode::InvalidArgument, u"status"_qs};
    return openapi::renameStatus(document(), pointerAt(row), text.toUtf8());
}

QString ResponsesModel::stepName() const
{
    return tr("Edit response");
}

base::Result<int> ResponsesModel::addRow()
{
    QList<QByteArray> free{"200", "201", "202", "204", "400", "401", "403",
                           "404", "409", "422", "429", "500", "503", "default"};
    for (int row = 0; row < rowCount(); ++row)
        free.removeAll(keyAt(row));
    if (free.isEmpty())
        return base::Error{base::ErrorCode::AlreadyExists, {}};
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add response"));
        added = openapi::setMember(document(), place().child(free.first()),
                                   openapi::newResponse(free.first(), openapi::versionOf(document().snapshot())));
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> ResponsesModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove response"));
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_responsesmodel.cpp"
