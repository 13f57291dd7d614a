#include "accessiblerows.h"

#include "rowsview.h"

#include <QAccessibleWidget>

namespace traffic {
namespace {

/** The text of the visible lines. A body can have more characters than an interface can count, so positions are counted
 * from the first visible line. */
class AccessibleRows final : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleRows(RowsView *view)
        : QAccessibleWidget(view, QAccessible::EditableText)
    {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? view()->visibleText() : QAccessibleWidget::text(kind);
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
        const auto [from, to] = std::minmax(view()->anchor(), view()->cursor());
        *start = index == 0 ? positionOf(from) : 0;
        *end = index == 0 ? positionOf(to) : 0;
    }
    [[nodiscard]] int selectionCount() const override { return view()->hasSelection() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int /*index*/) override { view()->select(view()->cursor(), view()->cursor()); }
    void setSelection(int /*index*/, int start, int end) override { view()->select(placeOf(start), placeOf(end)); }
    [[nodiscard]] int cursorPosition() const override { return positionOf(view()->cursor()); }
    void setCursorPosition(int position) override { view()->select(placeOf(position), placeOf(position)); }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const QString all = view()->visibleText();
        return all.mid(start, (end < 0 ? all.size() : end) - start);
    }
    [[nodiscard]] int characterCount() const override { return int(view()->visibleText().size()); }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QRect place = view()->cursorRect(placeOf(offset));
        return {view()->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override
    {
        return positionOf(view()->placeAt(view()->viewport()->mapFromGlobal(point)));
    }
    void scrollToSubstring(int start, int /*end*/) override { setCursorPosition(start); }
    [[nodiscard]] QString attributes(int /*offset*/, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    [[nodiscard]] RowsView *view() const { return static_cast<RowsView *>(object()); }

    /** The position of a place in the visible text; the nearest end of it for a place that is not visible. */
    [[nodiscard]] int positionOf(const bodies::RowPlace &place) const
    {
        const QStringList lines = view()->visibleText().split(u'\n');
        const qsizetype line = view()->folds().lineOfRow(place.row) - view()->firstLine();
        if (line < 0)
            return 0;
        if (line >= lines.size())
            return characterCount();
        qsizetype position = 0;
        for (qsizetype i = 0; i < line; ++i)
            position += lines.at(i).size() + 1;
        const bodies::Row row = view()->bodyRows() ? view()->bodyRows()->row(place.row) : bodies::Row();
        return int(position + QString::fromUtf8(row.text.left(place.byte)).size());
    }

    [[nodiscard]] bodies::RowPlace placeOf(int position) const
    {
        const QString before = view()->visibleText().left(qMax(0, position));
        const qsizetype row = view()->folds().rowOfLine(view()->firstLine() + before.count(u'\n'));
        const qsizetype byte = before.mid(before.lastIndexOf(u'\n') + 1).toUtf8().size();
        const bodies::Row read = view()->bodyRows() ? view()->bodyRows()->row(row) : bodies::Row();
        return {row, qMin(byte, read.text.size())};
    }
};

QAccessibleInterface *newInterface(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<RowsView *>(object);
    return view ? new AccessibleRows(view) : nullptr;
}

void notifyCursor(RowsView &view)
{
    if (!QAccessible::isActive() || !view.hasFocus())
        return;
    const auto *accessible = dynamic_cast<AccessibleRows *>(QAccessible::queryAccessibleInterface(&view));
    if (!accessible)
        return;
    QAccessibleTextCursorEvent event(&view, accessible->cursorPosition());
    QAccessible::updateAccessibility(&event);
}

} // namespace

void makeAccessible(RowsView &view)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(newInterface);
        return true;
    }();
    (void)isInstalled;
    QObject::connect(&view, &RowsView::selectionChanged, &view, [&view] { notifyCursor(view); });
}

} // namespace traffic
