#include "oracle.h"

#include "encoding.h"
#include "fieldbinding.h"
#include "mainwindow.h"
#include "pendingedit.h"
#include "sourceeditor.h"
#include "walkreport.h"
#include "workspace.h"

#include <QAccessible>
#include <QApplication>
#include <QFileInfo>

#include <algorithm>

namespace walk {

namespace {

/** What the editor shows, as assistive technology reads it. */
QString shownText(source::SourceEditor &editor)
{
    QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(&editor);
    QAccessibleTextInterface *text = shown ? shown->textInterface() : nullptr;
    return text ? text->text(0, text->characterCount()) : QString();
}

/** The place of the control's value now, or as it was. */
std::optional<document::Pointer> placeOf(const Field &field)
{
    const designer::FieldBinding *binding = field.widget ? bindingOf(*field.widget) : nullptr;
    return binding && field.place ? binding->place().pointer : field.place;
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
    m_typed.clear();
    m_before = fieldsOf(m_window);
    const QWidget *pending = editing::pendingControl(m_window);
    m_wasNaming = pending && !bindingOf(*pending);
}

void Oracle::check(const Effect &effect)
{
    m_fields = fieldsOf(m_window);
    m_texts = textsOfDefinitions();
    m_diskTexts = m_disk.read();
    if (effect.savesAndWaits)
        checkSaved(effect);
    checkTyped(effect);
    for (Word &word : m_words) {
        if (word.place != Place::Gone)
            checkWord(word, effect);
    }
    checkClean();
}

void Oracle::noteTyped(const Word &word, const TypedInto &into)
{
    m_words.append(word);
    m_typed.insert(word.text, into);
    m_controls.insert(word.text, into.control);
    reportWord(word);
    reportCount(figure::Typed);
}

void Oracle::noteReplaced(const QString &text)
{
    for (Word &word : m_words) {
        if (word.place == Place::Gone || !text.contains(word.text))
            continue;
        word.isReplaced = true;
        word.wasReplaced = true;
        reportWord(word);
    }
}

void Oracle::noteTold(const QString &text)
{
    for (Word &word : m_words) {
        if (word.place != Place::Recovery || word.isTold || !text.contains(word.text))
            continue;
        word.isTold = true;
        reportWord(word);
        reportCount(figure::Told);
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

QList<Oracle::Text> Oracle::textsOfDefinitions() const
{
    QList<Text> texts;
    for (const workspace::OpenDefinition *definition : m_workspace.loadedDefinitions())
        texts.append({definition, definition->document().snapshot().text()});
    return texts;
}

QSet<QString> Oracle::wordsInDocuments() const
{
    QSet<QString> found;
    for (const Text &text : textsOfDefinitions())
        found.unite(wordsIn(QString::fromUtf8(text.bytes)));
    return found;
}

const workspace::OpenDefinition *Oracle::definitionWith(const QString &word) const
{
    const QByteArray bytes = word.toUtf8();
    const auto found = std::find_if(m_texts.cbegin(), m_texts.cend(),
                                    [&bytes](const Text &text) { return text.bytes.contains(bytes); });
    return found == m_texts.cend() ? nullptr : found->definition;
}

bool Oracle::isInDocuments(const QString &word) const
{
    const QList<Text> texts = textsOfDefinitions();
    return std::any_of(texts.cbegin(), texts.cend(),
                       [bytes = word.toUtf8()](const Text &text) { return text.bytes.contains(bytes); });
}

/** The control that it was typed into if that has it, otherwise another one. One that is shown has the better message.
 */
const Field *Oracle::fieldWith(const Word &word) const
{
    const QWidget *control = m_controls.value(word.text);
    const Field *found = nullptr;
    for (const Field &field : m_fields) {
        if (!field.text.contains(word.text))
            continue;
        if (control && field.widget == control)
            return &field;
        if (!found || field.name == word.field || (field.isVisible && found->name != word.field))
            found = &field;
    }
    return found;
}

bool Oracle::isOpen(const workspace::OpenDefinition *definition) const
{
    const QList<workspace::OpenDefinition *> all = m_workspace.loadedDefinitions();
    return std::any_of(all.cbegin(), all.cend(),
                       [definition](const workspace::OpenDefinition *one) { return one == definition; });
}

bool Oracle::isDiscarded(const Word &word, const Effect &effect) const
{
    if (word.isReplaced || word.isTold || effect.discarded.contains(word.text))
        return true;
    switch (word.place) {
    case Place::Recovery:
        // A record of half-typed texts alone does not replace what another program has written to the file.
        return effect.discardsRecords || word.isExternal;
    case Place::File:
        return word.isExternal;
    case Place::Field:
    case Place::Document:
        return effect.discardsAll || effect.discardedFiles.contains(m_definitions.value(word.text));
    default:
        return true;
    }
}

void Oracle::move(Word &word, Place place)
{
    const Word before = word;
    // Undo can bring it back.
    if (place == Place::Document) {
        word.isReplaced = word.isReplaced && before.place != Place::History;
        word.isTold = false;
    }
    // Not yet again in a record.
    word.isSafe = word.isSafe && before.place != Place::History;
    word.isExternal = word.isExternal && !m_diskTexts.isInFiles(word.text);
    word.place = place;
    if (encodeWord(word) != encodeWord(before))
        reportWord(word);
}

void Oracle::checkWord(Word &word, const Effect &effect)
{
    const workspace::OpenDefinition *definition = effect.hasClosed ? nullptr : definitionWith(word.text);
    const Field *field = effect.hasClosed ? nullptr : fieldWith(word);
    // A form that is not shown can still have the name of what was removed.
    if (field && !field->isVisible && word.place != Place::Field)
        field = nullptr;
    if (definition) {
        m_definitions.insert(word.text, definition);
        return move(word, Place::Document);
    }
    if (field) {
        if (word.place == Place::Field && field->name != word.field)
            reportViolation(u"moved: %1 in %2"_qs.arg(word.field, effect.kind),
                            u"%1 is in %2, and in no definition"_qs.arg(word.text, field->name));
        m_definitions.insert(word.text, field->definition);
        return move(word, Place::Field);
    }
    // A cell is completed before its row is removed.
    const bool isOfRemovedRow = word.place == Place::Field && effect.mayRemoveText && word.field.contains(u"cell"_qs);
    const bool wasInText = word.place == Place::Document || word.place == Place::History || isOfRemovedRow;
    if (!effect.hasClosed && wasInText && isOpen(m_definitions.value(word.text))) {
        if (word.place == Place::Document && !effect.mayRemoveText && !word.isReplaced && !word.isExternal)
            reportViolation(
                u"vanished: %1 in %2"_qs.arg(word.field, effect.kind),
                u"%1 was in the text of the definition before the act, and is not after it"_qs.arg(word.text));
        return move(word, Place::History);
    }
    if (m_diskTexts.isInFiles(word.text))
        return move(word, Place::File);
    // A second look, because a record can be replaced by another one while they are read.
    if (word.place == Place::Recovery && (m_diskTexts.isInRecords(word.text) || m_disk.read().isInRecords(word.text)))
        return;
    if (!isDiscarded(word, effect))
        reportViolation(
            u"lost: %1 in %2"_qs.arg(word.field, effect.kind),
            u"%1, typed in act %2 into %3 of %4, is not in a control, a definition, a file or a recovery record"_qs.arg(
                word.text, QString::number(word.act), word.field, QFileInfo(word.file).fileName()));
    move(word, Place::Gone);
}

void Oracle::checkTyped(const Effect &effect)
{
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (effect.discarded.contains(typed.key()) || isWhereTyped(typed.key(), *typed))
            continue;
        const Field *field = fieldWith({typed.key(), {}, {}});
        const workspace::OpenDefinition *definition = definitionWith(typed.key());
        reportViolation(u"place: %1 in %2"_qs.arg(typed->place ? typed->place->toString() : QString(), effect.kind),
                        u"%1 is neither in its control nor in its place, but in %2"_qs.arg(
                            typed.key(), definition ? definition->title()
                                         : field    ? field->name
                                                    : u"no control and no definition"_qs));
    }
}

bool Oracle::isWhereTyped(const QString &word, const TypedInto &into) const
{
    const bool isInControl = into.control && textOf(*into.control).contains(word);
    const designer::FieldBinding *binding = into.control ? bindingOf(*into.control) : nullptr;
    if (isInControl && (!into.place || (binding && binding->isPending())))
        return true;
    for (const Text &text : m_texts) {
        if (text.definition == into.definition)
            return into.place ? FileScalars(text.bytes).hasBelow(*into.place, word)
                              : text.bytes.contains(word.toUtf8());
    }
    return false;
}

/** What was shown before a save that the program reports as done has to be in the file. */
void Oracle::checkSaved(const Effect &effect)
{
    for (const workspace::OpenDefinition *definition : std::as_const(m_saved)) {
        if (!isOpen(definition))
            continue;
        if (definition->isUnsaved() && !QApplication::activeModalWidget())
            reportViolation(u"save: still unsaved in %1"_qs.arg(effect.kind), definition->path());
        checkSource(*definition);
    }
    Files files;
    for (const Field &field : std::as_const(m_before)) {
        // A reload in the same act drops it.
        if (!wordsIn(field.text).isEmpty() && !effect.discardedFiles.contains(field.definition))
            checkStored(field, effect, files);
    }
    for (const Field &field : std::as_const(m_fields)) {
        const bool mayBeOther = !field.place || field.isGenerated;
        if (mayBeOther ? !wordsIn(field.text).isEmpty() : !field.text.isEmpty())
            checkStored(field, effect, files);
    }
}

void Oracle::checkStored(const Field &field, const Effect &effect, Files &files)
{
    if (!field.isVisible || field.isEntry || !m_saved.contains(field.definition))
        return;
    const bool isOpenNow = isOpen(field.definition);
    const QString path = isOpenNow ? field.definition->path() : field.path;
    if (path.isEmpty() || (isOpenNow && field.definition->isUnsaved()))
        return;
    const FileScalars &file = files.try_emplace(path, bytesOf(path)).first->second;
    reportCount(figure::Compared);
    if (!isStored(field, file))
        reportViolation(u"save: %1 in %2"_qs.arg(field.name, effect.kind),
                        u"the control shows “%1”, which is not in %2 %3 after it was saved"_qs.arg(
                            field.text, QFileInfo(path).fileName(),
                            field.place ? u"at "_qs + placeOf(field)->toString() : QString()));
}

bool Oracle::isStored(const Field &field, const FileScalars &file) const
{
    // The name of a part of its place may have been completed.
    const bool mayHaveMoved = m_wasNaming && !field.widget;
    if (const auto place = placeOf(field); place && file.isValid() && !mayHaveMoved)
        return file.shows(*place, field.kind, field.text);
    return file.has(field.text);
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
        reportCount(figure::Compared);
        if (shownText(*editor).toUtf8() != file)
            reportViolation(u"save: Source shows another text than the file has"_qs, definition.path());
    }
}

bool Oracle::mustBeBackedUp(const Word &word)
{
    return word.place == Place::Field || word.place == Place::Document || word.place == Place::Recovery;
}

bool Oracle::isBackedUp() const
{
    const DiskTexts disk = m_disk.read();
    return std::all_of(m_words.cbegin(), m_words.cend(), [&disk](const Word &word) {
        return !mustBeBackedUp(word) || disk.isInFiles(word.text) || disk.isInRecords(word.text);
    });
}

bool Oracle::needsRecovery() const
{
    const DiskTexts disk = m_disk.read();
    return std::any_of(m_words.cbegin(), m_words.cend(), [&disk](const Word &word) {
        return word.place == Place::Recovery && !word.isTold && !disk.isInFiles(word.text);
    });
}

bool Oracle::hasOldRecords() const
{
    const DiskTexts disk = m_disk.read();
    return std::any_of(m_words.cbegin(), m_words.cend(), [&disk](const Word &word) {
        return word.place == Place::Recovery && disk.isInRecords(word.text);
    });
}

QSet<QString> Oracle::notRestored() const
{
    const DiskTexts disk = m_disk.read();
    QSet<QString> words;
    for (const Word &word : m_words) {
        if (word.place == Place::Recovery && !word.isTold && !word.isExternal && !disk.isInFiles(word.text) &&
            !isInDocuments(word.text))
            words.insert(word.text);
    }
    return words;
}

void Oracle::reportBackup()
{
    const DiskTexts disk = m_disk.read();
    for (Word &word : m_words) {
        if (!mustBeBackedUp(word))
            continue;
        word.isSafe = disk.isInFiles(word.text) || disk.isInRecords(word.text);
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
