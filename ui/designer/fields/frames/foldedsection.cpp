#include "foldedsection.h"

#include "focus.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace designer {

FoldedSection::FoldedSection(const QString &objectName, Maker make, QWidget *parent)
    : QWidget(parent)
    , m_make(std::move(make))
    , m_button(new QToolButton(this))
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

void FoldedSection::setTitle(const QString &title, const QString &note)
{
    const QString text = note.isEmpty() ? title : title + u"  "_qs + note;
    widgets::setButtonText(m_button, text);
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
