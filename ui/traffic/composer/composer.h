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

/** A request to the gateway: method, path, headers, body. Operations of the open definitions are offered while typing.
 */
class Composer final : public QWidget
{
    Q_OBJECT

public:
    Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
             QWidget *parent = nullptr);

    void setRequest(const QByteArray &method, const QString &path);
    /** Puts a recorded request into the fields. Its secrets are shown masked, and sent as they were while they are left
     * so. Those of a request from a file are left out. */
    void setRequest(const Exchange &exchange);
    /** The request in the fields, or an error message. */
    [[nodiscard]] base::Result<preview::ComposedRequest, QString> request() const;
    /** Sends the request in the fields. Does nothing while a request is running. */
    void send();
    /** Sends a recorded request again, unchanged. That of a file gets a length that fits its body. */
    void replay(const Exchange &exchange);
    [[nodiscard]] bool isSending() const { return m_sending; }

signals:
    /** A request was sent. Its exchange will be recorded. */
    void sent();
    void sendingChanged();
    /** Why a request was not sent or has no answer; empty to clear the message. */
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
    http::HeaderList m_shown;  ///< The fields of a recorded request as the composer shows them, masked …
    http::HeaderList m_hidden; ///< … and as they are, one for one.
    bool m_sending = false;
    base::Cancellation m_reading; ///< Of the operations that are offered.
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
