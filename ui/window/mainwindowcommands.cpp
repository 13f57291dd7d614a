#include "mainwindow.h"

#include "banner.h"
#include "bottompanel.h"
#include "commandpalette.h"
#include "definitionfiles.h"
#include "definitionpage.h"
#include "errorwording.h"
#include "findinfiles.h"
#include "gatewaybar.h"
#include "gatewaycertificatedialog.h"
#include "naming.h"
#include "navigation.h"
#include "preferencesdialog.h"
#include "problemspanel.h"
#include "recoveryjournal.h"
#include "routeservice.h"
#include "theme.h"
#include "windowsettings.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <limits>

// What the window's own actions do.
namespace window {

using State = preview::GatewayControl::State;

void MainWindow::togglePanel(QWidget *page)
{
    if (!m_panel->isFolded() && m_panel->currentPage() == page) {
        m_panel->setFolded(true);
        return;
    }
    m_panel->showPage(page);
    page->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showPalette()
{
    // Names line up whether there is an icon or not.
    QPixmap blank(theme::Size::Icon, theme::Size::Icon);
    blank.fill(Qt::transparent);
    QList<PaletteEntry> entries;
    for (QAction *action : m_actions.all()) {
        const bool isPalette = action == m_actions[ActionId::CommandPalette];
        if (isPalette || !action->isEnabled())
            continue;
        entries.append({action->iconText(), action->shortcut().toString(QKeySequence::NativeText),
                        action->icon().isNull() ? QIcon(blank) : action->icon(), [action] { action->trigger(); }});
    }
    auto *palette = new CommandPalette(tr("Search actions"), entries, this);
    palette->open();
}

void MainWindow::showQuickOpen()
{
    QList<PaletteEntry> entries;
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        const QPointer<workspace::OpenDefinition> guarded(definition);
        entries.append({definition->title(), QFileInfo(definition->path()).dir().dirName(),
                        theme::icon(theme::Icon::File, theme::Role::Muted), [this, guarded] {
                            if (guarded)
                                showDefinition(guarded);
                        }});
    }
    for (const QString &path : m_files->recent()) {
        if (!m_services.workspace.find(path))
            entries.append({QFileInfo(path).fileName(), tr("recent"),
                            theme::icon(theme::Icon::Clock, theme::Role::Muted),
                            [this, path] { m_files->open(path); }});
    }
    auto *palette = new CommandPalette(tr("Go to definition file"), entries, this);
    palette->open();
}

void MainWindow::findInFiles()
{
    auto *dialog = new FindInFiles(m_services.workspace, this);
    connect(dialog, &FindInFiles::chosen, this,
            [this](workspace::OpenDefinition *definition, const base::Span &span) { showPlace(definition, {}, span); });
    dialog->open();
}

void MainWindow::showDefinitionMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionId id : {ActionId::Save, ActionId::SaveAs, ActionId::ExportPublic, ActionId::CloseDefinition})
        menu->addAction(m_actions[id]);
    menu->popup(place);
}

void MainWindow::startGateway(int port)
{
    preview::GatewayOptions options;
    options.port = static_cast<quint16>(qBound(0, port, int(std::numeric_limits<quint16>::max())));
    options.prefixMatch = m_services.settings.get(GatewayPrefixMatch);
    options.https = m_services.settings.get(GatewayHttps);
    options.recordedBodyBytes = qMax<qint64>(0, m_services.settings.get(RecordedBody));
    options.recordedMemoryBytes = qMax<qint64>(0, m_services.settings.get(RecordedMemory));
    options.recordedFileBytes = qMax<qint64>(0, m_services.settings.get(RecordedFile));
    m_services.routes.setPrefixMatch(options.prefixMatch);
    m_services.gateway.start(options);
}

void MainWindow::toggleGateway()
{
    const State state = m_services.gateway.state();
    if (state == State::Running || state == State::Starting)
        m_services.gateway.stop();
    else
        startGateway(m_services.settings.get(GatewayPort));
}

