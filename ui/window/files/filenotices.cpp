#include "filenotices.h"

#include "banner.h"
#include "diskchanges.h"
#include "encoding.h"
#include "errormessages.h"
#include "filecomparison.h"
#include "filemessages.h"
#include "folderindex.h"
#include "recoveryjournal.h"

#include <QEvent>
#include <QPushButton>
#include <QWidget>

#include <algorithm>

namespace window {

namespace {

constexpr qsizetype MostTitles = 3;
constexpr qsizetype MostAddedListed = 50;

} // namespace

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
    connect(&services.disk, &workspace::DiskChanges::reloaded, this, &FileNotices::showReloaded);
    connect(&services.disk.folders(), &workspace::FolderIndex::added, this, &FileNotices::showAdded);
    connect(&services.recovery, &workspace::RecoveryJournal::failed, this, &FileNotices::showBackupFailure);
    connect(&banner, &widgets::Banner::closed, this, [this] {
        if (workspace::OpenDefinition *decided = shownDecision())
            m_decisions.removeAll(decided);
        else if (!m_messages.isEmpty())
            m_messages.removeFirst();
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
    const bool isWaiting = m_decisions.contains(definition);
    const bool needsDecision = definition->fileState() != workspace::FileState::Known;
    if (needsDecision && !isWaiting)
        m_decisions.append(definition);
    if (!needsDecision)
        m_decisions.removeAll(definition);
    if (definition != m_shown || (!needsDecision && !isWaiting))
        return;
    if (!needsDecision)
        m_banner.clear();
    showNext();
}

workspace::OpenDefinition *FileNotices::shownDecision() const
{
    const auto found = std::find_if(m_decisions.cbegin(), m_decisions.cend(),
                                    [this](const auto &one) { return one && one == m_shown; });
    return found == m_decisions.cend() ? nullptr : found->data();
}

void FileNotices::showNext()
{
    m_decisions.removeAll(nullptr);
    if (workspace::OpenDefinition *definition = shownDecision()) {
        showState(*definition);
        setSubject(*definition);
    } else if (!m_messages.isEmpty())
        m_banner.show(m_messages.first().kind, m_messages.first().text, m_messages.first().details);
}

void FileNotices::setShown(const workspace::OpenDefinition *definition)
{
    m_shown = definition;
    if (m_subject && m_subject != definition) {
        if (m_banner.text() == m_subjectText)
            m_banner.clear();
        m_subject = nullptr;
        showNext();
    } else if (shownDecision() && m_subject != definition)
        showNext();
}

void FileNotices::setSubject(const workspace::OpenDefinition &definition)
{
    m_subject = &definition;
    m_subjectText = m_banner.text();
}

/** Several files are saved one after the other, and each failure has to be seen. */
void FileNotices::clearFor(const workspace::OpenDefinition &definition)
{
    const bool isAboutOther = m_subject && m_subject != &definition && m_banner.text() == m_subjectText;
    if (!isAboutOther || m_banner.kind() != widgets::Banner::Kind::Error)
        m_banner.clear();
}

void FileNotices::showAdded(const QStringList &paths)
{
    QStringList titles;
    for (const QString &path : paths.mid(0, MostAddedListed))
        titles.append(fileName(path));
    // A notice that needs a decision is not replaced.
    if (m_banner.isVisible() && m_banner.kind() != widgets::Banner::Kind::Information)
        return;
    m_banner.show(widgets::Banner::Kind::Information,
                  tr("New in the folder: %1.", "%1: file names").arg(titles.mid(0, MostTitles).join(u", "_qs)),
                  titles.size() > MostTitles ? titles.join(u'\n') : QString());
}

void FileNotices::showMessage(widgets::Banner::Kind kind, const QString &text, const QString &details)
{
    m_messages.append({kind, text, details});
    if (m_messages.size() == 1)
        showNext();
}

void FileNotices::showState(workspace::OpenDefinition &definition)
{
    if (definition.fileState() == workspace::FileState::Changed) {
        m_banner.show(widgets::Banner::Kind::Warning,
                      tr("%1 was changed by another program, and you have unsaved edits.", "%1: file name")
                          .arg(definition.title()),
                      definition.path());
        offer(definition, tr("Compare…"), u"noticeCompare"_qs, &FileNotices::compare);
        offer(definition, tr("Reload"), u"noticeReload"_qs, &FileNotices::reloadChosen);
        offer(definition, tr("Keep mine"), u"noticeKeep"_qs, &FileNotices::keep);
        return;
    }
    m_banner.show(
        widgets::Banner::Kind::Warning,
        tr("%1 was deleted or moved. Its text is still open here. Save it again, or save it under another name.",
           "%1: file name")
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

void FileNotices::showReloaded(const workspace::OpenDefinition *definition)
{
    // A notice that needs a decision is not replaced.
    if (definition != m_shown || (m_banner.isVisible() && m_banner.kind() != widgets::Banner::Kind::Information))
        return;
    m_banner.show(
        widgets::Banner::Kind::Information,
        tr("%1 was changed by another program and reloaded. Undo restores the previous text.", "%1: file name")
            .arg(definition->title()),
        definition->path());
    setSubject(*definition);
}

void FileNotices::showBackupFailure(const base::Error &error)
{
    m_banner.show(widgets::Banner::Kind::Warning,
                  tr("Unsaved edits can't be backed up for recovery: %1 Save them soon.", "%1: an error message")
                      .arg(messages::errorText(error)),
                  error.detail);
}

} // namespace window

#include "moc_filenotices.cpp"
