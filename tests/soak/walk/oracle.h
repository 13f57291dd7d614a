#pragma once

#include "disk.h"
#include "effect.h"
#include "screen.h"
#include "words.h"

#include <QHash>

namespace window {
class MainWindow;
}
namespace workspace {
class Workspace;
}

namespace walk {

/**
 * Knows every word that was typed and where it has to be. Looks after each act at the screen, the definitions, the
 * files and the recovery records, and reports what is missing. It reads the screen from the controls and the files from
 * the disk, so that it does not trust what it tests.
 */
class Oracle final
{
public:
    Oracle(const Disk &disk, window::MainWindow &window, workspace::Workspace &workspace, const QList<Word> &words);

    /** Remembers what the screen shows before an act. */
    void lookBefore();
    /** Checks everything after it. */
    void check(const Effect &effect);
    /** A word was typed into a control. */
    void noteTyped(const Word &word);
    /** The user is going to type over this text. */
    void noteReplaced(const QString &text);
    /** Another program is going to replace the content of a file. */
    void noteExternal(const QString &path, const QByteArray &bytes);
    /** Whether all words that would be lost by a crash are in files or recovery records. */
    [[nodiscard]] bool isBackedUp() const;
    /** Reports the words that are not, and those that are as safe. */
    void reportBackup();
    /** The words in a text. */
    [[nodiscard]] QSet<QString> wordsIn(const QString &text) const;
    [[nodiscard]] bool isInDocuments(const QString &word) const;
    /** Whether a word is in a recovery record only. */
    [[nodiscard]] bool needsRecovery() const;

private:
    [[nodiscard]] workspace::OpenDefinition *definitionWith(const QString &word) const;
    [[nodiscard]] bool isOpen(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] bool isDiscarded(const Word &word, const Effect &effect) const;
    void checkWord(Word &word, const Effect &effect);
    void move(Word &word, Place place);
    void checkSaved(const Effect &effect);
    void checkShown(const Field &field, const Effect &effect);
    /** Whether the control says why it does not take the word. */
    [[nodiscard]] bool isRefused(const Word &word, const Field &field) const;
    void checkClean();
    void checkSource(const workspace::OpenDefinition &definition);
    [[nodiscard]] bool mustBeBackedUp(const Word &word) const;

    const Disk &m_disk;
    window::MainWindow &m_window;
    workspace::Workspace &m_workspace;
    QList<Word> m_words;
    QList<Field> m_fields;                                           ///< Now.
    QList<Field> m_before;                                           ///< Before the act.
    QSet<const workspace::OpenDefinition *> m_saved;                 ///< In the act.
    QHash<QString, const workspace::OpenDefinition *> m_definitions; ///< The last one of each word.
    QObject m_context;
};

} // namespace walk
