#include "requestcopying.h"

#include "copiedexchange.h"
#include "documentstore.h"
#include "errormessages.h"
#include "gatewaycontrol.h"
#include "secretclipboard.h"
#include "worker.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QTimer>
#include <QUrl>

namespace traffic {

RequestCopying::RequestCopying(const preview::GatewayControl &gateway, workspace::DocumentStore &store, QWidget &owner)
    : QObject(&owner)
    , m_gateway(gateway)
    , m_store(store)
    , m_owner(owner)
{
    m_writer.setMaxThreadCount(1);
}

RequestCopying::Copy RequestCopying::made(const Exchange &exchange, http::RequestForm form, bool withSecrets,
                                          const QByteArray &folder) const
{
    const RedactedExchange shown = withSecrets ? Redactor::withSecrets(exchange) : Redactor().withVariables(exchange);
    const http::CopiedRequest copied = copiedExchange(shown, form, m_gateway.address().toEncoded(QUrl::RemovePath),
                                                      m_gateway.certificatePath().toLocal8Bit(), folder);
    return {copied, withSecrets, shown.requestBodyRedaction(), exchange.requestBody};
}

void RequestCopying::copy(const Exchange &exchange, http::RequestForm form, bool withSecrets)
{
    const Copy copy = made(exchange, form, withSecrets, {});
    if (copy.request.files.isEmpty())
        return finish(copy);
    auto *dialog = new QFileDialog(&m_owner, tr("Folder for the files of the command"));
    dialog->setObjectName(u"commandFolderDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this, exchange, form, withSecrets](const QString &folder) {
        copyTo(folder, exchange, form, withSecrets);
    });
    dialog->open();
}

void RequestCopying::copyTo(const QString &folder, const Exchange &exchange, http::RequestForm form, bool withSecrets)
{
    const QByteArray prefix = QDir::toNativeSeparators(QDir(folder).absolutePath() + u'/').toLocal8Bit();
    const Copy copy = made(exchange, form, withSecrets, prefix);
    const auto write = [&store = m_store, files = copy.request.files]() -> base::Result<void> {
        for (const http::CopiedFile &file : files) {
            if (base::Result<void> written = store.writePrivate(QString::fromLocal8Bit(file.path), file.content);
                !written)
                return written;
        }
        return {};
    };
    base::whenDone(base::startWork(m_writer, write).future, this,
                   [this, copy, folder](const base::Result<void> &written) {
                       if (written)
                           finish(copy);
                       else
                           emit failed(messages::errorText(written.error()), folder);
                   });
}

QStringList RequestCopying::missingIn(const Copy &copy)
{
    QStringList said;
    if (copy.request.hasRedactedOptions)
        said.append(tr("REDACTED is in the place of secrets in the file of options. Enter them before you send the "
                       "request."));
    if (copy.redaction == BodyRedaction::Replaced)
        said.append(tr("REDACTED is in the place of the secrets in its body. Enter them before you send the request."));
    if (copy.redaction == BodyRedaction::Withheld)
        said.append(tr("Its body is missing, because it can't be searched for secrets."));
    else if (copy.body.isTruncated())
        said.append(tr("Its body is incomplete: %1 of %2 bytes were recorded.", "%1 and %2 are numbers")
                        .arg(QLocale().toString(copy.body.bytes.size()), QLocale().toString(copy.body.size)));
    else if (!copy.body.isWhole())
        said.append(tr("Its body was recorded only in part."));
    return said;
}

void RequestCopying::finish(const Copy &copy)
{
    const QString text = QString::fromUtf8(copy.request.text);
    QTimer *onClipboard = nullptr;
    if (copy.withSecrets)
        onClipboard = &forms::copySecret(text);
    else
        QGuiApplication::clipboard()->setText(text);
    QString said = copy.withSecrets
                       ? tr("The request was copied with its secrets. It leaves the clipboard in ten seconds.")
                       : tr("The request was copied. Variables replace its secrets.");
    for (const QString &missing : missingIn(copy))
        said += u' ' + missing;
    for (const http::CopiedFile &file : copy.request.files)
        said += u' ' + tr("It reads %1.", "%1 is a file").arg(QString::fromLocal8Bit(file.path));
    if (onClipboard)
        connect(onClipboard, &QTimer::timeout, this, [this, said] { emit expired(said); });
    emit succeeded(said);
}

QString RequestCopying::actionText(http::RequestForm form)
{
    switch (form) {
    case http::RequestForm::CurlBash:
        return tr("Copy as curl (bash)");
    case http::RequestForm::CurlSh:
        return tr("Copy as curl (sh)");
    case http::RequestForm::CurlCmd:
        return tr("Copy as curl (cmd)");
    case http::RequestForm::CurlPowerShell:
        return tr("Copy as curl (PowerShell)");
    case http::RequestForm::HttPie:
        return tr("Copy as HTTPie");
    case http::RequestForm::Raw:
        return tr("Copy as raw HTTP");
    }
    return {};
}

QString RequestCopying::actionName(http::RequestForm form)
{
    switch (form) {
    case http::RequestForm::CurlBash:
        return u"copyAsCurlBash"_qs;
    case http::RequestForm::CurlSh:
        return u"copyAsCurlSh"_qs;
    case http::RequestForm::CurlCmd:
        return u"copyAsCurlCmd"_qs;
    case http::RequestForm::CurlPowerShell:
        return u"copyAsCurlPowerShell"_qs;
    case http::RequestForm::HttPie:
        return u"copyAsHttpie"_qs;
    case http::RequestForm::Raw:
        return u"copyAsRawHttp"_qs;
    }
    return {};
}

} // namespace traffic

#include "moc_requestcopying.cpp"
