#include "schemacells.h"

#include "badge.h"
#include "celledit.h"
#include "cellname.h"
#include "celltext.h"
#include "measures.h"
#include "naming.h"
#include "propertylineedit.h"
#include "reviewmarks.h"
#include "shapemodel.h"
#include "theme.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <utility>

namespace designer {

namespace {

/** QLineEdit's own distance between its text and its contents. */
constexpr int LineEditMargin = 2;

/** A text that is painted is up to this wider than its metrics say, and so is the name before it. */
constexpr int Rounding = 3;

int badgeWidth(const QFontMetrics &metrics, const QString &word)
{
    return metrics.horizontalAdvance(word) + 2 * theme::Space::Control;
}

/** Marks the entry for a component that does not exist yet. */
constexpr int NewComponentEntryRole = Qt::UserRole + 1;

/** A drop-down list that knows whether it was opened. */
class TypeBox final : public QComboBox
{
public:
    using QComboBox::QComboBox;

    [[nodiscard]] bool wasOpened() const { return m_wasOpened; }
    void showPopup() override
    {
        m_wasOpened = true;
        QComboBox::showPopup();
    }

private:
    bool m_wasOpened = false;
};

} // namespace

QWidget *CellTextDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *edit = new QLineEdit(parent);
    widgets::named(edit, u"cellText"_qs, cellName(index));
    return edit;
}

void CellTextDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
    editor->setGeometry(
        QRect(text.left(), option.rect.top(), option.rect.right() - text.left() + 1, option.rect.height()));
    auto *edit = qobject_cast<QLineEdit *>(editor);
    if (!edit)
        return;
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    edit->setTextMargins(0, 0, 0, 0);
    edit->ensurePolished();
    QStyleOptionFrame frame;
    frame.initFrom(edit);
    frame.rect = edit->rect();
    const int contents = edit->style()->subElementRect(QStyle::SE_LineEditContents, &frame, edit).left();
    edit->setTextMargins(margin - contents - LineEditMargin, 0, 0, 0);
}

SchemaNameDelegate::SchemaNameDelegate(NotesOf notesOf, QObject *parent)
    : CellTextDelegate(parent)
    , m_notesOf(std::move(notesOf))
{}

void SchemaNameDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Notes notes = m_notesOf(index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    widgets::paintCellGround(painter, cell);
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    QRect rest = cell.rect.adjusted(margin, 0, -margin, 0);
    const bool isEnabled = cell.state.testFlag(QStyle::State_Enabled);
    const QColor text = cell.palette.color(isEnabled ? QPalette::Normal : QPalette::Disabled, QPalette::Text);
    const QColor muted = theme::palette().color(theme::Role::Muted);
    paintReviewMark(painter, rest, notes.mark);
    painter->save();
    const auto write = [&](const QString &words, const QColor &color) {
        if (words.isEmpty() || rest.width() <= 0)
            return;
        painter->setPen(color);
        rest.setLeft(rest.left() + widgets::paintElided(painter, rest, cell, words) + theme::Space::Control);
    };
    write(notes.relation, muted);
    write(cell.text, text);
    for (const QString &badge : notes.badges) {
        const int width = badgeWidth(cell.fontMetrics, badge);
        if (width > rest.width())
            break;
        widgets::paintBadge(painter, rest.adjusted(0, theme::Space::Tight, width - rest.width(), -theme::Space::Tight),
                            badge, theme::palette().color(theme::Role::Information));
        rest.setLeft(rest.left() + width + theme::Space::Tight);
    }
    if (rest.width() > theme::Space::Group)
        write(notes.text, muted);
    painter->restore();
}

QSize SchemaNameDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = CellTextDelegate::sizeHint(option, index);
    const Notes notes = m_notesOf(index);
    for (const QString &words : {notes.relation, notes.text}) {
        if (!words.isEmpty())
            size.rwidth() += option.fontMetrics.horizontalAdvance(words) + theme::Space::Control + Rounding;
    }
    size.rwidth() += reviewMarkWidth(notes.mark);
    for (const QString &badge : notes.badges)
        size.rwidth() += badgeWidth(option.fontMetrics, badge) + theme::Space::Control;
    return size;
}

QWidget *SchemaNameDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    const auto *model = qobject_cast<const items::ShapeModel *>(index.model());
    const auto property = model ? model->typedProperty(index) : std::nullopt;
    if (!property)
        return CellTextDelegate::newEditor(parent, option, index);
    return widgets::named(new PropertyLineEdit(*property, parent), u"cellText"_qs, cellName(index));
}

int SchemaNameDelegate::roleIn(const QWidget &editor) const
{
    return qobject_cast<const PropertyLineEdit *>(&editor) ? items::ShapeModel::LineRole : Qt::EditRole;
}

void SchemaNameDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const
{
    CellTextDelegate::updateEditorGeometry(editor, option, index);
    if (qobject_cast<PropertyLineEdit *>(editor))
        editor->resize(editor->parentWidget()->width() - editor->x(), editor->height());
}

bool SchemaNameDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *line = qobject_cast<PropertyLineEdit *>(watched);
    if (line && event->type() == QEvent::KeyPress && line->takesKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return CellTextDelegate::eventFilter(watched, event);
}

QWidget *SchemaTypeDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *box = new TypeBox(parent);
    widgets::named(box, u"cellChoice"_qs, cellName(index));
    for (const QString &type : m_types)
        box->addItem(type, type);
    if (index.data(items::ShapeModel::BooleanRole).toBool()) {
        for (const QString &value : {u"true"_qs, u"false"_qs})
            box->addItem(value, value);
    }
    const QList<ComponentReference> references = m_references ? m_references() : QList<ComponentReference>();
    if (!references.isEmpty() && box->count() > 0)
        box->insertSeparator(box->count());
    for (const ComponentReference &one : references) {
        box->addItem(one.name, one.reference);
        box->setItemData(box->count() - 1, one.reference, Qt::ToolTipRole);
    }
    if (m_references) {
        box->insertSeparator(box->count());
        box->addItem(tr("New component…"));
        box->setItemData(box->count() - 1, true, NewComponentEntryRole);
    }
    // With keys, the user may go through several entries, and ends with Enter or Tab.
    connect(box, &QComboBox::activated, this, [this, box] {
        editing::CellEdit *edit = editing::CellEdit::of(box);
        const bool isNew = box->currentData(NewComponentEntryRole).toBool();
        if (!edit || !(box->wasOpened() || isNew))
            return;
        if (!isNew)
            return edit->complete();
        edit->cancel();
        emit newComponentRequested();
    });
    return box;
}

void SchemaTypeDelegate::show(QWidget &editor, const QModelIndex &index) const
{
    auto *box = static_cast<QComboBox *>(&editor);
    const QString value = index.data(Qt::EditRole).toString();
    if (!value.isEmpty() && box->findData(value) < 0)
        box->addItem(index.data(Qt::DisplayRole).toString(), value);
    box->setCurrentIndex(box->findData(value));
}

QVariant SchemaTypeDelegate::valueIn(const QWidget &editor) const
{
    const auto &box = static_cast<const QComboBox &>(editor);
    return box.currentIndex() >= 0 ? box.currentData() : QVariant();
}

} // namespace designer

#include "moc_schemacells.cpp"
