#pragma once

#include <QObject>

namespace widgets {
class Banner;
}
namespace workspace {
class RecoveryJournal;
}

namespace window {

class DefinitionFiles;

/** Offers in the banner to restore or discard unsaved edits of a run that ended without closing its files. */
class RecoveryOffer final : public QObject
{
    Q_OBJECT

public:
    RecoveryOffer(workspace::RecoveryJournal &journal, DefinitionFiles &files, widgets::Banner &banner,
                  QObject *parent);

    /** Shows the offer if there is something to restore. Nothing is restored without a click. */
    void show();

private:
    workspace::RecoveryJournal &m_journal;
    DefinitionFiles &m_files;
    widgets::Banner &m_banner;
};

} // namespace window
