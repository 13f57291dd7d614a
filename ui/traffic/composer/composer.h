#pragma once

#include "gatewayreadiness.h"
#include "operationkey.h"
#include "requestcredentials.h"
#include "requestform.h"
#include "savedrequest.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QTabWidget;
class QToolButton;
namespace preview {
class ClientUsers;
}

namespace traffic {

struct Exchange;
class BodyEdit;
class HeadersEdit;
class OperationCatalog;
class OperationLine;
class OperationRequest;
class RequestFields;

/**
 * The controls to write and send a request to the gateway: an operation with a field for each of its parameters, or any
 * method and path; and header lines and a body. The operation fills the path, headers and body, which stay texts that
 * can be edited.
 */
class Composer final : public QWidget
{
    Q_OBJECT

public:
    Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
             workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Sets the routes of the gateway, to find out whether it serves a request. */
    void setRoutes(preview::RouteService &routes) { m_readiness->setRoutes(routes); }
    /** Sets the users whose credentials are filled into requests that need basic authentication. */
    void setClientUsers(const preview::ClientUsers &users) { m_credentials.setUsers(users); }
    /** Sets the environments whose client credentials are sent with requests, and the keychain that has their secrets.
     */
    void setEnvironments(const management::EnvironmentList &environments, secrets::Keychain &keychain);
    /** Fills the fields for an operation. With `sends`, also sends the request. */
    void compose(const OperationKey &operation, bool sends);
    /** Fills the fields for an operation with the values of a saved request. */
    void open(const OperationKey &operation, const savedrequests::SavedRequest &request);
    /** Returns the operation in the fields; null if there is none. */
    [[nodiscard]] OperationKey operation() const;
    /** Returns the request in the fields to be saved, without the name of its definition. Error: the message that says
     * why it can't be saved; empty without an operation. */
    [[nodiscard]] base::Result<savedrequests::SavedRequest, QString> savedRequest() const;
    /** Puts a request to any path into the fields. */
    void setRequest(const QByteArray &method, const QString &path);
    /** Puts a recorded request into the fields. Its secrets are shown masked, and sent as they were recorded unless the
     * user edits them. If the exchange was imported from a file, its secrets are redacted. */
    void setRequest(const Exchange &exchange);
    /** Where the gateway sends a request with this target now. */
    [[nodiscard]] GatewayReadiness::Upstream upstreamOf(const QByteArray &target) const
    {
        return m_readiness->upstreamOf(target);
    }
    /** A credential of the operation in the fields: its place, and its value. */
    using KnownCredential = std::pair<requests::CredentialPlace, QByteArray>;
    /** Calls `take` with the credentials that a request with this target would be sent with: those in the fields and
     * those of the environment, or a placeholder where a server of this program answers. If the keychain can't be read,
     * emits failed() instead. */
    void readCredentials(const QByteArray &target, const std::function<void(const QList<KnownCredential> &)> &take);
    /** Sends the request in the fields to the gateway. Does nothing while a request is running. */
    void send();
    /** Sends a recorded request again, unchanged. If the exchange was imported from a file, the fields that describe
     * the length and encoding of the body are removed where the recorded body does not match them. */
    void replay(const Exchange &exchange);
    /** Ends the request that is being sent. */
    void cancel();
    [[nodiscard]] bool isSending() const { return m_sending; }
    /** Sets the height of the fields below the line with the path. */
    void setDetailsHeight(int height);
    /** Hides these fields. */
    void foldDetails();

signals:
    /** A request is being sent. The gateway will record its exchange, which begins like `request`. */
    void sent(const traffic::Exchange &request);
    /** The request has ended, with or without a response. */
    void ended();
    void sendingChanged();
    /** A request was not sent or has no response: `text` says why. An empty `text` clears the message. */
    void failed(const QString &text, const QString &details);
    /** The user has to answer a question before the request is sent. */
    void asked(const traffic::SendQuestion &question);
    void gatewayStartRequested();
    /** The user wants to see the saved requests. */
    void savedRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /** A request, with the secrets that the user has typed into the fields for credentials. */
    struct Composed {
        preview::ComposedRequest request;
        QStringList secrets;
        QByteArrayList secretHeaders;
    };

    void buildWidgets();
    void buildDetails();
    void placeWidgets();
    void retranslate();
    void connectAll();
    void connectRequest();
    void chooseRow(int row);
    void setOperation(const OperationKey &operation);
    void showOperation();
    void showForm();
    [[nodiscard]] bool choosesRequirement();
    void showCredentials();
    void showTabs();
    void setMethod(const QByteArray &method);
    [[nodiscard]] http::HeaderList generatedHeaders() const;
    [[nodiscard]] base::Result<Composed, QString> composed() const;
    [[nodiscard]] QString problemOfPath() const;
    [[nodiscard]] QString problemOfFiles() const;
    [[nodiscard]] QString problemOfMarkers() const;
    void addTypedCredentials(Composed &composed) const;
    static void addCredential(Composed &composed, const requests::CredentialPlace &place, const QByteArray &text);
    void readEnvironmentCredentials(const QByteArray &target,
                                    const std::function<void(const QList<KnownCredential> &)> &take);
    void sendWithEnvironment(const Composed &composed);
    void sendWhenReady(std::function<void()> dispatch, const QByteArray &target);
    void dispatchComposed();
    void dispatch(const Composed &composed);
    void setSending(bool sending);

    preview::GatewayControl &m_gateway;
    preview::RequestSender &m_sender;
    OperationCatalog *m_operations = nullptr;
    OperationRequest *m_request = nullptr;
    GatewayReadiness *m_readiness = nullptr;
    RequestCredentials m_credentials;
    std::function<void()> m_whenReady; ///< Sends the request that the gateway is made ready for.
    QFuture<base::Result<QList<secrets::Secret>>> m_readingSecrets; ///< The environment's secrets for a request.
    QFuture<base::Result<preview::ComposedResponse>> m_running;
    bool m_sending = false;
    bool m_sendWhenFilled = false;
    bool m_dispatchWhenFilled = false; ///< True while files are read for a request that the gateway is ready for.
    QString m_typed;               ///< The text in the field of the operation while the list of operations is replaced.
    bool m_isNewOperation = false; ///< True until the form of the operation was filled for the first time.
    std::optional<savedrequests::SavedRequest> m_opening; ///< The values for the form that is filled next.
    bool m_isSaved = false;                               ///< Whether the fields were filled from a saved request.
    bool m_showsOpened = false;                           ///< True until the body of a saved request was shown.
    QByteArray m_target; ///< The target that the operation gave when its form was filled last.
    QComboBox *m_operation = nullptr;
    OperationLine *m_operationLine = nullptr;
    QComboBox *m_method = nullptr;
    OperationLine *m_path = nullptr;
    QToolButton *m_more = nullptr;
    QToolButton *m_saved = nullptr;
    QPushButton *m_send = nullptr;
    QTabWidget *m_details = nullptr;
    RequestFields *m_fields = nullptr;
    QScrollArea *m_fieldsArea = nullptr;
    HeadersEdit *m_headers = nullptr;
    BodyEdit *m_body = nullptr;
};

} // namespace traffic
