#pragma once

#include "bodytext.h"
#include "exchange.h"
#include "headermodel.h"

#include <QWidget>

#include <memory>

namespace traffic {

/** The response: status line, header fields, and the body pretty, raw or in hex. */
class ResponseView final : public QWidget
{
    Q_OBJECT

public:
    explicit ResponseView(QWidget *parent = nullptr);
    ~ResponseView() override;

    /** Shows an exchange's response; its secrets are masked already. */
    void setExchange(const ExchangePtr &shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();
    void refreshNote();

    items::HeaderModel m_headers;
    ExchangePtr m_shown;
    std::unique_ptr<Parts> m_parts;
};

} // namespace traffic
