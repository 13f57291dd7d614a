#include "definitionsaving.h"

#include "banner.h"
#include "editguard.h"
#include "filemessages.h"
#include "filenotices.h"
#include "savecheck.h"

#include <QFileDialog>
#include <QPushButton>

namespace window {

DefinitionSaving::DefinitionSaving(workspace::Workspace &workspace, editing::EditGuard &edits, FileNotices &notices,
                                   widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_edits(edits)
    , m_notices(notices)
    , m_banner(banner)
    , m_window(window)
    , m_check(new SaveCheck(window))
{
    connect(&m_notices, &FileNotices::reloadChosen, this, &DefinitionSaving::reload);
    connect(&m_notices, &FileNotices::saveChosen, this, &DefinitionSaving::save);
    connect(&m_notices, &FileNotices::saveAsChosen, this, &DefinitionSaving::saveAs);
}

void DefinitionSaving::save(workspace::OpenDefinition &definition)
{
    saveThen(definition, [] {});
}

void DefinitionSaving::saveThen(workspace::OpenDefinition &definition, const Then &then)
{
    if (!m_edits.complete())
        return;
    if (definition.path().isEmpty()) {
        saveAsThen(definition, then);
        return;
    }
    m_check->beforeSave(definition, [this, &definition, then] {
        const base::Result<void> result = m_workspace.save(definition);
        if (!result) {
            showSaveFailure(definition, definition.path(), result.error());
            return;
        }
        m_notices.clearFor(definition);
        emit saved(definition.path());
        then();
    });
}

void DefinitionSaving::overwrite(workspace::OpenDefinition &definition)
{
    if (!m_edits.complete())
        return;
    m_check->beforeSave(definition, [this, &definition] { report(definition, m_workspace.overwrite(definition)); });
}

void DefinitionSaving::reload(workspace::OpenDefinition &definition)
{
    report(definition, m_workspace.reload(definition));
}

void DefinitionSaving::report(workspace::OpenDefinition &definition, const base::Result<void> &result)
{
    if (result)
        m_notices.clearFor(definition);
    else
        showSaveFailure(definition, definition.path(), result.error());
}

void DefinitionSaving::compare(workspace::OpenDefinition &definition)
{
    m_notices.compare(definition);
}

void DefinitionSaving::saveAs(workspace::OpenDefinition &definition)
{
    saveAsThen(definition, [] {});
}

void DefinitionSaving::saveAsThen(workspace::OpenDefinition &definition, const Then &then)
{
    if (!m_edits.complete())
        return;
    auto *dialog = new QFileDialog(m_window, tr("Save as"), definition.path(), definitionFileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(definition.document().format() == document::Format::Json ? u"json"_qs : u"yaml"_qs);
    dialog->selectFile(definition.path().isEmpty() ? definition.title() : definition.path());
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    connect(dialog, &QFileDialog::fileSelected, this, [this, guarded, then](const QString &path) {
        if (!guarded)
            return;
        m_check->beforeSave(*guarded, [this, guarded, path, then] { saveTo(*guarded, path, then); });
    });
    dialog->open();
}

void DefinitionSaving::saveTo(workspace::OpenDefinition &definition, const QString &path, const Then &then)
{
    const base::Result<void> result = m_workspace.saveAs(definition, path);
    if (!result) {
        showSaveFailure(definition, path, result.error());
        return;
    }
    m_notices.clearFor(definition);
    emit saved(path);
    then();
}

void DefinitionSaving::showSaveFailure(workspace::OpenDefinition &definition, const QString &path,
                                       const base::Error &error)
{
    m_banner.show(widgets::Banner::Kind::Error, saveFailureText(fileName(path), error), error.detail);
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    const auto offer = [this, guarded](const QString &text, const QString &name,
                                       void (DefinitionSaving::*act)(workspace::OpenDefinition &)) {
        connect(m_banner.addAction(text, name), &QPushButton::clicked, this, [this, guarded, act] {
            if (guarded)
                (this->*act)(*guarded);
        });
    };
    if (error.code == base::ErrorCode::ChangedOnDisk) {
        offer(tr("Compare…"), u"saveCompare"_qs, &DefinitionSaving::compare);
        offer(tr("Reload"), u"saveReload"_qs, &DefinitionSaving::reload);
        offer(tr("Overwrite"), u"saveOverwrite"_qs, &DefinitionSaving::overwrite);
    } else if (error.code != base::ErrorCode::Unsupported)
        offer(tr("Try again"), u"saveTryAgain"_qs, &DefinitionSaving::save);
    offer(tr("Save as…"), u"saveElsewhere"_qs, &DefinitionSaving::saveAs);
    m_notices.setSubject(definition);
}

void DefinitionSaving::saveAll()
{
    saveAllThen([] {});
}

void DefinitionSaving::saveAllThen(const Then &then)
{
    if (!m_edits.complete())
        return;
    if (modified().isEmpty())
        return then();
    for (workspace::OpenDefinition *definition : modified())
        saveThen(*definition, [this, then] {
            if (modified().isEmpty())
                then();
        });
}

void DefinitionSaving::showSaved(const QStringList &titles)
{
    m_banner.show(widgets::Banner::Kind::Success,
                  tr("Saved %1.", "%1: file names").arg(titles.join(tr(", ", "between file names"))));
}

QList<workspace::OpenDefinition *> DefinitionSaving::modified() const
{
    QList<workspace::OpenDefinition *> found = m_workspace.definitions();
    found.removeIf([](const workspace::OpenDefinition *one) { return !one->isUnsaved(); });
    return found;
}

} // namespace window

#include "moc_definitionsaving.cpp"
