#include "accessiblelineedit.h"

#include <QAccessibleWidget>
#include <QFontMetrics>
#include <QLineEdit>

namespace widgets {

namespace {

class AccessibleLineEdit final : public QAccessibleWidget,
                                 public QAccessibleTextInterface,
                                 public QAccessibleEditableTextInterface
{
public:
    explicit AccessibleLineEdit(QLineEdit *line)
        : QAccessibleWidget(line, QAccessible::EditableText)
    {
        addControllingSignal(QLatin1StringView("textChanged(const QString&)"));
        addControllingSignal(QLatin1StringView("returnPressed()"));
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return line()->displayText();
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? line()->placeholderText() : text;
    }
    void setText(QAccessible::Text kind, const QString &text) override
    {
        if (kind == QAccessible::Value)
            enter(text);
        else
            QAccessibleWidget::setText(kind, text);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = line()->isReadOnly();
        state.editable = !line()->isReadOnly() && line()->isEnabled();
        state.passwordEdit = line()->echoMode() != QLineEdit::Normal;
        state.selectableText = true;
        state.hasPopup = line()->completer() != nullptr;
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
        const bool isThere = index == 0 && line()->hasSelectedText();
        *start = isThere ? line()->selectionStart() : 0;
        *end = isThere ? line()->selectionEnd() : 0;
    }
    [[nodiscard]] int selectionCount() const override { return line()->hasSelectedText() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override
    {
        if (index == 0)
            line()->deselect();
    }
    void setSelection(int index, int start, int end) override
    {
        if (index == 0)
            line()->setSelection(start, end - start);
    }
    [[nodiscard]] int cursorPosition() const override { return line()->cursorPosition(); }
    void setCursorPosition(int position) override { line()->setCursorPosition(position); }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const QString shown = line()->displayText();
        return shown.mid(start, (end < 0 ? int(shown.size()) : end) - start);
    }
    [[nodiscard]] int characterCount() const override { return int(line()->displayText().size()); }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QFontMetrics metrics = line()->fontMetrics();
        const QString shown = line()->displayText();
        const QMargins margins = line()->textMargins();
        const int left = margins.left() + metrics.horizontalAdvance(shown.left(offset));
        const QRect place(left, 0, metrics.horizontalAdvance(shown.mid(offset, 1)), line()->height());
        return {line()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override
    {
        return line()->cursorPositionAt(line()->mapFromGlobal(point));
    }
    void scrollToSubstring(int start, int) override { line()->setCursorPosition(start); }
    [[nodiscard]] QString attributes(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString &text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString &text) override
    {
        QString whole = line()->text();
        const int last = end < 0 ? int(whole.size()) : end;
        enter(whole.replace(start, last - start, text));
    }

private:
    [[nodiscard]] QLineEdit *line() const { return static_cast<QLineEdit *>(object()); }

    /** Signals the text as typed. A line edit without the focus also signals the end of editing, as no event follows.
     */
    void enter(const QString &text)
    {
        if (line()->isReadOnly() || !line()->isEnabled() || text == line()->text())
            return;
        line()->setText(text.left(line()->maxLength()));
        line()->setModified(true);
        emit line()->textEdited(line()->text());
        if (!line()->hasFocus())
            emit line()->editingFinished();
    }
};

} // namespace

QAccessibleInterface *newAccessibleLineEdit(QLineEdit *line)
{
    return new AccessibleLineEdit(line);
}

} // namespace widgets
