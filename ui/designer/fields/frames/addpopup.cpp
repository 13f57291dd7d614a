#include "addpopup.h"

#include "fieldmessage.h"
#include "measures.h"
#include "naming.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {
constexpr int PopupWidth = 340;
constexpr int ShownOffers = 7;
/** More offers are found by typing. */
constexpr int MostOffers = 200;
constexpr int OfferRole = Qt::UserRole;
} // namespace

AddPopup::AddPopup(const QString &objectName, QWidget *parent)
    : PopupFrame(parent)
{
    setObjectName(objectName + u"Popup"_qs);
    buildWidgets(objectName);
    connect(m_line, &QLineEdit::textEdited, this, &AddPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this, [this] { choose(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_other, &QPushButton::clicked, this, [this] { choose(true); });
    m_line->installEventFilter(this);
    m_list->installEventFilter(this);
}

void AddPopup::buildWidgets(const QString &objectName)
{
    m_line = new QLineEdit(this);
    m_line->setObjectName(objectName + u"Line"_qs);
    m_line->setClearButtonEnabled(true);
    m_message = new forms::FieldMessage(this);
    m_list = new QListWidget(this);
    m_list->setObjectName(objectName + u"Offers"_qs);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_add = new QPushButton(this);
    m_add->setObjectName(objectName + u"Accept"_qs);
    widgets::makePrimary(m_add);
    m_other = new QPushButton(this);
    m_other->setObjectName(objectName + u"AcceptOther"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_add);
    buttons->addWidget(m_other);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_line);
    column->addWidget(m_message);
    column->addWidget(m_list);
    column->addLayout(buttons);
    setFixedWidth(PopupWidth);
}

void AddPopup::setTexts(const Texts &texts)
{
    m_line->setPlaceholderText(texts.label);
    m_line->setAccessibleName(texts.label);
    m_list->setAccessibleName(tr("Suggestions"));
    widgets::setButtonText(m_add, texts.add, tr("Return"));
    widgets::setButtonText(m_other, texts.other, tr("Ctrl+Return"));
    m_other->setVisible(!texts.other.isEmpty());
}

void AddPopup::open(QWidget &anchor, const QList<Offer> &offers, const QString &text)
{
    m_offers = offers;
    m_message->clear();
    m_line->setText(text);
    m_line->selectAll();
    fill();
    showBelow(anchor);
    m_line->setFocus(Qt::PopupFocusReason);
}

/** Those that begin with the typed text first. */
void AddPopup::fill()
{
    const QString typed = m_line->text().trimmed();
    QList<Offer> matching;
    QList<Offer> containing;
    for (const Offer &offer : std::as_const(m_offers)) {
        if (offer.text.startsWith(typed, Qt::CaseInsensitive))
            matching.append(offer);
        else if (offer.text.contains(typed, Qt::CaseInsensitive) || offer.note.contains(typed, Qt::CaseInsensitive))
            containing.append(offer);
    }
    matching += containing;
    m_list->clear();
    for (const Offer &offer : std::as_const(matching)) {
        if (m_list->count() >= MostOffers)
            break;
        auto *item = new QListWidgetItem(offer.note.isEmpty() ? offer.text : offer.text + u"   "_qs + offer.note);
        item->setData(OfferRole, offer.text);
        m_list->addItem(item);
    }
    m_list->setVisible(!m_offers.isEmpty());
    m_list->setFixedHeight(ShownOffers * theme::Size::Row + 2 * m_list->frameWidth());
    const bool isComplete = !m_isComplete || m_isComplete(typed);
    if (!typed.isEmpty() && !isComplete && m_list->count() > 0)
        m_list->setCurrentRow(0);
}

QString AddPopup::chosenText() const
{
    const QListWidgetItem *picked = m_list->currentItem();
    return picked && picked->isSelected() ? picked->data(OfferRole).toString() : m_line->text().trimmed();
}

void AddPopup::choose(bool isOther)
{
    const QString text = chosenText();
    if (text.isEmpty())
        return m_line->setFocus(Qt::OtherFocusReason);
    m_isRefused = false;
    m_message->clear();
    emit chosen(text, isOther);
    if (!m_isRefused)
        close();
}

void AddPopup::refuse(const QString &why)
{
    m_isRefused = true;
    m_message->show(forms::FieldMessage::Kind::Error, why);
    adjustSize();
    m_line->setFocus(Qt::OtherFocusReason);
}

bool AddPopup::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched == parentWidget() || (!isPress && event->type() != QEvent::ShortcutOverride))
        return PopupFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isPress) {
        // With Ctrl, the window has a shortcut of the same keys.
        if (isReturn)
            event->accept();
        return isReturn || PopupFrame::eventFilter(watched, event);
    }
    if (isReturn) {
        const bool isOther = key->modifiers().testFlag(Qt::ControlModifier);
        if (!isOther || !m_other->isHidden())
            choose(isOther);
        return true;
    }
    const bool moves = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up;
    if (watched == m_line && moves && m_list->count() > 0) {
        const int by = key->key() == Qt::Key_Down ? 1 : -1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
        return true;
    }
    return PopupFrame::eventFilter(watched, event);
}

} // namespace designer

#include "moc_addpopup.cpp"
