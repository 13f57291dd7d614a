#include "typingbackup.h"

#include "editguard.h"
#include "pagestack.h"
#include "recoveryjournal.h"

namespace window {

TypingBackup::TypingBackup(workspace::RecoveryJournal &journal, const editing::EditGuard &edits, const PageStack &pages,
                           QObject *parent)
    : QObject(parent)
    , m_journal(journal)
{
    journal.setTypedTexts([&pages](const workspace::OpenDefinition &definition) {
        QList<workspace::TypedText> typed;
        for (const editing::PendingText &pending : pages.pendingTextsOf(definition))
            typed.append({pending.label, pending.text});
        return typed;
    });
    connect(&edits, &editing::EditGuard::typed, this, [&journal, &pages] {
        if (workspace::OpenDefinition *definition = pages.currentDefinition())
            journal.noteTyping(*definition);
    });
}

TypingBackup::~TypingBackup()
{
    m_journal.setTypedTexts({});
}

} // namespace window

#include "moc_typingbackup.cpp"
