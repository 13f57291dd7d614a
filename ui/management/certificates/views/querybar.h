#pragma once

#include "certificate.h"

#include <QWidget>

#include <memory>

namespace certificates {

/** The parameters of section 4.1 of the reference: filter, details, page, all. */
class QueryBar final : public QWidget
{
    Q_OBJECT

public:
    explicit QueryBar(QWidget *parent = nullptr);
    ~QueryBar() override;

    [[nodiscard]] management::CertificateQuery query() const;
    /** How many pages the last answer spoke of; 0 and 1 mean that there is no other. */
    void setPages(int pages);
    void setDetailed(bool detailed);

signals:
    void queryChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();

    int m_pages = 0;
    std::unique_ptr<Parts> m_parts;
};

} // namespace certificates
