#pragma once

#include "certificate.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace certificates {

/** The parameters of section 4.1 of the reference: filter, details, page, all. */
class QueryBar final : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget *parent = nullptr);

    [[nodiscard]] management::CertificateQuery query() const;
    /** How many pages the last answer spoke of; 0 and 1 mean that there is no other. */
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
