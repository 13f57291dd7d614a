#include "certificatefiltermodel.h"

#include <algorithm>
#include <numeric>

namespace items {
namespace {

/** Case-folded UTF-8. ASCII text, such as host names, needs no conversion. */
QByteArray caseFolded(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const bool isAscii = std::none_of(bytes.begin(), bytes.end(),
                                      [](char byte) { return (static_cast<unsigned char>(byte) & 0x80) != 0; });
    return isAscii ? bytes.toLower() : text.toCaseFolded().toUtf8();
}

} // namespace

CertificateFilterModel::CertificateFilterModel(CertificateModel &certificates, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_certificates(certificates)
{
    setSourceModel(&certificates);
    connect(&certificates, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(&certificates, &QAbstractItemModel::modelReset, this, [this] {
        m_ends.clear();
        order();
        filter();
        endResetModel();
    });
    // The source model only changes texts, so order and filter results stay the same.
    connect(&certificates, &QAbstractItemModel::dataChanged, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    connect(&certificates, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
    order();
    filter();
}

void CertificateFilterModel::setSearch(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    m_matchers.clear();
    for (const QString &word : words)
        m_matchers.emplace_back(caseFolded(word));
    reset(false);
}

void CertificateFilterModel::setStates(const QSet<management::Validity> &states)
{
    if (states == m_states)
        return;
    m_states = states;
    reset(false);
}

void CertificateFilterModel::sort(int column, Qt::SortOrder direction)
{
    if (column == m_column && direction == m_direction)
        return;
    m_column = column;
    m_direction = direction;
    reset(true);
}

void CertificateFilterModel::reset(bool sortAnew)
{
    beginResetModel();
    if (sortAnew)
        order();
    filter();
    endResetModel();
}

void CertificateFilterModel::order()
{
    m_order.resize(static_cast<std::size_t>(m_certificates.rowCount()));
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_column < 0)
        return;
    const auto by = [this](auto less) {
        if (m_direction == Qt::AscendingOrder)
            std::stable_sort(m_order.begin(), m_order.end(), less);
        else
            std::stable_sort(m_order.begin(), m_order.end(),
                             [&less](int left, int right) { return less(right, left); });
    };
    if (m_column == CertificateModel::NotAfter || m_column == CertificateModel::State) {
        by([this](int left, int right) { return m_certificates.endOf(left) < m_certificates.endOf(right); });
        return;
    }
    QStringList keys;
    keys.reserve(m_certificates.rowCount());
    for (int row = 0; row < m_certificates.rowCount(); ++row)
        keys.append(m_certificates.text(row, m_column).toCaseFolded());
    by([&keys](int left, int right) { return keys.at(left) < keys.at(right); });
}

void CertificateFilterModel::readTexts()
{
    // An id has 88 digits. With subject, issuer and some names a row is rarely longer.
    constexpr qsizetype usualRow = 256;
    m_texts.clear();
    m_texts.reserve(m_certificates.rowCount() * usualRow);
    m_ends.reserve(m_order.size());
    for (int row = 0; row < m_certificates.rowCount(); ++row) {
        const management::Certificate &certificate = *m_certificates.certificateAt(row);
        // One line for each, so that a match cannot span two of them.
        for (const QString &text : {certificate.subjectName, certificate.issuerName, certificate.id})
            m_texts.append(caseFolded(text)).append('\n');
        for (const QString &name : certificate.dnsNames)
            m_texts.append(caseFolded(name)).append('\n');
        m_ends.push_back(m_texts.size());
    }
}

void CertificateFilterModel::filter()
{
    if (!m_matchers.empty() && m_ends.empty())
        readTexts();
    m_rows.clear();
    m_places.assign(m_order.size(), -1);
    for (const int row : m_order) {
        if (!accepts(row))
            continue;
        m_places[static_cast<std::size_t>(row)] = static_cast<int>(m_rows.size());
        m_rows.push_back(row);
    }
}

bool CertificateFilterModel::accepts(int sourceRow) const
{
    if (!m_states.isEmpty() && !m_states.contains(m_certificates.statusAt(sourceRow).validity))
        return false;
    if (m_matchers.empty())
        return true;
    const auto row = static_cast<std::size_t>(sourceRow);
    const qsizetype start = row == 0 ? 0 : m_ends[row - 1];
    const QByteArrayView text = QByteArrayView(m_texts).sliced(start, m_ends[row] - start);
    return std::all_of(m_matchers.begin(), m_matchers.end(),
                       [text](const QByteArrayMatcher &matcher) { return matcher.indexIn(text) >= 0; });
}

const management::Certificate *CertificateFilterModel::certificateAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_certificates.certificateAt(m_rows[static_cast<std::size_t>(row)]) : nullptr;
}

const management::Certificate *CertificateFilterModel::certificateAt(const QModelIndex &index) const
{
    return index.isValid() ? certificateAt(index.row()) : nullptr;
}

QModelIndex CertificateFilterModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex CertificateFilterModel::parent(const QModelIndex &) const
{
    return {};
}

int CertificateFilterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CertificateFilterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_certificates.columnCount();
}

bool CertificateFilterModel::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0;
}

QVariant CertificateFilterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Depends on the column only, because headers are shown without rows too.
    return m_certificates.headerData(section, orientation, role);
}

QModelIndex CertificateFilterModel::mapToSource(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount()
               ? m_certificates.index(m_rows[static_cast<std::size_t>(index.row())], index.column())
               : QModelIndex();
}

QModelIndex CertificateFilterModel::mapFromSource(const QModelIndex &source) const
{
    if (!source.isValid() || source.row() >= static_cast<int>(m_places.size()))
        return {};
    const int row = m_places[static_cast<std::size_t>(source.row())];
    return row < 0 ? QModelIndex() : index(row, source.column());
}

} // namespace items

#include "moc_certificatefiltermodel.cpp"
