#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class ElidedLabel;
}

namespace traffic {

class MessageView;

/** Shows the response of an exchange: the status line, the header fields, and the body formatted, raw or in hex. */
class ResponseView final : public QWidget
{
    Q_OBJECT

public:
    explicit ResponseView(QWidget *parent = nullptr);

    /** Shows the response of an exchange, whose secrets the caller has masked if they are to be masked. */
    void setExchange(const ExchangePtr &shown);

signals:
    /** The user wants to save the shown body to a file, for which `fileName` is a suggestion. */
    void saveRequested(const http::BodyBytes &bytes, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refreshStatus();

    ExchangePtr m_shown;
    widgets::ElidedLabel *m_status = nullptr;
    MessageView *m_message = nullptr;
};

} // namespace traffic
