#include "editoractions.h"

#include "document.h"
#include "sourceeditor.h"

#include <QAction>
#include <QCoreApplication>

#include <functional>

namespace source {

namespace {

struct ActionRow {
    const char *objectName;
    const char *text; ///< Untranslated, in the context "source::EditorActions".
    int keys;
    bool edits;
    void (*run)(SourceEditor &editor);
};

/** JSON has no comments. */
bool hasComments(const SourceEditor &editor)
{
    return editor.snapshot().format() == document::Format::Yaml;
}

void toggleCommentIn(SourceEditor &editor)
{
    editor.edit(toggleComment(editor.snapshot(), editor.carets()), SourceEditor::tr("Toggle comment"));
}

constexpr int Ctrl = int(Qt::CTRL);
constexpr int Shift = int(Qt::SHIFT);
constexpr int Alt = int(Qt::ALT);

const ActionRow ActionTable[] = {
    {"sourceToggleComment", QT_TRANSLATE_NOOP("source::EditorActions", "Toggle comment"), Ctrl | Qt::Key_Slash, true,
     toggleCommentIn},
    {"sourceMoveLinesUp", QT_TRANSLATE_NOOP("source::EditorActions", "Move lines up"), Alt | Qt::Key_Up, true,
     [](SourceEditor &editor) {
         editor.edit(moveLines(editor.snapshot(), editor.carets(), false), SourceEditor::tr("Move lines"));
     }},
    {"sourceMoveLinesDown", QT_TRANSLATE_NOOP("source::EditorActions", "Move lines down"), Alt | Qt::Key_Down, true,
     [](SourceEditor &editor) {
         editor.edit(moveLines(editor.snapshot(), editor.carets(), true), SourceEditor::tr("Move lines"));
     }},
    {"sourceDuplicateLines", QT_TRANSLATE_NOOP("source::EditorActions", "Duplicate lines"), Ctrl | Shift | Qt::Key_D,
     true,
     [](SourceEditor &editor) {
         editor.edit(duplicateLines(editor.snapshot(), editor.carets()), SourceEditor::tr("Duplicate lines"));
     }},
    {"sourceRemoveLines", QT_TRANSLATE_NOOP("source::EditorActions", "Remove lines"), Ctrl | Shift | Qt::Key_K, true,
     [](SourceEditor &editor) {
         editor.edit(removeLines(editor.snapshot(), editor.carets()), SourceEditor::tr("Remove lines"));
     }},
    {"sourceCaretAbove", QT_TRANSLATE_NOOP("source::EditorActions", "Add cursor above"), Ctrl | Alt | Qt::Key_Up, false,
     [](SourceEditor &editor) { editor.addCaretBeside(false); }},
    {"sourceCaretBelow", QT_TRANSLATE_NOOP("source::EditorActions", "Add cursor below"), Ctrl | Alt | Qt::Key_Down,
     false, [](SourceEditor &editor) { editor.addCaretBeside(true); }},
    {"sourceNextOccurrence", QT_TRANSLATE_NOOP("source::EditorActions", "Select next occurrence"), Ctrl | Qt::Key_D,
     false, [](SourceEditor &editor) { editor.selectNextOccurrence(); }},
    {"sourceAllOccurrences", QT_TRANSLATE_NOOP("source::EditorActions", "Select all occurrences"),
     Ctrl | Shift | Qt::Key_L, false, [](SourceEditor &editor) { editor.selectAllOccurrences(); }},
    {"sourceFold", QT_TRANSLATE_NOOP("source::EditorActions", "Fold or unfold"), Ctrl | Shift | Qt::Key_BracketLeft,
     false, [](SourceEditor &editor) { editor.toggleFoldAtCaret(); }},
    {"sourceFoldAll", QT_TRANSLATE_NOOP("source::EditorActions", "Fold or unfold all"),
     Ctrl | Shift | Qt::Key_BracketRight, false, [](SourceEditor &editor) { editor.toggleFoldAll(); }},
};

} // namespace

EditorActions::EditorActions(SourceEditor &editor, const document::Document &document)
    : QObject(&editor)
    , m_editor(editor)
{
    for (const ActionRow &row : ActionTable) {
        auto *action = new QAction(this);
        action->setObjectName(QString::fromLatin1(row.objectName));
        action->setShortcut(QKeySequence(row.keys));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, &editor, [&editor, &row] { row.run(editor); });
        editor.addAction(action);
    }
    retranslate();
    refresh();
    connect(&document, &document::Document::historyChanged, this, &EditorActions::refresh);
    editor.installEventFilter(this);
}

void EditorActions::refresh()
{
    for (const ActionRow &row : ActionTable) {
        if (auto *action = findChild<QAction *>(QString::fromLatin1(row.objectName)); action && row.edits)
            action->setEnabled(!m_editor.isReadOnly() && (row.run != toggleCommentIn || hasComments(m_editor)));
    }
}

void EditorActions::retranslate()
{
    for (const ActionRow &row : ActionTable) {
        if (auto *action = findChild<QAction *>(QString::fromLatin1(row.objectName)))
            action->setText(QCoreApplication::translate("source::EditorActions", row.text));
    }
}

bool EditorActions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

} // namespace source

#include "moc_editoractions.cpp"
