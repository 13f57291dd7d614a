#include "accessiblereading.h"

#include "readingview.h"

#include <QAccessibleWidget>

#include <algorithm>
#include <utility>

namespace readingview {

namespace {

/** The text of the current part, a block a line. A document can have too many parts for one text. */
class AccessibleReading final : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleReading(ReadingView *view)
        : QAccessibleWidget(view, QAccessible::StaticText)
    {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? view()->currentText() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int *start, int *end) const override
    {
        const auto [from, to] = view()->selection();
        const bool isHere = index == 0 && selectionCount() == 1;
        *start = isHere ? offsetOf(from) : 0;
        *end = isHere ? offsetOf(to) : 0;
    }
    [[nodiscard]] int selectionCount() const override
    {
        const auto [from, to] = view()->selection();
        return from != to && from.entry == view()->current() && to.entry == view()->current() ? 1 : 0;
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int /*index*/) override { setCursorPosition(cursorPosition()); }
    void setSelection(int /*index*/, int start, int end) override
    {
        if (view()->current() >= 0)
            view()->showText(positionOf(start), positionOf(end));
    }
    [[nodiscard]] int cursorPosition() const override
    {
        const TextPosition cursor = view()->cursor();
        return cursor.entry == view()->current() ? offsetOf(cursor) : 0;
    }
    void setCursorPosition(int position) override { setSelection(0, position, position); }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const QString text = view()->currentText();
        const int from = std::clamp<int>(start, 0, int(text.size()));
        return text.mid(from, end < 0 ? -1 : std::max(0, end - from));
    }
    [[nodiscard]] int characterCount() const override { return int(view()->currentText().size()); }
    /** That of the block: its characters are not placed before it is visible. */
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QRect place = view()->blockRect(positionOf(offset));
        return {view()->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override
    {
        const auto position = view()->positionAt(view()->viewport()->mapFromGlobal(point));
        return position && position->entry == view()->current() ? offsetOf(*position) : -1;
    }
    void scrollToSubstring(int start, int /*end*/) override { setCursorPosition(start); }
    [[nodiscard]] QString attributes(int /*offset*/, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    [[nodiscard]] ReadingView *view() const { return static_cast<ReadingView *>(object()); }

    [[nodiscard]] int offsetOf(const TextPosition &position) const
    {
        const reading::Blocks blocks = view()->currentBlocks();
        qsizetype offset = 0;
        for (qsizetype block = 0; block < position.block && block < blocks.size(); ++block)
            offset += blocks.at(block).text().size() + 1;
        return int(offset) + position.character;
    }
    [[nodiscard]] TextPosition positionOf(int offset) const
    {
        const reading::Blocks blocks = view()->currentBlocks();
        qsizetype left = std::max(0, offset);
        for (qsizetype block = 0; block < blocks.size(); ++block) {
            const qsizetype size = blocks.at(block).text().size();
            if (left <= size || block + 1 == blocks.size())
                return {view()->current(), block, int(std::min(left, size))};
            left -= size + 1;
        }
        return {view()->current(), 0, 0};
    }
};

QAccessibleInterface *newInterface(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<ReadingView *>(object);
    return view ? new AccessibleReading(view) : nullptr;
}

/** Another part is current: its text replaces that of the one before. */
void notifyPart(ReadingView &view, QString &before)
{
    if (!QAccessible::isActive())
        return;
    const QString now = view.currentText();
    QAccessibleTextUpdateEvent change(&view, 0, std::exchange(before, now), now);
    QAccessible::updateAccessibility(&change);
    if (!view.hasFocus())
        return;
    QAccessibleTextCursorEvent cursor(&view, 0);
    QAccessible::updateAccessibility(&cursor);
}

} // namespace

void makeAccessible(ReadingView &view)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(newInterface);
        return true;
    }();
    (void)isInstalled;
    // While assistive technology is active, Qt gives a widget an interface of its own when it gets its name.
    QAccessibleInterface *early = QAccessible::queryAccessibleInterface(&view);
    if (early && !dynamic_cast<AccessibleReading *>(early))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(early));
    QObject::connect(&view, &ReadingView::currentChanged, &view,
                     [&view, before = QString()]() mutable { notifyPart(view, before); });
}

} // namespace readingview
