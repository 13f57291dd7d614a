#include "accessiblesource.h"

#include "lines.h"
#include "sourceeditor.h"

#include <QAccessibleWidget>

namespace source {

namespace {

/** The text of an editor. */
class AccessibleSource final : public QAccessibleWidget,
                               public QAccessibleTextInterface,
                               public QAccessibleEditableTextInterface
{
public:
    explicit AccessibleSource(SourceEditor *editor)
        : QAccessibleWidget(editor, QAccessible::EditableText)
    {}

    [[nodiscard]] int unitAt(qsizetype offset) const { return int(editor()->units().unitAt(snapshot(), offset)); }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? QString::fromUtf8(snapshot().text()) : QAccessibleWidget::text(kind);
    }
    void setText(QAccessible::Text kind, const QString &text) override
    {
        if (kind == QAccessible::Value)
            replaceText(0, characterCount(), text);
        else
            QAccessibleWidget::setText(kind, text);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = !editor()->isReadOnly();
        state.readOnly = editor()->isReadOnly();
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int *start, int *end) const override
    {
        *start = *end = 0;
        const QList<Caret> &carets = editor()->carets().all();
        if (index < 0 || index >= carets.size() || !carets.at(index).hasSelection())
            return;
        *start = unitAt(carets.at(index).start());
        *end = unitAt(carets.at(index).end());
    }
    [[nodiscard]] int selectionCount() const override
    {
        const QList<Caret> &carets = editor()->carets().all();
        return int(std::count_if(carets.cbegin(), carets.cend(), [](const Caret &one) { return one.hasSelection(); }));
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int /*index*/) override
    {
        const qsizetype position = editor()->cursorOffset();
        editor()->setCarets(Carets({position, position}));
    }
    void setSelection(int /*index*/, int start, int end) override
    {
        editor()->setCarets(Carets({offsetOf(start), offsetOf(end)}));
    }
    [[nodiscard]] int cursorPosition() const override { return unitAt(editor()->cursorOffset()); }
    void setCursorPosition(int position) override
    {
        const qsizetype offset = offsetOf(position);
        editor()->setCarets(Carets({offset, offset}));
    }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const qsizetype from = offsetOf(start);
        return QString::fromUtf8(snapshot().text({from, offsetOf(end < 0 ? characterCount() : end) - from}));
    }
    [[nodiscard]] QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                           int *end) const override
    {
        const base::Span here = unitOf(offsetOf(offset), type);
        return here.offset <= 0 ? nothing(start, end) : textOf(unitOf(here.offset - 1, type), start, end);
    }
    [[nodiscard]] QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                       int *end) const override
    {
        return textOf(unitOf(offsetOf(offset), type), start, end);
    }
    [[nodiscard]] QString textAfterOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                          int *end) const override
    {
        const base::Span here = unitOf(offsetOf(offset), type);
        return here.end() >= snapshot().size() ? nothing(start, end) : textOf(unitOf(here.end(), type), start, end);
    }
    [[nodiscard]] int characterCount() const override { return int(editor()->units().count()); }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const qsizetype at = offsetOf(offset);
        QRect place = editor()->caretRect(at);
        const QRect next = editor()->caretRect(nextCharacter(snapshot(), at));
        if (next.top() == place.top())
            place.setRight(next.left());
        return {editor()->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override
    {
        return unitAt(editor()->offsetAt(editor()->viewport()->mapFromGlobal(point)));
    }
    void scrollToSubstring(int start, int /*end*/) override { editor()->reveal(offsetOf(start), false); }
    [[nodiscard]] QString attributes(int /*offset*/, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString &text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString &text) override
    {
        const qsizetype from = offsetOf(start);
        const qsizetype to = offsetOf(end < 0 ? characterCount() : end);
        editor()->replace({from, to - from}, text, SourceEditor::tr("Edit source"));
    }

private:
    [[nodiscard]] SourceEditor *editor() const { return static_cast<SourceEditor *>(object()); }
    [[nodiscard]] const document::Snapshot &snapshot() const { return editor()->snapshot(); }
    [[nodiscard]] qsizetype offsetOf(int unit) const { return editor()->units().offsetAt(snapshot(), qMax(0, unit)); }
    [[nodiscard]] base::Span unitOf(qsizetype offset, QAccessible::TextBoundaryType type) const
    {
        switch (type) {
        case QAccessible::CharBoundary: {
            const qsizetype start = characterStart(snapshot(), offset);
            return {start, nextCharacter(snapshot(), start) - start};
        }
        case QAccessible::WordBoundary:
            return wordAt(snapshot(), offset);
        case QAccessible::NoBoundary:
            return {0, snapshot().size()};
        default:
            return snapshot().lineSpan(snapshot().lineAt(offset));
        }
    }
    QString textOf(const base::Span &span, int *start, int *end) const
    {
        *start = unitAt(span.offset);
        *end = unitAt(span.end());
        return QString::fromUtf8(snapshot().text(span));
    }
    static QString nothing(int *start, int *end)
    {
        *start = *end = -1;
        return {};
    }
};

QAccessibleInterface *newInterface(const QString & /*className*/, QObject *object)
{
    auto *editor = qobject_cast<SourceEditor *>(object);
    return editor ? new AccessibleSource(editor) : nullptr;
}

AccessibleSource *interfaceOf(SourceEditor &editor)
{
    return QAccessible::isActive() ? dynamic_cast<AccessibleSource *>(QAccessible::queryAccessibleInterface(&editor))
                                   : nullptr;
}

/** Tells assistive technology about an edit that the editor shows. */
void notifyChange(SourceEditor &editor, const document::Change &change)
{
    const AccessibleSource *accessible = interfaceOf(editor);
    if (!accessible)
        return;
    for (const document::Splice &one : change.splices) {
        const int position = accessible->unitAt(one.offset);
        // What was removed is not read: only its place is known now.
        if (!one.inserted.isEmpty()) {
            QAccessibleTextInsertEvent event(&editor, position, QString::fromUtf8(one.inserted));
            QAccessible::updateAccessibility(&event);
        }
    }
}

void notifyCaret(SourceEditor &editor)
{
    const AccessibleSource *accessible = interfaceOf(editor);
    if (!accessible || !editor.hasFocus())
        return;
    QAccessibleTextCursorEvent event(&editor, accessible->cursorPosition());
    QAccessible::updateAccessibility(&event);
}

} // namespace

void makeAccessible(SourceEditor &editor)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(newInterface);
        return true;
    }();
    (void)isInstalled;
    // While assistive technology is active, Qt gives a widget an interface of its own when it gets its name.
    QAccessibleInterface *early = QAccessible::queryAccessibleInterface(&editor);
    if (early && !dynamic_cast<AccessibleSource *>(early))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(early));
    QObject::connect(&editor, &SourceEditor::edited, &editor,
                     [&editor](const document::Change &change) { notifyChange(editor, change); });
    QObject::connect(&editor, &SourceEditor::currentPointerChanged, &editor, [&editor] { notifyCaret(editor); });
}

} // namespace source
