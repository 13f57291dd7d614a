#pragma once

#include "copiedrequest.h"
#include "redact.h"

#include <QObject>
#include <QThreadPool>

class QWidget;

namespace preview {
class GatewayControl;
}

namespace workspace {
class DocumentStore;
}

namespace traffic {

/** Copies the requests of exchanges to the clipboard, as commands for the gateway or as messages. If a command needs
 * files, such as its body, asks for a folder, and a worker writes them there. */
class RequestCopying final : public QObject
{
    Q_OBJECT

public:
    /** `owner` is the parent of the dialogs. */
    RequestCopying(const preview::GatewayControl &gateway, workspace::DocumentStore &store, QWidget &owner);

    /** Copies a request. Unless `withSecrets`, variables of the shell are in the place of its secrets; otherwise the
     * text leaves the clipboard in ten seconds. */
    void copy(const Exchange &exchange, http::RequestForm form, bool withSecrets);
    /** Copies a request whose files are written to `folder` first. */
    void copyTo(const QString &folder, const Exchange &exchange, http::RequestForm form, bool withSecrets);

    /** The text of the action that copies a request in a form. */
    [[nodiscard]] static QString actionText(http::RequestForm form);
    /** The name of the action that copies a request in a form, for tests and assistive technologies. */
    [[nodiscard]] static QString actionName(http::RequestForm form);

signals:
    /** A request is in the clipboard. `text` says how. */
    void succeeded(const QString &text);
    /** A request with secrets is no longer in the clipboard, so the text that succeeded() had is not true any more. */
    void expired(const QString &text);
    /** A file was not written. `text` says why and what to do; `details` is its path. */
    void failed(const QString &text, const QString &details);

private:
    /** A copied request, and what to say about it. */
    struct Copy {
        http::CopiedRequest request;
        bool withSecrets = false;
        BodyRedaction redaction = BodyRedaction::None;
        http::Body body; ///< The body as it was recorded.
    };
    [[nodiscard]] Copy made(const Exchange &exchange, http::RequestForm form, bool withSecrets,
                            const QByteArray &folder) const;
    void finish(const Copy &copy);
    /** Says what is missing in a copy. Empty if nothing is. */
    [[nodiscard]] static QStringList missingIn(const Copy &copy);

    const preview::GatewayControl &m_gateway;
    workspace::DocumentStore &m_store;
    QWidget &m_owner;
    QThreadPool m_writer; ///< The last member, because its destructor waits for the worker.
};

} // namespace traffic
