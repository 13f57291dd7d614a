// The part of the composer that makes a request of its fields and sends it.

#include "composer.h"

#include "bodyedit.h"
#include "bodyfiles.h"
#include "exchange.h"
#include "headersedit.h"
#include "naming.h"
#include "operationline.h"
#include "operationrequest.h"
#include "operations.h"
#include "preparedrequest.h"
#include "requestfields.h"
#include "savedform.h"
#include "whendone.h"

#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

namespace traffic {
namespace {

/** The credential that the built-in echo gets instead of one of the environment. */
constexpr char Placeholder[] = "user:placeholder";

bool isTargetByte(char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    return code > 0x20 && code < 0x7f;
}

/** A target for the wire: blanks and characters beyond ASCII are percent-encoded. */
QByteArray wireTarget(const QString &path)
{
    QByteArray target;
    const QByteArray utf8 = path.trimmed().toUtf8();
    for (const char byte : utf8) {
        if (isTargetByte(byte))
            target.append(byte);
        else
            target.append('%').append(QByteArray(1, byte).toHex().toUpper());
    }
    return target.startsWith('/') ? target : '/' + target;
}

} // namespace

/** A name in braces is never sent. In a query, braces can be a part of a value. */
QString Composer::problemOfPath() const
{
    const QByteArray path = m_path->text().section(u'?', 0, 0).toUtf8();
    QStringList names;
    for (const QByteArray &name : openapi::templateNames(path))
        names.append(QString::fromUtf8(name));
    if (names.isEmpty())
        return {};
    return tr("The path has no value for “%1”. Enter one, then send the request.", "%1: names of parameters")
        .arg(names.join(u", "_qs));
}

/** The values of a saved request that only a run can fill in would be sent as they are written. */
QString Composer::problemOfMarkers() const
{
    const OperationKey &key = m_request->operation();
    if (!m_isSaved || key.isNull())
        return {};
    const savedrequests::SavedRequest request = savedForm(m_request->form(), m_request->input(), m_body->sendsBody(),
                                                          {{}, m_request->form().request.method, key.path});
    return savedrequests::markersOf(request).isEmpty()
               ? QString()
               : tr("A value is a secret, or comes from the response of another request. Run the saved request, or "
                    "replace the value.");
}

base::Result<Composer::Composed, QString> Composer::composed() const
{
    if (const QString problem = problemOfPath(); !problem.isEmpty())
        return problem;
    if (const QString problem = problemOfMarkers(); !problem.isEmpty())
        return problem;
    Composed composed;
    composed.request.head.method = m_method->currentText().toLatin1();
    composed.request.head.target = wireTarget(m_path->text());
    const auto headers = m_headers->fields();
    if (!headers.isOk())
        return headers.error();
    composed.request.head.headers = headers.value();
    composed.request.body = m_body->bytes();
    addTypedCredentials(composed);
    return composed;
}

OperationKey Composer::operation() const
{
    return m_request->operation();
}

base::Result<savedrequests::SavedRequest, QString> Composer::savedRequest() const
{
    const requests::RequestForm &form = m_request->form();
    const OperationKey &key = m_request->operation();
    if (key.isNull())
        return QString();
    if (m_request->isFilling())
        return tr("The fields are still being filled. Try again.");
    if (!m_request->files().isEmpty())
        return tr("A request with files can't be saved. Remove the files from its body.");
    // What is not a value of the operation would be missing in the saved request.
    const auto headers = m_headers->fields();
    if (m_path->text().toUtf8() != m_request->target() || m_method->currentText().toUtf8() != form.request.method)
        return tr("The method or the path was edited. Only values of parameters are saved: choose the operation again, "
                  "and enter the values in the parameters.");
    if (!headers.isOk() || headers.value() != generatedHeaders())
        return tr("The headers were edited. Only values of parameters are saved: remove the lines that you added.");
    return savedForm(form, m_request->input(), m_body->sendsBody(), {{}, form.request.method, key.path});
}

void Composer::addTypedCredentials(Composed &composed) const
{
    const QStringList texts = m_fields->credentials();
    const auto &places = m_request->form().request.credentials;
    for (qsizetype i = 0; i < std::min(texts.size(), places.size()); ++i) {
        if (!texts.at(i).isEmpty())
            addCredential(composed, places.at(i), texts.at(i).toUtf8());
    }
}

void Composer::addCredential(Composed &composed, const requests::CredentialPlace &place, const QByteArray &text)
{
    composed.secrets.append(QString::fromUtf8(text));
    if (traffic::addCredential(composed.request.head, place, text) && place.in == requests::CredentialPlace::In::Header)
        composed.secretHeaders.append(place.name);
}

/** The credentials that the user has not typed. They are chosen by the upstream that the gateway sends this target to
 * now: the user can have edited the path. A server of this program gets placeholders. */
void Composer::readEnvironmentCredentials(const QByteArray &target,
                                          const std::function<void(const QList<KnownCredential> &)> &take)
{
    const EnvironmentCredentials &environment = m_credentials.ofEnvironment();
    const GatewayReadiness::Upstream upstream = m_readiness->upstreamOf(target);
    const QStringList texts = m_fields->credentials();
    const auto &all = m_request->form().request.credentials;
    QList<KnownCredential> known;
    QList<requests::CredentialPlace> places;
    QList<management::ClientCredential> credentials;
    for (qsizetype i = 0; i < std::min(texts.size(), all.size()); ++i) {
        const auto credential = texts.at(i).isEmpty() ? environment.find(all.at(i), upstream.origin) : std::nullopt;
        if (!credential)
            continue;
        places.append(all.at(i));
        credentials.append(*credential);
    }
    if (credentials.isEmpty() || upstream.isLocal) {
        for (const requests::CredentialPlace &place : std::as_const(places))
            known.append({place, Placeholder});
        return take(known);
    }
    m_readingSecrets = environment.read(credentials);
    base::whenDone(
        m_readingSecrets, this, [this, known, places, take](const base::Result<QList<secrets::Secret>> &read) mutable {
            if (!read) {
                if (read.error().code != base::ErrorCode::Cancelled)
                    emit failed(tr("The credential of the environment “%1” can't be read from the keychain. "
                                   "Enter it again in Environments, or enter a credential in the parameters.",
                                   "%1: name of an environment")
                                    .arg(m_credentials.ofEnvironment().environmentName()),
                                read.error().detail);
                return;
            }
            for (qsizetype i = 0; i < places.size(); ++i)
                known.append({places.at(i), read->at(i).reveal()});
            take(known);
        });
}

void Composer::readCredentials(const QByteArray &target,
                               const std::function<void(const QList<KnownCredential> &)> &take)
{
    QList<KnownCredential> typed;
    const QStringList texts = m_fields->credentials();
    const auto &all = m_request->form().request.credentials;
    for (qsizetype i = 0; i < std::min(texts.size(), all.size()); ++i) {
        if (!texts.at(i).isEmpty())
            typed.append({all.at(i), texts.at(i).toUtf8()});
    }
    readEnvironmentCredentials(target, [typed, take](const QList<KnownCredential> &known) { take(typed + known); });
}

void Composer::sendWithEnvironment(const Composed &composed)
{
    readEnvironmentCredentials(composed.request.head.target, [this, composed](const QList<KnownCredential> &known) {
        Composed sent = composed;
        for (const auto &[place, text] : known)
            addCredential(sent, place, text);
        dispatch(sent);
    });
}

void Composer::send()
{
    if (m_sending || m_readingSecrets.isRunning())
        return;
    m_request->refresh();
    if (m_request->isFilling()) {
        m_sendWhenFilled = true;
        return;
    }
    if (const QString problem = problemOfFiles(); !problem.isEmpty())
        return emit failed(problem, {});
    const auto request = composed();
    if (request.isOk())
        return sendWhenReady([this] { dispatchComposed(); }, request.value().request.head.target);
    emit failed(request.error(), {});
    if (const QList<QByteArray> names = m_request->form().unfilledNames(); !names.isEmpty()) {
        m_more->setChecked(true);
        m_details->setCurrentWidget(m_fieldsArea);
        m_fields->focusField({"path", names.constFirst()});
    }
}

void Composer::sendWhenReady(std::function<void()> dispatch, const QByteArray &target)
{
    m_whenReady = std::move(dispatch);
    m_readiness->prepare(target, m_request->operation().definition);
}

/** The first chosen file that can't be sent. */
QString Composer::problemOfFiles() const
{
    if (!m_body->sendsBody())
        return {};
    for (const FileState &file : m_request->files()) {
        if (const QString problem = fileProblemText(file); !problem.isEmpty())
            return problem;
    }
    return {};
}

/** What is in the fields now: the user can have edited it while the gateway was started. Files are read last, so that
 * what is sent is their content of now. */
void Composer::dispatchComposed()
{
    if (m_body->sendsBody() && m_request->needsFiles()) {
        m_dispatchWhenFilled = true;
        return m_request->readFiles();
    }
    if (const QString problem = problemOfFiles(); !problem.isEmpty())
        return emit failed(problem, {});
    const auto request = composed();
    m_request->forgetContents();
    if (request.isOk())
        sendWithEnvironment(request.value());
    else
        emit failed(request.error(), {});
}

void Composer::replay(const Exchange &exchange)
{
    if (m_sending)
        return;
    if (!exchange.requestBody.isWhole()) {
        emit failed(tr("The body of this request was recorded only in part, so it can't be sent again."), {});
        return;
    }
    http::RequestHead head = exchange.request;
    if (exchange.isImported) {
        // The body of a file is decoded, and can have another length than the fields say.
        head.headers.remove("Content-Length");
        head.headers.remove("Transfer-Encoding");
        if (exchange.requestBody.encodedSize >= 0)
            head.headers.remove("Content-Encoding");
    }
    Composed composed{{head, exchange.requestBody.bytes}, {}, exchange.secretHeaderNames};
    m_whenReady = [this, composed] { dispatch(composed); };
    m_readiness->prepare(head.target, nullptr);
}

void Composer::dispatch(const Composed &composed)
{
    if (m_sending)
        return;
    emit failed({}, {});
    setSending(true);
    Exchange request;
    request.startedAt = QDateTime::currentDateTimeUtc();
    request.request = composed.request.head;
    request.secretHeaderNames = composed.secretHeaders;
    for (const QString &secret : composed.secrets)
        request.secrets.append(secrets::Secret(secret.toUtf8()));
    emit sent(request);
    m_running = m_sender.send(m_gateway.address(), composed.request);
    base::whenDone(m_running, this, [this](const base::Result<preview::ComposedResponse> &answer) {
        setSending(false);
        emit ended();
        if (!answer.isOk() && answer.error().code != base::ErrorCode::Cancelled)
            emit failed(tr("The gateway did not answer."), answer.error().detail);
    });
}

void Composer::cancel()
{
    m_running.cancel();
}

void Composer::setSending(bool sending)
{
    m_sending = sending;
    m_send->setEnabled(!sending);
    emit sendingChanged();
}

} // namespace traffic
