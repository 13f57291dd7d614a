#include "filenotices.h"

#include "banner.h"
#include "diskchanges.h"
#include "encoding.h"
#include "errormessages.h"
#include "filecomparison.h"
#include "filewording.h"
#include "recoveryjournal.h"

#include <QEvent>
#include <QPushButton>
#include <QWidget>

namespace window {

FileNotices::FileNotices(const Services &services, widgets::Banner &banner, QWidget *window, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_banner(banner)
    , m_window(window)
{
    window->installEventFilter(this);
    for (workspace::OpenDefinition *definition : services.workspace.definitions())
        watch(definition);
    connect(&services.workspace, &workspace::Workspace::opened, this, &FileNotices::watch);
    connect(&services.disk, &workspace::DiskChanges::reloaded, this, &FileNotices::sayReloaded);
    connect(&services.recovery, &workspace::RecoveryJournal::failed, this, &FileNotices::sayNotKept);
    connect(&banner, &widgets::Banner::closed, this, [this] {
        if (!m_waiting.isEmpty())
            m_waiting.removeFirst();
        else if (!m_said.isEmpty())
            m_said.removeFirst();
        showNext();
    });
}

bool FileNotices::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::WindowActivate)
        m_services.disk.checkAll();
    return QObject::eventFilter(watched, event);
}

void FileNotices::watch(workspace::OpenDefinition *definition)
{
    connect(definition, &workspace::OpenDefinition::fileStateChanged, this,
            [this, definition] { refresh(definition); });
}

void FileNotices::refresh(workspace::OpenDefinition *definition)
{
    const bool wasShown = !m_waiting.isEmpty() && m_waiting.first() == definition;
    const bool isWaiting = m_waiting.contains(definition);
    if (definition->fileState() != workspace::FileState::Known) {
        if (!isWaiting)
            m_waiting.append(definition);
        if (wasShown || m_waiting.first() == definition)
            showNext();
        return;
    }
    m_waiting.removeAll(definition);
    if (wasShown) {
        m_banner.clear();
        showNext();
    }
}

void FileNotices::showNext()
{
    m_waiting.removeAll(nullptr);
    if (!m_waiting.isEmpty())
        showState(*m_waiting.first());
    else if (!m_said.isEmpty())
        m_banner.show(m_said.first().first, m_said.first().second);
}

void FileNotices::say(widgets::Banner::Kind kind, const QString &text)
{
    m_said.append({kind, text});
    if (m_said.size() == 1)
        showNext();
}

void FileNotices::showState(workspace::OpenDefinition &definition)
{
    if (definition.fileState() == workspace::FileState::Changed) {
        m_banner.show(widgets::Banner::Kind::Warning,
                      tr("%1 was changed by another program, and you have edits that are not saved.", "%1: file name")
                          .arg(definition.title()),
                      definition.path());
        offer(definition, tr("Compare…"), u"noticeCompare"_qs, &FileNotices::compare);
        offer(definition, tr("Reload"), u"noticeReload"_qs, &FileNotices::reloadChosen);
        offer(definition, tr("Keep mine"), u"noticeKeep"_qs, &FileNotices::keep);
        return;
    }
    m_banner.show(
        widgets::Banner::Kind::Warning,
        tr("%1 was deleted or moved. Its text is kept here: save it again, or somewhere else.", "%1: file name")
            .arg(definition.title()),
        definition.path());
    offer(definition, tr("Save"), u"noticeSave"_qs, &FileNotices::saveChosen);
    offer(definition, tr("Save as…"), u"noticeSaveAs"_qs, &FileNotices::saveAsChosen);
}

void FileNotices::offer(workspace::OpenDefinition &definition, const QString &text, const QString &objectName, Act act)
{
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    connect(m_banner.addAction(text, objectName), &QPushButton::clicked, this, [this, guarded, act] {
        if (guarded)
            (this->*act)(*guarded);
    });
}

void FileNotices::compare(workspace::OpenDefinition &definition)
{
    const base::Result<QByteArray> onDisk = m_services.workspace.fileBytes(definition);
    if (!onDisk) {
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(definition.title(), onDisk.error()),
                      onDisk.error().detail);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    const auto reload = [this, guarded] {
        if (guarded)
            emit reloadChosen(*guarded);
    };
    const auto keepEdits = [this, guarded] {
        if (guarded)
            keep(*guarded);
    };
    showFileComparison(definition.title(), document::decodeFile(*onDisk).text, definition.document().snapshot().text(),
                       {reload, keepEdits}, this, m_window);
}

void FileNotices::keep(workspace::OpenDefinition &definition)
{
    const base::Result<void> kept = m_services.workspace.keep(definition);
    if (!kept)
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(definition.title(), kept.error()),
                      kept.error().detail);
}

void FileNotices::sayReloaded(const workspace::OpenDefinition *definition)
{
    // What waits for a decision is not talked over.
    if (m_banner.isVisible() && m_banner.kind() != widgets::Banner::Kind::Information)
        return;
    m_banner.show(
        widgets::Banner::Kind::Information,
        tr("%1 was changed by another program and read again. Undo brings back the text of before.", "%1: file name")
            .arg(definition->title()),
        definition->path());
}

void FileNotices::sayNotKept(const base::Error &error)
{
    m_banner.show(widgets::Banner::Kind::Warning,
                  tr("Unsaved edits cannot be kept for the case that the program is ended: %1 Save them soon.",
                     "%1: a sentence that says why")
                      .arg(messages::errorText(error)),
                  error.detail);
}

} // namespace window

#include "moc_filenotices.cpp"
