#pragma once

#include "exchange.h"

#include <QWidget>

class QRadioButton;
namespace widgets {
class ElidedLabel;
}

namespace traffic {

class MessageView;

/** Shows the request of an exchange: the request line, the header fields and the body. If the gateway changed the
 * request line or the header fields, the user chooses between the client's request and the upstream's. */
class RequestView final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestView(QWidget *parent = nullptr);

    /** Shows the request of an exchange, whose secrets the caller has masked if they are to be masked. */
    void setExchange(const ExchangePtr &shown);

signals:
    /** The user wants to save the shown body to a file, for which `fileName` is a suggestion. */
    void saveRequested(const http::BodyBytes &bytes, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refreshHead();
    [[nodiscard]] const http::RequestHead &shownHead() const;

    ExchangePtr m_shown;
    widgets::ElidedLabel *m_line = nullptr;
    QRadioButton *m_client = nullptr;
    QRadioButton *m_upstream = nullptr;
    MessageView *m_message = nullptr;
};

} // namespace traffic
