#include "oracle.h"

#include "encoding.h"
#include "filescalars.h"
#include "mainwindow.h"
#include "sourceeditor.h"
#include "walkreport.h"
#include "workspace.h"

#include <QAccessible>
#include <QFileInfo>

#include <algorithm>

namespace walk {

namespace {

const Field *fieldWith(const QList<Field> &fields, const QString &word)
{
    // A control that is shown has the better message.
    const Field *found = nullptr;
    for (const Field &field : fields) {
        if (field.text.contains(word) && (!found || field.isVisible))
            found = &field;
    }
    return found;
}

/** What the editor shows, as assistive technology reads it. */
QString shownText(source::SourceEditor &editor)
{
    QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(&editor);
    QAccessibleTextInterface *text = shown ? shown->textInterface() : nullptr;
    return text ? text->text(0, text->characterCount()) : QString();
}

} // namespace

Oracle::Oracle(const Disk &disk, window::MainWindow &window, workspace::Workspace &workspace, const QList<Word> &words)
    : m_disk(disk)
    , m_window(window)
    , m_workspace(workspace)
    , m_words(words)
{
    QObject::connect(&workspace, &workspace::Workspace::saved, &m_context,
                     [this](const workspace::OpenDefinition *saved) { m_saved.insert(saved); });
}

void Oracle::lookBefore()
{
    m_saved.clear();
    m_before = fieldsOf(m_window);
}

void Oracle::check(const Effect &effect)
{
    m_fields = fieldsOf(m_window);
    if (effect.savesAndWaits)
        checkSaved(effect);
    for (Word &word : m_words) {
        if (word.place != Place::Gone)
            checkWord(word, effect);
    }
    checkClean();
}

void Oracle::noteTyped(const Word &word)
{
    m_words.append(word);
    reportWord(word);
}

void Oracle::noteReplaced(const QString &text)
{
    for (Word &word : m_words) {
        if (word.place == Place::Gone || !text.contains(word.text))
            continue;
        word.isReplaced = true;
        reportWord(word);
    }
}

void Oracle::noteExternal(const QString &path, const QByteArray &bytes)
{
    const QByteArray before = bytesOf(path);
    for (Word &word : m_words) {
        const QByteArray text = word.text.toUtf8();
        if (word.place == Place::Gone || !before.contains(text) || bytes.contains(text))
            continue;
        word.isExternal = true;
        reportWord(word);
    }
}

QSet<QString> Oracle::wordsIn(const QString &text) const
{
    QSet<QString> found;
    for (const Word &word : m_words) {
        if (text.contains(word.text))
            found.insert(word.text);
    }
    return found;
}

workspace::OpenDefinition *Oracle::definitionWith(const QString &word) const
{
    const QList<workspace::OpenDefinition *> all = m_workspace.withLent();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&word](const workspace::OpenDefinition *one) {
        return one->document().snapshot().text().contains(word.toUtf8());
    });
    return found == all.cend() ? nullptr : *found;
}

bool Oracle::isInDocuments(const QString &word) const
{
    return definitionWith(word) != nullptr;
}

bool Oracle::isOpen(const workspace::OpenDefinition *definition) const
{
    const QList<workspace::OpenDefinition *> all = m_workspace.withLent();
    return std::any_of(all.cbegin(), all.cend(),
                       [definition](const workspace::OpenDefinition *one) { return one == definition; });
}

bool Oracle::isDiscarded(const Word &word, const Effect &effect) const
{
    if (word.isReplaced || word.isRefused || effect.discardsAll || effect.discarded.contains(word.text))
        return true;
    if (word.place == Place::Recovery)
        return effect.discardsRecords;
    if (word.place == Place::File || word.place == Place::History)
        return word.isExternal || word.place == Place::History;
    return effect.discardedFiles.contains(m_definitions.value(word.text));
}

void Oracle::move(Word &word, Place place)
{
    const Word before = word;
    if (place == Place::Document) {
        // Undo can bring it back.
        word.isReplaced = word.isReplaced && before.place == Place::Document;
        word.isRefused = false;
    }
    // Not yet again in a record.
    word.isSafe = word.isSafe && before.place != Place::History;
    word.isExternal = word.isExternal && !m_disk.isInFiles(word.text);
    word.place = place;
    if (encodeWord(word) != encodeWord(before))
        reportWord(word);
}

