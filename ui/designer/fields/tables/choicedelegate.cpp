#include "choicedelegate.h"

#include "celledit.h"
#include "cellname.h"
#include "naming.h"

#include <QComboBox>

namespace designer {

ChoiceDelegate::ChoiceDelegate(const QStringList &choices, QObject *parent)
    : CellDelegate(parent)
    , m_choices(choices)
{}

QWidget *ChoiceDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *box = new QComboBox(parent);
    widgets::named(box, u"cellChoice"_qs, cellName(index));
    box->addItems(m_choices);
    connect(box, &QComboBox::activated, box, [box] {
        if (editing::CellEdit *edit = editing::CellEdit::of(box))
            edit->complete();
    });
    return box;
}

void ChoiceDelegate::show(QWidget &editor, const QModelIndex &index) const
{
    auto *box = static_cast<QComboBox *>(&editor);
    const QString text = index.data(Qt::EditRole).toString();
    if (!text.isEmpty() && box->findText(text) < 0)
        box->addItem(text);
    box->setCurrentIndex(box->findText(text));
}

QVariant ChoiceDelegate::valueIn(const QWidget &editor) const
{
    const auto &box = static_cast<const QComboBox &>(editor);
    return box.currentIndex() >= 0 ? box.currentText() : QVariant();
}

} // namespace designer

#include "moc_choicedelegate.cpp"
