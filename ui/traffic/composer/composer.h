#pragma once

#include "cancellation.h"
#include "gatewaycontrol.h"
#include "operationchoices.h"

#include <QWidget>

class QComboBox;
class QCompleter;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStringListModel;
class QToolButton;
class QWidget;
namespace workspace {
class Workspace;
}

namespace traffic {

/** The controls to write and send a request to the gateway: method, path, headers and body. Operations of the open
 * definitions are offered while the path is typed. */
class Composer final : public QWidget
{
    Q_OBJECT

public:
    Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
             QWidget *parent = nullptr);

    void setRequest(const QByteArray &method, const QString &path);
    /** Puts a recorded request into the fields. Its secrets are shown masked, and sent as they were recorded unless the
     * user edits them. If the exchange was imported from a file, its secrets are redacted. */
    void setRequest(const Exchange &exchange);
    /** Returns the request in the fields, or an error message if a header line is not valid. */
    [[nodiscard]] base::Result<preview::ComposedRequest, QString> request() const;
    /** Sends the request in the fields to the gateway. Does nothing while a request is running. */
    void send();
    /** Sends a recorded request again, unchanged. If the exchange was imported from a file, the fields that describe
     * the length and encoding of the body are removed where the recorded body does not match them. */
    void replay(const Exchange &exchange);
    [[nodiscard]] bool isSending() const { return m_sending; }

signals:
    /** A request is being sent. The gateway will record its exchange. */
    void sent();
    void sendingChanged();
    /** A request was not sent or has no response: `text` says why. An empty `text` clears the message. */
    void failed(const QString &text, const QString &details);
    void gatewayStartRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void buildExtras();
    void retranslate();
    void connectAll();
    void refreshChoices();
    void take(const QString &choice);
    [[nodiscard]] QByteArray revealed(const QByteArray &name, const QByteArray &value) const;
    void dispatch(const preview::ComposedRequest &request);
    void setSending(bool sending);

    preview::GatewayControl &m_gateway;
    preview::RequestSender &m_sender;
    workspace::Workspace &m_workspace;
    /** The header fields of the recorded request in the composer with its secrets masked, as they are shown. */
    http::HeaderList m_shown;
    http::HeaderList m_hidden; ///< The fields of m_shown with their recorded values, in the same order.
    bool m_sending = false;
    base::Cancellation m_reading; ///< Cancels the worker that reads the operations to offer.
    QComboBox *m_method = nullptr;
    QLineEdit *m_path = nullptr;
    QToolButton *m_more = nullptr;
    QPushButton *m_send = nullptr;
    QWidget *m_extras = nullptr;
    QLabel *m_headersLabel = nullptr;
    QPlainTextEdit *m_headers = nullptr;
    QLabel *m_bodyLabel = nullptr;
    QPlainTextEdit *m_body = nullptr;
    QCompleter *m_completer = nullptr;
    QStringListModel *m_choices = nullptr;
};

} // namespace traffic
