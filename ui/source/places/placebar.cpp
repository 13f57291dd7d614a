#include "placebar.h"

#include "heading.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace source {

namespace {

/** The innermost keys, which tell most about the place. */
constexpr qsizetype MostKeys = 8;
constexpr int LongestKey = 220;

} // namespace

PlaceBar::PlaceBar(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(u"placeBar"_qs);
    setAccessibleName(tr("Place of the cursor"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_row->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    m_row->setSpacing(0);
    m_row->addStretch(1);
    setFixedHeight(theme::Size::Header);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void PlaceBar::setPointer(const document::Pointer &pointer)
{
    if (pointer == m_pointer)
        return;
    m_pointer = pointer;
    refresh();
}

QToolButton *PlaceBar::buttonAt(qsizetype index)
{
    while (m_buttons.size() <= index) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"placeBarKey%1"_qs.arg(m_buttons.size()));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        auto *separator = new widgets::ToneLabel({}, theme::Role::Muted, this);
        separator->setWordWrap(false);
        m_row->insertWidget(m_row->count() - 1, separator);
        m_row->insertWidget(m_row->count() - 1, button);
        m_separators.append(separator);
        connect(button, &QToolButton::clicked, this, [this, button] {
            emit pressed(document::Pointer(m_pointer.tokens().mid(0, button->property("depth").toLongLong())));
        });
        m_buttons.append(button);
    }
    return m_buttons.at(index);
}

void PlaceBar::refresh()
{
    const QList<QByteArray> &tokens = m_pointer.tokens();
    const qsizetype count = tokens.size();
    const qsizetype first = qMax<qsizetype>(0, count - MostKeys);
    // The outer keys are left out first when the keys do not fit.
    int room = width() - 2 * theme::Space::Control;
    qsizetype from = count;
    for (qsizetype index = count - 1; index >= first; --index) {
        const QString key = QString::fromUtf8(tokens.at(index));
        room -= qMin(LongestKey, fontMetrics().horizontalAdvance(key)) + 3 * theme::Space::Control;
        if (room < 0 && from < count)
            break;
        from = index;
    }
    qsizetype used = 0;
    for (qsizetype index = from; index < count; ++index, ++used) {
        QToolButton *button = buttonAt(used);
        const QString key = QString::fromUtf8(tokens.at(index));
        // An ampersand would be a mnemonic.
        const QString shown = fontMetrics().elidedText(key, Qt::ElideMiddle, LongestKey).replace(u'&', u"&&"_qs);
        button->setText(shown);
        m_separators.at(used)->setText(index > from ? u"›"_qs : u"… ›"_qs);
        m_separators.at(used)->setVisible(index > 0);
        button->setAccessibleName(key);
        button->setToolTip(key);
        button->setProperty("depth", qlonglong(index + 1));
        button->show();
    }
    for (qsizetype index = used; index < m_buttons.size(); ++index) {
        m_buttons.at(index)->hide();
        m_separators.at(index)->hide();
    }
}

void PlaceBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void PlaceBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Place of the cursor"));
    QWidget::changeEvent(event);
}

} // namespace source

#include "moc_placebar.cpp"
