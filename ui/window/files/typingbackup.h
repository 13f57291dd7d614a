#pragma once

#include <QObject>

namespace editing {
class EditGuard;
}
namespace workspace {
class RecoveryJournal;
}

namespace window {

class PageStack;

/** Has the recovery journal store text that is being typed in the fields of a definition and is not in the document
 * yet, together with the definition's unsaved edits. */
class TypingBackup final : public QObject
{
    Q_OBJECT

public:
    TypingBackup(workspace::RecoveryJournal &journal, const editing::EditGuard &edits, const PageStack &pages,
                 QObject *parent);
    ~TypingBackup() override;

private:
    workspace::RecoveryJournal &m_journal;
};

} // namespace window