/** A gateway that runs begins anew, on its port. */
void MainWindow::serveHttps(bool https)
{
    m_gateway->setHttps(https);
    m_actions[ActionId::GatewayHttps]->setChecked(https);
    if (m_services.settings.get(GatewayHttps) == https)
        return; // The two switches follow one another.
    m_services.settings.set(GatewayHttps, https);
    if (m_services.gateway.state() == State::Running)
        startGateway(m_services.gateway.address().port());
}

void MainWindow::showGatewayCertificate()
{
    auto *dialog = new GatewayCertificateDialog(m_services.gateway, this);
    dialog->open();
}

void MainWindow::copyGatewayAddress()
{
    QApplication::clipboard()->setText(m_services.gateway.address().toString());
}

void MainWindow::refreshGateway()
{
    const State state = m_services.gateway.state();
    const bool isOn = state == State::Running || state == State::Starting;
    QAction *toggle = m_actions[ActionId::ToggleGateway];
    Actions::setText(toggle, isOn ? tr("Stop &gateway") : tr("Start &gateway"));
    toggle->setIcon(theme::icon(isOn ? theme::Icon::Stop : theme::Icon::Play));
    m_actions[ActionId::CopyGatewayAddress]->setEnabled(state == State::Running);
    m_actions[ActionId::GatewayCertificate]->setEnabled(!m_services.gateway.certificatePath().isEmpty());
    if (state == State::Failed)
        showGatewayFailure();
}

void MainWindow::showGatewayFailure()
{
    const base::Error failure = m_services.gateway.failure();
    const bool isCertificate = m_services.settings.get(GatewayHttps) && failure.code != base::ErrorCode::Unreachable;
    if (isCertificate) {
        m_banner->show(widgets::Banner::Kind::Error,
                       tr("The gateway could not start: it has no certificate for HTTPS. %1", "%1: a sentence")
                           .arg(messages::errorText(failure)));
        connect(m_banner->addAction(tr("Serve without HTTPS"), u"gatewayWithoutHttps"_qs), &QPushButton::clicked, this,
                [this] {
                    m_banner->clear();
                    serveHttps(false);
                    startGateway(m_services.settings.get(GatewayPort));
                });
        return;
    }
    const int port = m_services.settings.get(GatewayPort);
    const bool isTaken = failure.code == base::ErrorCode::AlreadyExists || failure.code == base::ErrorCode::StillInUse;
    m_banner->show(
        widgets::Banner::Kind::Error,
        isTaken ? tr("The gateway could not start: port %1 is in use by another program.", "%1: number").arg(port)
                : tr("The gateway could not start on port %1.", "%1: number").arg(port),
        failure.detail);
    connect(m_banner->addAction(tr("Use another port"), u"gatewayAnotherPort"_qs), &QPushButton::clicked, this, [this] {
        m_banner->clear();
        startGateway(0);
    });
}

/** Unsaved work of a run that did not end in order: offered, never opened by itself. */
void MainWindow::offerRecovery()
{
    const auto leftOver = m_services.recovery.leftOver();
    if (leftOver.isEmpty())
        return;
    QStringList names;
    for (const auto &[key, record] : leftOver)
        names.append(record.path.isEmpty() ? record.title : QFileInfo(record.path).fileName());
    m_banner->show(widgets::Banner::Kind::Warning,
                   tr("Unsaved edits of an earlier run were found: %1.", "%1: file names").arg(names.join(u", "_qs)));
    connect(m_banner->addAction(tr("Restore"), u"recoveryRestore"_qs), &QPushButton::clicked, this, [this, leftOver] {
        m_banner->clear();
        for (const auto &[key, record] : leftOver)
            m_files->restore(key, record);
    });
    connect(m_banner->addAction(tr("Discard"), u"recoveryDiscard"_qs), &QPushButton::clicked, this, [this, leftOver] {
        m_banner->clear();
        for (const auto &[key, record] : leftOver)
            m_services.recovery.discard(key);
    });
}

