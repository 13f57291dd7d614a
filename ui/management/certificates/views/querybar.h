#pragma once

#include "certificate.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace certificates {

/** The controls for the query parameters of the certificate list: filter, details, page, and all pages. */
class QueryBar final : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget *parent = nullptr);

    [[nodiscard]] management::CertificateQuery query() const;
    /** Sets the number of pages that the last response announced; 0 if unknown. */
    void setPages(int pages);
    void setDetailed(bool detailed);

signals:
    void queryChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();

    int m_pages = 0;
    QLabel *m_filterLabel = nullptr;
    QComboBox *m_filter = nullptr;
    QCheckBox *m_detailed = nullptr;
    QToolButton *m_previous = nullptr;
    QLabel *m_pageLabel = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_pagesLabel = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_all = nullptr;
};

} // namespace certificates
