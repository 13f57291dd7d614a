#include "definitionfiles.h"

#include "banner.h"
#include "documentstore.h"
#include "errormessages.h"
#include "filemessages.h"
#include "filenotices.h"
#include "importer.h"
#include "publicexport.h"
#include "questions.h"
#include "recoveryjournal.h"
#include "savecheck.h"
#include "windowsettings.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

static void initializeTemplateResources()
{
    Q_INIT_RESOURCE(templates);
}

namespace window {

namespace {

QString fileFilter()
{
    return DefinitionFiles::tr("API definitions (*.yaml *.yml *.json)") + u";;"_qs +
           DefinitionFiles::tr("All files (*)");
}

} // namespace

DefinitionFiles::DefinitionFiles(const Services &services, widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_banner(banner)
    , m_window(window)
    , m_check(new SaveCheck(window))
    , m_notices(new FileNotices(services, banner, window, this))
{
    initializeTemplateResources();
    connect(m_notices, &FileNotices::reloadChosen, this, &DefinitionFiles::reload);
    connect(m_notices, &FileNotices::saveChosen, this, &DefinitionFiles::save);
    connect(m_notices, &FileNotices::saveAsChosen, this, &DefinitionFiles::saveAs);
}

workspace::OpenDefinition *DefinitionFiles::addFromResource(const QString &resource, const QString &title)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    return m_services.workspace.addUntitled(title, file.readAll(), document::Format::Yaml);
}

void DefinitionFiles::newFromTemplate()
{
    if (workspace::OpenDefinition *definition = addFromResource(u":/templates/definition.yaml"_qs, tr("untitled.yaml")))
        emit opened(definition);
}

void DefinitionFiles::openExample()
{
    if (workspace::OpenDefinition *definition = addFromResource(u":/templates/bookshop.yaml"_qs, u"bookshop.yaml"_qs))
        emit opened(definition);
}

void DefinitionFiles::chooseOpen(const QString &title, const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(m_window, title, QString(), fileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [then](const QStringList &paths) {
        for (const QString &path : paths)
            then(path);
    });
    dialog->open();
}

void DefinitionFiles::chooseFile()
{
    chooseOpen(tr("Open file"), [this](const QString &path) { open(path); });
}

void DefinitionFiles::chooseImport()
{
    chooseOpen(tr("Import OpenAPI"), [this](const QString &path) { importFile(path); });
}

void DefinitionFiles::chooseFolder()
{
    auto *dialog = new QFileDialog(m_window, tr("Open folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &DefinitionFiles::openFolder);
    dialog->open();
}

void DefinitionFiles::open(const QString &path)
{
    const base::Result<workspace::OpenDefinition *> result = m_services.workspace.open(
        QFileInfo(path).absoluteFilePath());
    if (!result) {
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(fileName(path), result.error()),
                      result.error().detail);
        return;
    }
    remember((*result)->path());
    emit opened(*result);
}

void DefinitionFiles::openFolder(const QString &folder)
{
    const QList<workspace::OpenDefinition *> before = m_services.workspace.definitions();
    const auto failures = m_services.workspace.openFolder(QFileInfo(folder).absoluteFilePath());
    QStringList lines;
    for (const auto &[path, error] : failures)
        lines.append(openFailureText(path, error));
    if (!lines.isEmpty())
        m_banner.show(widgets::Banner::Kind::Warning,
                      tr("%n file(s) could not be opened.", "%n: number of files", static_cast<int>(lines.size())),
                      lines.join(u'\n'));
    const QList<workspace::OpenDefinition *> after = m_services.workspace.definitions();
    if (after.size() > before.size())
        emit opened(after.at(before.size()));
    else if (lines.isEmpty())
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 contains no other API definition.", "%1: a folder").arg(folder));
}

void DefinitionFiles::importFile(const QString &path)
{
    const base::Result<workspace::OpenDefinition *> result = m_services.workspace.open(
        QFileInfo(path).absoluteFilePath());
    if (!result) {
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(fileName(path), result.error()),
                      result.error().detail);
        return;
    }
    remember((*result)->path());
    document::Document &document = (*result)->document();
    const base::Result<definition::ImportPlan> plan = definition::planImport(document.snapshot());
    if (!plan && plan.error().code == base::ErrorCode::AlreadyExists) {
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 is already a gateway definition.", "%1: file name").arg(fileName(path)));
    } else if (!plan) {
        m_banner.show(widgets::Banner::Kind::Warning,
                      tr("%1 is not an OpenAPI 3 document.", "%1: file name").arg(fileName(path)));
    } else if (!plan->upstreamUrl.isEmpty()) {
        const document::Document::Step step(document, tr("Import OpenAPI"));
        const base::Result<void> done = definition::importDefinition(document, *plan);
        if (!done)
            m_banner.show(widgets::Banner::Kind::Error,
                          tr("The gateway's settings could not be added to %1.", "%1: file name").arg(fileName(path)),
                          done.error().detail);
    }
    // Without an upstream URL, the Settings tab shows the field for it.
    emit imported(*result);
}

void DefinitionFiles::save(workspace::OpenDefinition &definition)
{
    saveThen(definition, [] {});
}

void DefinitionFiles::saveThen(workspace::OpenDefinition &definition, const Then &then)
{
    if (definition.path().isEmpty()) {
        saveAsThen(definition, then);
        return;
    }
    m_check->beforeSave(definition, [this, &definition, then] {
        const base::Result<void> result = m_services.workspace.save(definition);
        if (!result) {
            showSaveFailure(definition, definition.path(), result.error());
            return;
        }
        m_banner.clear();
        remember(definition.path());
        then();
    });
}

void DefinitionFiles::overwrite(workspace::OpenDefinition &definition)
{
    m_check->beforeSave(definition,
                        [this, &definition] { report(definition, m_services.workspace.overwrite(definition)); });
}

void DefinitionFiles::reload(workspace::OpenDefinition &definition)
{
    report(definition, m_services.workspace.reload(definition));
}

void DefinitionFiles::report(workspace::OpenDefinition &definition, const base::Result<void> &result)
{
    if (result)
        m_banner.clear();
    else
        showSaveFailure(definition, definition.path(), result.error());
}

void DefinitionFiles::compare(workspace::OpenDefinition &definition)
{
    m_notices->compare(definition);
}

void DefinitionFiles::restore(const QString &key, const workspace::RecoveryRecord &record)
{
    const auto restored = m_services.recovery.restore(key, record);
    if (!restored)
        return m_notices->say(widgets::Banner::Kind::Error, messages::errorText(restored.error()));
    emit opened(restored->definition);
    if (restored->lacksSecrets)
        m_notices->say(widgets::Banner::Kind::Warning,
                       tr("Passwords are not saved for recovery. Enter the values that read REDACTED in %1 again.",
                          "%1: file name")
                           .arg(restored->definition->title()));
}

void DefinitionFiles::saveAs(workspace::OpenDefinition &definition)
{
    saveAsThen(definition, [] {});
}

void DefinitionFiles::saveAsThen(workspace::OpenDefinition &definition, const Then &then)
{
    auto *dialog = new QFileDialog(m_window, tr("Save as"), definition.path(), fileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(definition.document().format() == document::Format::Json ? u"json"_qs : u"yaml"_qs);
    dialog->selectFile(definition.path().isEmpty() ? definition.title() : definition.path());
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    connect(dialog, &QFileDialog::fileSelected, this, [this, guarded, then](const QString &path) {
        if (guarded)
            m_check->beforeSave(*guarded, [this, guarded, path, then] { saveTo(*guarded, path, then); });
    });
    dialog->open();
}

void DefinitionFiles::saveTo(workspace::OpenDefinition &definition, const QString &path, const Then &then)
{
    const base::Result<void> result = m_services.workspace.saveAs(definition, path);
    if (!result) {
        showSaveFailure(definition, path, result.error());
        return;
    }
    m_banner.clear();
    remember(path);
    then();
}

void DefinitionFiles::showSaveFailure(workspace::OpenDefinition &definition, const QString &path,
                                      const base::Error &error)
{
    m_banner.show(widgets::Banner::Kind::Error, saveFailureText(fileName(path), error), error.detail);
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    const auto offer = [this, guarded](const QString &text, const QString &name,
                                       void (DefinitionFiles::*act)(workspace::OpenDefinition &)) {
        connect(m_banner.addAction(text, name), &QPushButton::clicked, this, [this, guarded, act] {
            if (guarded)
                (this->*act)(*guarded);
        });
    };
    if (error.code == base::ErrorCode::ChangedOnDisk) {
        offer(tr("Compare…"), u"saveCompare"_qs, &DefinitionFiles::compare);
        offer(tr("Reload"), u"saveReload"_qs, &DefinitionFiles::reload);
        offer(tr("Overwrite"), u"saveOverwrite"_qs, &DefinitionFiles::overwrite);
    } else if (error.code != base::ErrorCode::Unsupported)
        offer(tr("Try again"), u"saveTryAgain"_qs, &DefinitionFiles::save);
    offer(tr("Save as…"), u"saveElsewhere"_qs, &DefinitionFiles::saveAs);
}

void DefinitionFiles::saveAll()
{
    saveAllThen([] {});
}

/** Calls `then` after the last definition is saved. If one can't be saved, the others are saved all the same. */
void DefinitionFiles::saveAllThen(const Then &then)
{
    for (workspace::OpenDefinition *definition : modified())
        saveThen(*definition, [this, then] {
            if (modified().isEmpty())
                then();
        });
}

void DefinitionFiles::close(workspace::OpenDefinition &definition)
{
    if (!definition.isUnsaved()) {
        closeNow(definition);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    askAboutUnsaved(m_window, {definition.title()}, [this, guarded](UnsavedAnswer answer) {
        if (!guarded || answer == UnsavedAnswer::Stay)
            return;
        if (answer == UnsavedAnswer::Discard)
            closeNow(*guarded);
        else
            saveThen(*guarded, [this, guarded] {
                if (guarded)
                    closeNow(*guarded);
            });
    });
}

void DefinitionFiles::closeNow(workspace::OpenDefinition &definition)
{
    if (!definition.path().isEmpty()) {
        m_closed.removeAll(definition.path());
        m_closed.append(definition.path());
    }
    m_services.workspace.close(definition);
}

void DefinitionFiles::reopen()
{
    if (!m_closed.isEmpty())
        open(m_closed.takeLast());
}

QStringList DefinitionFiles::recent() const
{
    return m_services.settings.get(recentFiles());
}

void DefinitionFiles::remember(const QString &path)
{
    QStringList paths = recent();
    paths.removeAll(path);
    paths.prepend(path);
    m_services.settings.set(recentFiles(), paths.first(qMin<qsizetype>(MaximumRecent, paths.size())));
    emit recentChanged();
}

QList<workspace::OpenDefinition *> DefinitionFiles::modified() const
{
    QList<workspace::OpenDefinition *> found = m_services.workspace.definitions();
    found.removeIf([](const workspace::OpenDefinition *one) { return !one->isUnsaved(); });
    return found;
}

void DefinitionFiles::beforeQuit(std::function<void()> proceed)
{
    QStringList titles;
    for (const workspace::OpenDefinition *definition : modified())
        titles.append(definition->title());
    if (titles.isEmpty()) {
        proceed();
        return;
    }
    askAboutUnsaved(m_window, titles, [this, proceed = std::move(proceed)](UnsavedAnswer answer) {
        if (answer == UnsavedAnswer::Discard)
            proceed();
        if (answer == UnsavedAnswer::Save)
            saveAllThen(proceed);
    });
}

void DefinitionFiles::exportPublic(workspace::OpenDefinition &definition)
{
    const auto servers = definition::serversThatAreUpstream(
        definition::DefinitionView(definition.document().snapshot()));
    if (servers.isEmpty()) {
        choosePublicPath(definition, false);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    askAboutServers(m_window, static_cast<int>(servers.size()), [this, guarded](bool drop) {
        if (guarded)
            choosePublicPath(*guarded, drop);
    });
}

void DefinitionFiles::choosePublicPath(workspace::OpenDefinition &definition, bool dropServers)
{
    auto *dialog = new QFileDialog(m_window, tr("Export public document"), QString(), fileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QFileInfo own(definition.path().isEmpty() ? definition.title() : definition.path());
    const QString suffix = own.suffix().isEmpty() ? u"yaml"_qs : own.suffix();
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"%1-public.%2"_qs.arg(own.completeBaseName(), suffix));
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    connect(dialog, &QFileDialog::fileSelected, this, [this, guarded, dropServers](const QString &path) {
        if (!guarded)
            return;
        document::Document copy(guarded->document().fileBytes(), guarded->document().format());
        const base::Result<void> made = definition::exportPublic(copy, dropServers);
        const base::Result<void> done = made ? m_services.store.write(path, copy.fileBytes()) : made;
        if (done)
            m_banner.show(widgets::Banner::Kind::Success,
                          tr("The public document was saved to %1.", "%1: file name").arg(fileName(path)));
        else
            m_banner.show(widgets::Banner::Kind::Error,
                          tr("The public document could not be saved to %1.", "%1: file name").arg(fileName(path)),
                          done.error().detail);
    });
    dialog->open();
}

} // namespace window

#include "moc_definitionfiles.cpp"
