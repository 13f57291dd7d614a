#include "recoveryoffer.h"

#include "banner.h"
#include "definitionfiles.h"
#include "recoveryjournal.h"

#include <QFileInfo>
#include <QPushButton>

namespace window {

RecoveryOffer::RecoveryOffer(workspace::RecoveryJournal &journal, DefinitionFiles &files, widgets::Banner &banner,
                             QObject *parent)
    : QObject(parent)
    , m_journal(journal)
    , m_files(files)
    , m_banner(banner)
{}

void RecoveryOffer::show()
{
    const auto leftOver = m_journal.leftOver();
    if (leftOver.isEmpty())
        return;
    QStringList names;
    for (const auto &[key, record] : leftOver)
        names.append(record.path.isEmpty() ? record.title : QFileInfo(record.path).fileName());
    m_banner.show(widgets::Banner::Kind::Warning,
                  tr("Unsaved edits of an earlier run were found: %1.", "%1: file names").arg(names.join(u", "_qs)));
    connect(m_banner.addAction(tr("Restore"), u"recoveryRestore"_qs), &QPushButton::clicked, this, [this, leftOver] {
        m_banner.clear();
        for (const auto &[key, record] : leftOver)
            m_files.restore(key, record);
    });
    connect(m_banner.addAction(tr("Discard"), u"recoveryDiscard"_qs), &QPushButton::clicked, this, [this, leftOver] {
        m_banner.clear();
        for (const auto &[key, record] : leftOver)
            m_journal.discard(key);
    });
}

} // namespace window

#include "moc_recoveryoffer.cpp"
