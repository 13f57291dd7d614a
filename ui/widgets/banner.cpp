#include "banner.h"

#include "naming.h"
#include "theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace widgets {

namespace {

constexpr int MaximumDetailLines = 8; ///< More of them would leave no room for the page below.

struct BannerLook {
    theme::Icon icon;
    theme::Role role;
};

BannerLook bannerLook(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Error:
        return {theme::Icon::Error, theme::Role::Error};
    case Banner::Kind::Warning:
        return {theme::Icon::Warning, theme::Role::Warning};
    case Banner::Kind::Success:
        return {theme::Icon::Ok, theme::Role::Ok};
    case Banner::Kind::Information:
        break;
    }
    return {theme::Icon::Information, theme::Role::Information};
}

/** The buttons of a banner go below a text that is long, and would be in a column narrower than this. */
constexpr int LeastTextWidth = 320;

void placeButtons(const Banner &banner, const QLabel &text)
{
    // See Banner::buildWidgets(): the first line has the text and the buttons.
    auto *line = static_cast<QBoxLayout *>(banner.layout()->itemAt(0)->layout());
    const int beside = banner.width() - line->itemAt(1)->sizeHint().width();
    const int needed = std::min(LeastTextWidth, text.fontMetrics().horizontalAdvance(text.text()));
    line->setDirection(beside < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace

Banner::Banner(QWidget *parent)
    : QFrame(parent)
{
    setAccessibleName(QString());
    buildWidgets();
    retranslate();
    connect(m_detailsButton, &QToolButton::toggled, this, [this](bool isShown) {
        m_details->setVisible(isShown);
        m_detailsArea->setVisible(isShown);
        fitDetails();
    });
    connect(m_closeButton, &QToolButton::clicked, this, [this] {
        clear();
        emit closed();
    });
    setVisible(false);
}

void Banner::buildWidgets()
{
    m_icon = new QLabel(this);
    m_text = new QLabel(this);
    m_detailsArea = new QScrollArea(this);
    m_details = new QLabel(m_detailsArea);
    m_detailsButton = new QToolButton(this);
    m_closeButton = new QToolButton(this);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setWordWrap(true);
    m_details->setContentsMargins(theme::Size::LargeIcon + theme::Space::Control, 0, 0,
                                  theme::Space::Tight); // Below the text.
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setObjectName(u"bannerDetailsText"_qs);
    m_details->hide();
    m_detailsArea->setObjectName(u"bannerDetailsArea"_qs);
    m_detailsArea->setFrameShape(QFrame::NoFrame);
    m_detailsArea->setWidgetResizable(true);
    m_detailsArea->setWidget(m_details);
    m_detailsArea->setFocusPolicy(Qt::TabFocus); // Arrow keys scroll.
    m_detailsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_detailsArea->viewport()->setAutoFillBackground(false);
    m_details->setAutoFillBackground(false);
    m_detailsArea->hide();
    setTabOrder(m_closeButton, m_detailsArea);
    m_detailsButton->setObjectName(u"bannerDetails"_qs);
    m_detailsButton->setCheckable(true);
    m_detailsButton->setAutoRaise(true);
    m_closeButton->setObjectName(u"bannerClose"_qs);
    m_closeButton->setIcon(theme::icon(theme::Icon::Close));
    m_closeButton->setAutoRaise(true);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(theme::Space::Control);
    auto *message = new QHBoxLayout;
    message->setSpacing(theme::Space::Control);
    message->addWidget(m_icon);
    message->addWidget(m_text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch();
    buttons->addWidget(m_detailsButton);
    buttons->addLayout(m_actions);
    buttons->addWidget(m_closeButton);
    auto *line = new QBoxLayout(QBoxLayout::LeftToRight);
    line->setSpacing(theme::Space::Control);
    line->addLayout(message, 1);
    line->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control + theme::Space::Tight, theme::Space::Tight, theme::Space::Tight,
                               theme::Space::Tight);
    column->setSpacing(theme::Space::Tight);
    column->addLayout(line);
    column->addWidget(m_detailsArea);
}

void Banner::retranslate()
{
    setButtonText(m_detailsButton, tr("Details"));
    m_detailsArea->setAccessibleName(tr("Details"));
    m_closeButton->setAccessibleName(tr("Dismiss"));
    m_closeButton->setToolTip(tr("Dismiss"));
}

void Banner::show(Kind kind, const QString &text, const QString &details)
{
    removeActions();
    m_kind = kind;
    m_details->setText(details);
    m_detailsButton->setChecked(false);
    m_detailsButton->setVisible(!details.isEmpty());
    refresh();
    setText(text);
}

void Banner::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
    const bool wasVisible = isVisible();
    setVisible(!text.isEmpty());
    placeButtons(*this, *m_text);
    if (wasVisible && isVisible())
        announce();
}

/** Qt tells screen readers of a message that appears, but not of one that takes the place of another. */
void Banner::announce()
{
    for (const QAccessible::Event type : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
}

/** As high as the details, with a limit. */
void Banner::fitDetails()
{
    if (m_details->isHidden())
        return;
    const int width = m_detailsArea->viewport()->width();
    // A label has no height for a width that is smaller than its margins.
    const int ofWidth = m_details->hasHeightForWidth() ? m_details->heightForWidth(width) : -1;
    const int needed = ofWidth >= 0 ? ofWidth : m_details->sizeHint().height();
    const bool isWide = m_details->minimumSizeHint().width() > width;
    const int bar = isWide ? m_detailsArea->horizontalScrollBar()->sizeHint().height() : 0;
    m_detailsArea->setFixedHeight(std::min(needed, MaximumDetailLines * m_details->fontMetrics().lineSpacing()) + bar);
}

QPushButton *Banner::addAction(const QString &text, const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    setButtonText(button, text);
    button->setAutoDefault(true); // Return is a click.
    // Without this the new button is the last one of the window.
    const QLayoutItem *last = m_actions->itemAt(m_actions->count() - 1);
    setTabOrder(last ? last->widget() : m_detailsButton, button);
    m_actions->addWidget(button);
    button->show(); // The layout shows it only later.
    placeButtons(*this, *m_text);
    return button;
}

void Banner::removeActions()
{
    while (QLayoutItem *item = m_actions->takeAt(0)) {
        const std::unique_ptr<QLayoutItem> owned(item);
        item->widget()->hide();
        item->widget()->deleteLater();
    }
}

void Banner::clear()
{
    m_text->clear();
    m_details->clear();
    m_detailsButton->setChecked(false);
    setAccessibleName(QString());
    setVisible(false);
}

void Banner::setClosable(bool closable)
{
    m_closeButton->setVisible(closable);
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::refresh()
{
    const BannerLook look = bannerLook(m_kind);
    m_icon->setPixmap(theme::pixmap(look.icon, look.role, theme::Size::LargeIcon, devicePixelRatioF()));
    update();
}

void Banner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void Banner::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeButtons(*this, *m_text);
    fitDetails();
}

void Banner::paintEvent(QPaintEvent *)
{
    const QColor tone = theme::color(bannerLook(m_kind).role);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme::palette().tint(tone));
    QColor line = tone;
    line.setAlphaF(0.35F);
    painter.setPen(hasFocus() ? QPen(theme::color(theme::Role::Accent), 2) : QPen(line));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::Size::Radius, theme::Size::Radius);
}

} // namespace widgets

#include "moc_banner.cpp"
