#pragma once

#include "certificatefiltermodel.h"

#include <QTableView>

namespace certificates {

/**
 * The table of certificates, one per row. The least important columns are hidden when the table is narrow. The
 * certificate with the same ID stays selected when the model is reset.
 */
class CertificateTable final : public QTableView
{
    Q_OBJECT

public:
    explicit CertificateTable(items::CertificateFilterModel &certificates, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void measureColumns();
    void fitColumns();
    void keepSelection();

    items::CertificateFilterModel &m_certificates;
    QString m_selected;
};

} // namespace certificates
