#include "recoveryoffer.h"

#include "banner.h"
#include "definitionfiles.h"

#include <QFileInfo>
#include <QHash>
#include <QPushButton>

namespace window {

RecoveryOffer::RecoveryOffer(workspace::RecoveryJournal &journal, DefinitionFiles &files, widgets::Banner &banner,
                             QObject *parent)
    : QObject(parent)
    , m_journal(journal)
    , m_files(files)
    , m_banner(banner)
{}

QString RecoveryOffer::offerText(const workspace::LeftOverWork &work) const
{
    QHash<QString, int> versions;
    for (const auto &[key, record] : work.found)
        ++versions[record.path];
    QStringList names;
    for (const auto &[key, record] : work.found) {
        if (record.path.isEmpty()) {
            names.append(record.title);
            continue;
        }
        const QString name = QFileInfo(record.path).fileName();
        const int ofFile = versions.take(record.path);
        if (ofFile > 0)
            names.append(ofFile == 1 ? name : tr("%1 (%n versions)", "%1: file name", ofFile).arg(name));
    }
    QStringList sentences;
    if (!names.isEmpty())
        sentences.append(
            tr("Unsaved edits of an earlier run were found: %1.", "%1: file names").arg(names.join(u", "_qs)));
    if (!work.setAside.isEmpty())
        sentences.append(tr("%n files with unsaved edits can't be read. They are kept, see Details.", nullptr,
                            static_cast<int>(work.setAside.size())));
    return sentences.join(u' ');
}

void RecoveryOffer::show()
{
    const workspace::LeftOverWork work = m_journal.leftOver();
    if (work.found.isEmpty() && work.setAside.isEmpty())
        return;
    m_banner.show(widgets::Banner::Kind::Warning, offerText(work), work.setAside.join(u'\n'));
    if (work.found.isEmpty())
        return;
    QStringList paths;
    for (const auto &[key, record] : work.found)
        paths.append(record.path);
    emit offered(paths);
    connect(m_banner.addAction(tr("Restore"), u"recoveryRestore"_qs), &QPushButton::clicked, this, [this, work] {
        m_banner.clear();
        emit offered({});
        m_files.restore(work.found);
    });
    connect(m_banner.addAction(tr("Discard"), u"recoveryDiscard"_qs), &QPushButton::clicked, this, [this, work] {
        m_banner.clear();
        for (const auto &[key, record] : work.found)
            m_journal.discard(key);
        emit offered({});
    });
}

} // namespace window

#include "moc_recoveryoffer.cpp"