void MainWindow::refreshActions()
{
    const workspace::OpenDefinition *definition = currentDefinition();
    const auto stepText = [](const QString &plain, const QString &named, const QString &step) {
        return step.isEmpty() ? plain : named.arg(step);
    };
    for (const ActionId id :
         {ActionId::Save, ActionId::SaveAs, ActionId::CloseDefinition, ActionId::ExportPublic, ActionId::Replace,
          ActionId::GoToDefinition, ActionId::FindUses, ActionId::ForgetServers, ActionId::ShowOverview,
          ActionId::ShowPaths, ActionId::ShowSchemas, ActionId::ShowSettings, ActionId::ShowSource})
        m_actions[id]->setEnabled(definition);
    // The lists of the forms have the same key for what is chosen in them.
    const DefinitionPage *page = currentPage();
    m_actions[ActionId::Rename]->setEnabled(page && page->currentTab() == DefinitionTab::Source);
    const bool canUndo = definition && definition->document().canUndo();
    const bool canRedo = definition && definition->document().canRedo();
    m_actions[ActionId::Undo]->setEnabled(canUndo);
    m_actions[ActionId::Redo]->setEnabled(canRedo);
    Actions::setText(m_actions[ActionId::Undo], stepText(tr("&Undo"), tr("&Undo: %1", "%1: name of a step"),
                                                         canUndo ? definition->document().undoName() : QString()));
    Actions::setText(m_actions[ActionId::Redo], stepText(tr("&Redo"), tr("&Redo: %1", "%1: name of a step"),
                                                         canRedo ? definition->document().redoName() : QString()));
    m_actions[ActionId::SaveAll]->setEnabled(!m_files->modified().isEmpty());
    refreshTitle();
}

void MainWindow::refreshTitle()
{
    const workspace::OpenDefinition *definition = currentDefinition();
    setWindowTitle(definition ? tr("%1[*] – Gatewright", "%1: file name").arg(definition->title()) : tr("Gatewright"));
    setWindowModified(definition && definition->isUnsaved());
}

void MainWindow::showPreferences()
{
    base::Settings &settings = m_services.settings;
    auto *dialog = new PreferencesDialog(settings, m_services.gateway.state() == State::Running, this);
    connect(dialog, &PreferencesDialog::appearanceChanged, this, [this, &settings] {
        chooseTheme(settings.get(ThemeChoice));
        zoom(settings.get(Zoom));
    });
    connect(dialog, &PreferencesDialog::gatewayChanged, this,
            [this, portBefore = settings.get(GatewayPort)] { restartGateway(portBefore); });
    dialog->open();
}

/** With the settings of now, if it runs: on another port only where another was set. */
void MainWindow::restartGateway(int portBefore)
{
    if (m_services.gateway.state() != State::Running)
        return;
    const int port = m_services.settings.get(GatewayPort);
    startGateway(port == portBefore ? m_services.gateway.address().port() : port);
}

void MainWindow::showShortcuts()
{
    QString rows;
    for (const QAction *action : m_actions.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += u"<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>"_qs.arg(
                widgets::spokenLabel(action->text()).toHtmlEscaped(), keys.toHtmlEscaped());
    }
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Keyboard shortcuts"), u"<table>%1</table>"_qs.arg(rows),
                                QMessageBox::Close, this);
    box->setObjectName(u"shortcutsBox"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setObjectName(u"aboutBox"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Gatewright"));
    box->setText(tr("Gatewright %1", "%1: version").arg(QApplication::applicationVersion()));
    box->setInformativeText(
        tr("A desktop designer and test bench for APIs behind a gateway. It works without an account and sends nothing "
           "that you did not ask for."));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    open(paths);
}

} // namespace window
