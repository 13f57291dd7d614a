#pragma once

#include "certificate.h"
#include "certificatestatus.h"
#include "titledtablemodel.h"

#include <functional>

namespace items {

/** A table model of the certificates of one answer of the dashboard. Rows without details show `Words::missing` in all
 * cells except the id. */
class CertificateModel final : public TitledTableModel
{
    Q_OBJECT

public:
    /**
     * The columns of the table. ui/management/certificates/views/certificatelabels.cpp has their titles in this order.
     */
    enum Column { Subject, Issuer, Names, NotAfter, Key, State, ColumnCount };
    enum Role {
        ValidityRole = Qt::UserRole + 1, ///< The role of the certificate's management::Validity, as int.
        ElapsedRole, ///< The role of the elapsed part of the validity period, from 0 to 1; invalid if it is unknown.
    };
    /** The translated texts that cells show. */
    struct Words {
        std::function<QString(const management::Certificate &, const management::CertificateStatus &)> state;
        QString privateKey;
        QString certificateAuthority;
        QString missing; ///< The text of a cell for which a certificate has no details.
    };

    explicit CertificateModel(QObject *parent = nullptr);

    void setCertificates(const QList<management::Certificate> &certificates, const QDateTime &now);
    void setWords(const Words &words);
    [[nodiscard]] const QList<management::Certificate> &certificates() const { return m_certificates; }
    /** The certificate of a row, or null. Valid until the next change. */
    [[nodiscard]] const management::Certificate *certificateAt(int row) const;
    [[nodiscard]] management::CertificateStatus statusAt(int row) const { return m_statuses.at(row); }
    [[nodiscard]] int rowOf(const QString &id) const;
    /** The text that the cell of a row and column shows. */
    [[nodiscard]] QString text(int row, int column) const;
    /** The end of a certificate's validity in milliseconds since the epoch, for sorting. Certificates without an end
     * date have the largest number. */
    [[nodiscard]] qint64 endOf(int row) const { return m_ends.at(row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString keyText(const management::Certificate &certificate) const;

    QList<management::Certificate> m_certificates;
    QList<management::CertificateStatus> m_statuses;
    QList<qint64> m_ends;
    QDateTime m_now;
    Words m_words;
};

/** Joins names to a short text: the first name and the number of further names, "api.example.com +2". */
[[nodiscard]] QString shortNames(const QStringList &names);

} // namespace items
