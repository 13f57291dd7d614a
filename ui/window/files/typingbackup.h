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

/** Has what is typed in the controls of a definition stored with its unsaved edits, also before the document has it. */
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
