#include "foldedsection.h"

#include "focus.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr int LeastTitleWidth = 96;

/** A button whose icon is at the left edge of the section, in line with the fields. A long text is elided, so that it
 * does not make the page wider. */
class TitleButton final : public QToolButton
{
public:
    explicit TitleButton(QWidget *parent)
        : QToolButton(parent)
    {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int text = fontMetrics().size(Qt::TextShowMnemonic, this->text()).width();
        return {iconSize().width() + theme::Space::Control + text + theme::Space::Control, theme::Size::Control};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return sizeHint().boundedTo({LeastTitleWidth, theme::Size::Control});
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        const QString text = option.text;
        const QIcon icon = option.icon;
        option.text.clear();
        option.icon = {};
        option.state.setFlag(QStyle::State_On, false); // The arrow says it.
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const int side = iconSize().width();
        const QRect place(0, (height() - side) / 2, side, side);
        icon.paint(&painter, visualRect(place));
        const QRect room = rect().adjusted(side + theme::Space::Control, 0, -theme::Space::Tight, 0);
        painter.drawItemText(
            visualRect(room), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextHideMnemonic, option.palette, isEnabled(),
            fontMetrics().elidedText(text, Qt::ElideRight, room.width(), Qt::TextShowMnemonic), QPalette::WindowText);
    }

private:
    [[nodiscard]] QRect visualRect(const QRect &place) const
    {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    }
};

} // namespace

FoldedSection::FoldedSection(const QString &objectName, Maker make, QWidget *parent)
    : QWidget(parent)
    , m_make(std::move(make))
    , m_button(new TitleButton(this))
    , m_column(new QVBoxLayout(this))
{
    m_button->setObjectName(objectName);
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setIcon(theme::icon(theme::Icon::ChevronRight, theme::Role::Muted));
    m_column->setContentsMargins({});
    m_column->setSpacing(theme::Space::Control);
    m_column->addWidget(m_button, 0, Qt::AlignLeft);
    connect(m_button, &QToolButton::toggled, this, &FoldedSection::fold);
}

void FoldedSection::setTitle(const QString &title)
{
    QString text = title;
    widgets::setButtonText(m_button, text.replace(u'&', u"&&"_qs), title);
    m_button->setAccessibleName(title);
}

void FoldedSection::setUnfolded(bool isUnfolded)
{
    m_button->setChecked(isUnfolded);
}

bool FoldedSection::isUnfolded() const
{
    return m_button->isChecked();
}

void FoldedSection::fold(bool isUnfolded)
{
    m_button->setIcon(
        theme::icon(isUnfolded ? theme::Icon::ChevronDown : theme::Icon::ChevronRight, theme::Role::Muted));
    if (isUnfolded && !m_content) {
        m_content = m_make(this);
        m_column->addWidget(m_content);
        widgets::chainFocus(*m_button, *m_content);
    }
    if (m_content)
        m_content->setVisible(isUnfolded);
    if (isUnfolded)
        emit unfolded();
}

} // namespace designer

#include "moc_foldedsection.cpp"
