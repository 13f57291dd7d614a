#pragma once

#include "recoveryjournal.h"

#include <QObject>

namespace widgets {
class Banner;
}

namespace window {

class DefinitionFiles;

/** Offers in the banner to restore or discard unsaved edits of an earlier run of the program that ended without closing
 * its files, and names the files with such edits that can't be read. */
class RecoveryOffer final : public QObject
{
    Q_OBJECT

public:
    RecoveryOffer(workspace::RecoveryJournal &journal, DefinitionFiles &files, widgets::Banner &banner,
                  QObject *parent);

    /** Shows the banner if unsaved edits of an earlier run were found, or files with such edits that can't be read.
     * Nothing is restored without a click. */
    void show();

signals:
    /** The paths of the files that have unsaved edits which the user can restore now; empty after the user has decided.
     */
    void offered(const QStringList &paths);

private:
    [[nodiscard]] QString offerText(const workspace::LeftOverWork &work) const;

    workspace::RecoveryJournal &m_journal;
    DefinitionFiles &m_files;
    widgets::Banner &m_banner;
};

} // namespace window
