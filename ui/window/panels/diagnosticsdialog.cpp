#include "diagnosticsdialog.h"

#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "secretresolver.h"
#include "whendone.h"
#include "worker.h"
#include "workspace.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace window {

namespace {

constexpr QSize DiagnosticsSize(760, 520);
/** No entry of the keychain has this key: whether the keychain says so is what is asked. */
const QString UnusedKey = u"diagnostics"_qs;

KeychainState stateOf(const base::Result<secrets::Secret> &answer)
{
    if (answer || answer.error().code == base::ErrorCode::NotFound)
        return KeychainState::Available;
    return answer.error().code == base::ErrorCode::KeychainLocked ? KeychainState::Locked : KeychainState::Missing;
}

} // namespace

DiagnosticsDialog::DiagnosticsDialog(const Services &services, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
{
    setObjectName(u"diagnosticsDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    if (services.facts)
        m_diagnostics.facts = *services.facts;
    m_diagnostics.platform = QGuiApplication::platformName();
    buildWidgets();
    retranslate();
    resize(DiagnosticsSize);
    connect(&m_services.gateway, &preview::GatewayControl::stateChanged, this, &DiagnosticsDialog::refresh);
    readLog();
    askKeychain();
}

void DiagnosticsDialog::buildWidgets()
{
    m_note = new widgets::ToneLabel(QString(), theme::Role::Muted, this);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(u"diagnosticsText"_qs);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(theme::codeFont());
    m_copy = new QPushButton(this);
    m_copy->setObjectName(u"diagnosticsCopy"_qs);
    m_openFolder = new QPushButton(this);
    m_openFolder->setObjectName(u"diagnosticsOpenFolder"_qs);
    m_openFolder->setEnabled(false);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"diagnosticsClose"_qs);
    widgets::makePrimary(m_copy);
    connect(m_copy, &QPushButton::clicked, this, &DiagnosticsDialog::copy);
    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_diagnostics.facts.logFolder)); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_openFolder);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_note);
    column->addWidget(m_text, 1);
    column->addLayout(buttons);
}

void DiagnosticsDialog::retranslate()
{
    setWindowTitle(tr("Diagnostics"));
    m_note->setText(tr("For a report of a problem. Secrets are removed; look through the text before you send it."));
    m_text->setAccessibleName(tr("Diagnostics"));
    widgets::setButtonText(m_copy, tr("Copy"));
    widgets::setButtonText(m_openFolder, tr("Open log folder"));
    widgets::setButtonText(m_close, tr("Close"));
    refresh();
}

void DiagnosticsDialog::readLog()
{
    if (!m_diagnostics.facts.lastLogLines)
        return;
    struct Log {
        QStringList lines;
        bool hasFolder = false;
    };
    using Outcome = base::Result<Log>;
    const auto read = [last = m_diagnostics.facts.lastLogLines, folder = m_diagnostics.facts.logFolder]() -> Outcome {
        return Log{last(), QFileInfo(folder).isDir()};
    };
    base::runOnWorker(this, read, [this](const Outcome &found) {
        if (!found)
            return;
        m_diagnostics.logLines = found->lines;
        m_openFolder->setEnabled(found->hasFolder);
        refresh();
    });
}

void DiagnosticsDialog::askKeychain()
{
    base::whenDone(m_services.keychain.read(UnusedKey), this, [this](const base::Result<secrets::Secret> &answer) {
        m_diagnostics.keychain = stateOf(answer);
        refresh();
    });
}

void DiagnosticsDialog::refresh()
{
    m_diagnostics.gateway = m_services.gateway.state();
    m_diagnostics.gatewayAddress = m_services.gateway.address();
    m_diagnostics.definitions = m_services.workspace.definitions().size();
    const QString text = diagnosticsText(m_diagnostics, m_services.settings);
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
}

void DiagnosticsDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
}

void DiagnosticsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_diagnosticsdialog.cpp"
