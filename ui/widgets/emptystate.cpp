#include "emptystate.h"

#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

namespace {
constexpr int PictureSize = 40;
constexpr int TextWidth = 420;
constexpr int HeightForPicture = 200;
} // namespace

EmptyState::EmptyState(theme::Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_picture(new QLabel(this))
    , m_title(new Heading(QString(), theme::Heading::Section, this))
    , m_text(new ToneLabel(QString(), theme::Role::Muted, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Control, theme::Space::Page, theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    m_picture->setObjectName(u"emptyPicture"_qs);
    m_picture->setFixedSize(PictureSize, PictureSize);
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->setMinimumWidth(TextWidth / 2);
    m_text->setMaximumWidth(TextWidth);
    column->addStretch(2);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    auto *centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(m_text, 100);
    centred->addStretch(1);
    column->addLayout(centred);
    column->addStretch(3);
    refresh();
}

void EmptyState::setIcon(std::optional<theme::Icon> icon)
{
    m_icon = icon;
    refresh();
    showPicture();
}

void EmptyState::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

QPushButton *EmptyState::setAction(const QString &text, const QString &objectName)
{
    if (!m_action) {
        m_action = new QPushButton(this);
        makePrimary(m_action);
        m_action->setAutoDefault(true); // Return is a click.
        auto *column = static_cast<QVBoxLayout *>(layout());
        column->insertSpacing(column->count() - 1, theme::Space::Control);
        column->insertWidget(column->count() - 1, m_action, 0, Qt::AlignHCenter);
        connect(m_action, &QPushButton::clicked, this, &EmptyState::activated);
    }
    m_action->setObjectName(objectName);
    setButtonText(m_action, text);
    m_action->setVisible(!text.isEmpty());
    return m_action;
}

void EmptyState::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    // In a low panel, the text needs the room more than the icon.
    showPicture();
    QWidget::resizeEvent(event);
}

void EmptyState::refresh()
{
    if (m_icon)
        m_picture->setPixmap(theme::pixmap(*m_icon, theme::Role::Border, PictureSize, devicePixelRatioF()));
}

void EmptyState::showPicture()
{
    m_picture->setVisible(m_icon && height() >= HeightForPicture);
}

} // namespace widgets

#include "moc_emptystate.cpp"
