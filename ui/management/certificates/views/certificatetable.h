#pragma once

#include "certificatefiltermodel.h"

#include <QTableView>

namespace certificates {

/**
 * The certificates as rows. Where there is no room for every column it does without those that matter least. The
 * selected certificate stays selected when the rows are made anew.
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
