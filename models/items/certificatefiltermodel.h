#pragma once

#include "certificatemodel.h"

#include <QSet>
#include <QSortFilterProxyModel>

namespace items {

/** The certificates a search and a choice of states let through, sorted by any column. */
class CertificateFilterModel final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CertificateFilterModel(CertificateModel &certificates, QObject *parent = nullptr);

    /** Every word must occur in subject, issuer, a name or the id. */
    void setSearch(const QString &text);
    /** Empty: every state. */
    void setStates(const QSet<management::Validity> &states);
    [[nodiscard]] const management::Certificate *certificateAt(const QModelIndex &index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    CertificateModel &m_certificates;
    QStringList m_words;
    QSet<management::Validity> m_states;
};

} // namespace items
