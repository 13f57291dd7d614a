#include "valuetreemodel.h"

#include <vector>

namespace items {

struct ValueTreeModel::Branch {
    QString name;
    QString content;
    const Branch *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Branch>> children;

    void add(const QString &childName, const document::Value &value)
    {
        auto child = std::make_unique<Branch>();
        child->name = childName;
        child->parent = this;
        child->row = static_cast<int>(children.size());
        child->fill(value, {});
        children.push_back(std::move(child));
    }

    void fill(const document::Value &value, const QList<QByteArray> &hidden)
    {
        if (value.type() == document::Value::Type::Object) {
            for (const auto &[key, member] : value.members()) {
                if (!hidden.contains(key))
                    add(QString::fromUtf8(key), member);
            }
        } else if (value.type() == document::Value::Type::Array) {
            for (const document::Value &item : value.items())
                add(QString::number(children.size()), item);
        } else {
            content = value.isString() ? value.text() : QString::fromUtf8(value.toJson());
        }
        if (value.isContainer() && children.empty())
            content = value.type() == document::Value::Type::Object ? u"{}"_qs : u"[]"_qs;
    }
};

ValueTreeModel::ValueTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Branch>())
{}

ValueTreeModel::~ValueTreeModel() = default;

void ValueTreeModel::setValue(const document::Value &value, const QList<QByteArray> &hidden)
{
    beginResetModel();
    m_root = std::make_unique<Branch>();
    m_root->fill(value, hidden);
    endResetModel();
}

void ValueTreeModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const ValueTreeModel::Branch *ValueTreeModel::branchAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Branch *>(index.constInternalPointer()) : m_root.get();
}

QModelIndex ValueTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, branchAt(parent)->children.at(static_cast<std::size_t>(row)).get());
}

QModelIndex ValueTreeModel::parent(const QModelIndex &index) const
{
    const Branch *above = index.isValid() ? branchAt(index)->parent : nullptr;
    return above == nullptr || above == m_root.get() ? QModelIndex() : createIndex(above->row, 0, above);
}

int ValueTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(branchAt(parent)->children.size());
}

int ValueTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ValueTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return index.column() == Name ? branchAt(index)->name : branchAt(index)->content;
}

QVariant ValueTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_titles.value(section);
}

} // namespace items

#include "moc_valuetreemodel.cpp"
