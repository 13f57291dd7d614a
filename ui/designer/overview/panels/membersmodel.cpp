#include "membersmodel.h"

#include "memberedit.h"

namespace designer {

using document::Node;
using document::Value;

MembersModel::MembersModel(document::Document &document, const QList<QByteArray> &members, const QString &newText,
                           QObject *parent)
    : RowsModel(document, parent)
    , m_members(members)
    , m_newText(newText)
{}

void MembersModel::setTexts(const Texts &texts)
{
    m_texts = texts;
    retranslate();
}

int MembersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_members.size());
}

QVariant MembersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return RowsModel::headerData(section, orientation, role);
    return m_texts.headings.value(section);
}

QString MembersModel::cellText(int row, int column) const
{
    const Node member = entryAt(row).member(m_members.at(column));
    return member.isScalar() && !member.isNull() ? member.text() : QString();
}

bool MembersModel::isCellEditable(int row, int column) const
{
    const Node entry = entryAt(row);
    const Node member = entry.member(m_members.at(column));
    return entry.isMapping() &&
           (!member.exists() || member.isNull() || (member.isString() && !member.bytes().contains('\n')));
}

base::Result<void> MembersModel::store(int row, int column, const QString &text)
{
    return storeText(pointerAt(row).child(m_members.at(column)), text, column > 0);
}

QString MembersModel::freeText() const
{
    QStringList taken;
    for (int row = 0; row < rowCount(); ++row)
        taken.append(textAt(row, 0));
    QString text = m_newText;
    for (int number = 2; taken.contains(text); ++number)
        text = u"%1-%2"_qs.arg(m_newText, QString::number(number));
    return text;
}

base::Result<int> MembersModel::addRow()
{
    const Value entry = Value::object({{m_members.first(), Value::string(freeText())}});
    const bool isThere = document().snapshot().at(place()).isSequence();
    base::Result<void> added;
    {
        const document::Document::Step step(document(), m_texts.addStep);
        added = isThere ? document().append(place(), entry)
                        : openapi::setMember(document(), place(), Value::array({entry}));
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> MembersModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), m_texts.removeStep);
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_membersmodel.cpp"
