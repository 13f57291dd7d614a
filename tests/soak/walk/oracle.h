#pragma once

#include "disk.h"
#include "effect.h"
#include "filescalars.h"
#include "screen.h"
#include "words.h"

#include <QHash>

#include <map>

namespace window {
class MainWindow;
}
namespace workspace {
class Workspace;
}

namespace walk {

/** Where a word was typed. */
struct TypedInto {
    QPointer<QWidget> control;
    std::optional<document::Pointer> place; ///< The place of the control's value; nothing if it has none.
    const workspace::OpenDefinition *definition = nullptr;
};

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
    void noteTyped(const Word &word, const TypedInto &into);
    /** The user is going to type over this text. */
    void noteReplaced(const QString &text);
    /** A message has told the words in this text, which can't be restored into a definition. */
    void noteTold(const QString &text);
    /** Another program is going to replace the content of a file. */
    void noteExternal(const QString &path, const QByteArray &bytes);
    /** Whether all words that would be lost by a crash are in files or recovery records. */
    [[nodiscard]] bool isBackedUp() const;
    /** Reports the words that are not, and those that are as safe. */
    void reportBackup();
    /** The words in a text. */
    [[nodiscard]] QSet<QString> wordsIn(const QString &text) const;
    /** The words in the texts of definitions. */
    [[nodiscard]] QSet<QString> wordsInDocuments() const;
    [[nodiscard]] bool isInDocuments(const QString &word) const;
    /** Whether a word has been in a recovery record only, and no message has told it. */
    [[nodiscard]] bool needsRecovery() const;
    /** Whether a word that has been in a recovery record only is still in one. */
    [[nodiscard]] bool hasOldRecords() const;
    /** The words of needsRecovery() that are in no definition and no file either. */
    [[nodiscard]] QSet<QString> notRestored() const;

private:
    using Files = std::map<QString, FileScalars>;

    struct Text {
        const workspace::OpenDefinition *definition = nullptr;
        QByteArray bytes;
    };

    [[nodiscard]] QList<Text> textsOfDefinitions() const;
    [[nodiscard]] const workspace::OpenDefinition *definitionWith(const QString &word) const;
    [[nodiscard]] const Field *fieldWith(const Word &word) const;
    [[nodiscard]] bool isOpen(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] bool isDiscarded(const Word &word, const Effect &effect) const;
    void checkWord(Word &word, const Effect &effect);
    void checkTyped(const Effect &effect);
    /** Whether the word is in the control that it was typed into, or in the place of its value. */
    [[nodiscard]] bool isWhereTyped(const QString &word, const TypedInto &into) const;
    void move(Word &word, Place place);
    void checkSaved(const Effect &effect);
    void checkStored(const Field &field, const Effect &effect, Files &files);
    /** Whether the file has what the control shows, and in its place if it is bound to one. */
    [[nodiscard]] bool isStored(const Field &field, const FileScalars &file) const;
    void checkClean();
    void checkSource(const workspace::OpenDefinition &definition);
    [[nodiscard]] static bool mustBeBackedUp(const Word &word);

    const Disk &m_disk;
    window::MainWindow &m_window;
    workspace::Workspace &m_workspace;
    QList<Word> m_words;
    QList<Field> m_fields;                                           ///< Now.
    QList<Text> m_texts;                                             ///< The texts of the definitions, now.
    DiskTexts m_diskTexts;                                           ///< Now.
    QList<Field> m_before;                                           ///< Before the act.
    bool m_wasNaming = false;                                        ///< A name was half typed before the act.
    QSet<const workspace::OpenDefinition *> m_saved;                 ///< In the act.
    QHash<QString, TypedInto> m_typed;                               ///< In the act, by word.
    QHash<QString, QPointer<QWidget>> m_controls;                    ///< Of each word.
    QHash<QString, const workspace::OpenDefinition *> m_definitions; ///< The last one of each word.
    QObject m_context;
};

} // namespace walk