void Oracle::checkWord(Word &word, const Effect &effect)
{
    const workspace::OpenDefinition *definition = effect.hasClosed ? nullptr : definitionWith(word.text);
    const Field *field = effect.hasClosed ? nullptr : fieldWith(m_fields, word.text);
    if (definition) {
        m_definitions.insert(word.text, definition);
        return move(word, Place::Document);
    }
    if (field) {
        // Both are the word's own until it is in the text.
        word.isRefused = word.isRefused || isRefused(word, *field);
        m_definitions.insert(word.text, field->definition);
        return move(word, Place::Field);
    }
    const bool wasInText = word.place == Place::Document || word.place == Place::History;
    if (!effect.hasClosed && wasInText && isOpen(m_definitions.value(word.text))) {
        if (word.place == Place::Document && !effect.mayRemoveText && !word.isReplaced && !word.isExternal)
            reportViolation(
                u"vanished: %1 in %2"_qs.arg(word.field, effect.kind),
                u"%1 was in the text of the definition before the act, and is not after it"_qs.arg(word.text));
        return move(word, Place::History);
    }
    if (m_disk.isInFiles(word.text))
        return move(word, Place::File);
    if (m_disk.isInRecords(word.text) && !effect.hasClosed)
        return move(word, Place::Recovery);
    if (word.place == Place::Recovery && m_disk.isInRecords(word.text))
        return;
    if (!isDiscarded(word, effect) && !isQuoted(m_window, word.text))
        reportViolation(
            u"lost: %1 in %2"_qs.arg(word.field, effect.kind),
            u"%1, typed in act %2 into %3 of %4, is not in a control, a definition, a file or a recovery record"_qs.arg(
                word.text, QString::number(word.act), word.field, QFileInfo(word.file).fileName()));
    move(word, Place::Gone);
}

bool Oracle::isRefused(const Word &word, const Field &field) const
{
    const QString message = field.widget && field.widget->isVisible() ? messageOf(*field.widget) : QString();
    return (!message.isEmpty() && message != word.messageBefore) || isQuoted(m_window, word.text);
}

/** What was shown before a save that the program reports as done has to be in the file. */
void Oracle::checkSaved(const Effect &effect)
{
    for (const QList<Field> *fields : {&m_before, &m_fields}) {
        for (const Field &field : *fields) {
            if (field.isVisible && !field.isEntry && !wordsIn(field.text).isEmpty() &&
                m_saved.contains(field.definition))
                checkShown(field, effect);
        }
    }
    for (const workspace::OpenDefinition *definition : std::as_const(m_saved)) {
        if (isOpen(definition))
            checkSource(*definition);
    }
}

void Oracle::checkShown(const Field &field, const Effect &effect)
{
    const bool isOpenNow = isOpen(field.definition);
    if (isOpenNow && field.definition->isUnsaved())
        return;
    const QString path = isOpenNow ? field.definition->path() : field.path;
    if (path.isEmpty() || FileScalars(bytesOf(path)).has(field.text))
        return;
    for (const Word &word : std::as_const(m_words)) {
        if (field.text.contains(word.text) && isRefused(word, field))
            return;
    }
    reportViolation(u"save: %1 in %2"_qs.arg(field.name, effect.kind),
                    u"the control shows “%1”, which is not in %2 after it was saved"_qs.arg(
                        field.text, QFileInfo(path).fileName()));
}

/** A definition without unsaved edits is what its file contains, as far as the program knows the file. */
void Oracle::checkClean()
{
    for (const workspace::OpenDefinition *definition : m_workspace.definitions()) {
        if (definition->path().isEmpty() || definition->isUnsaved())
            continue;
        const QByteArray bytes = bytesOf(definition->path());
        if (workspace::fileHashOf(bytes) != definition->fileHash())
            continue; // Another program has written it, which has not been noticed yet.
        if (document::decodeFile(bytes).text != definition->document().snapshot().text())
            reportViolation(u"clean: the text differs from the file"_qs, definition->path());
    }
}

void Oracle::checkSource(const workspace::OpenDefinition &definition)
{
    if (definition.isUnsaved())
        return;
    for (auto *editor : m_window.findChildren<source::SourceEditor *>()) {
        if (!editor->isVisible() || &editor->definition() != &definition)
            continue;
        const QByteArray file = document::decodeFile(bytesOf(definition.path())).text;
        if (shownText(*editor).toUtf8() != file)
            reportViolation(u"save: Source shows another text than the file has"_qs, definition.path());
    }
}

bool Oracle::mustBeBackedUp(const Word &word) const
{
    if (word.isReplaced || word.isRefused)
        return false;
    return word.place == Place::Field || word.place == Place::Document || word.place == Place::Recovery;
}

bool Oracle::isBackedUp() const
{
    return std::all_of(m_words.cbegin(), m_words.cend(), [this](const Word &word) {
        return !mustBeBackedUp(word) || m_disk.isInFiles(word.text) || m_disk.isInRecords(word.text);
    });
}

bool Oracle::needsRecovery() const
{
    return std::any_of(m_words.cbegin(), m_words.cend(), [this](const Word &word) {
        return word.place == Place::Recovery && !m_disk.isInFiles(word.text);
    });
}

void Oracle::reportBackup()
{
    for (Word &word : m_words) {
        if (!mustBeBackedUp(word))
            continue;
        word.isSafe = m_disk.isInFiles(word.text) || m_disk.isInRecords(word.text);
        reportWord(word);
        if (!word.isSafe)
            reportViolation(
                u"not backed up: %1"_qs.arg(word.field),
                u"%1, typed in act %2 into %3, is neither in a file nor in a recovery record after a pause"_qs.arg(
                    word.text, QString::number(word.act), word.field));
    }
    report(line::Safe);
}

} // namespace walk
