#include "changefilterbar.h"

#include "flowlayout.h"
#include "naming.h"
#include "searchfield.h"
#include "theme.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace changes {

using difference::Level;

namespace {

constexpr int ChangeSearchWidth = 160;

} // namespace

ChangeFilterBar::ChangeFilterBar(QWidget *parent)
    : QWidget(parent)
{
    m_text = new widgets::SearchField({}, u"changesFilter"_qs, this);
    m_text->setMinimumWidth(ChangeSearchWidth);
    m_breaking = addButton(u"changesBreaking"_qs);
    m_warnings = addButton(u"changesWarnings"_qs);
    m_info = addButton(u"changesInfo"_qs);
    m_other = addButton(u"changesOther"_qs);
    m_byEdit = addButton(u"changesByEdit"_qs);
    m_byEdit->setIcon(theme::icon(theme::Icon::Folder));
    m_byEdit->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *flow = new widgets::FlowLayout(this);
    for (QWidget *control : QList<QWidget *>{m_text, m_breaking, m_warnings, m_info, m_other, m_byEdit})
        flow->addWidget(control);
    retranslate();
    connect(m_text, &QLineEdit::textChanged, this, &ChangeFilterBar::filterChanged);
}

QToolButton *ChangeFilterBar::addButton(const QString &objectName)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::toggled, this, &ChangeFilterBar::filterChanged);
    return button;
}

ChangeFilter ChangeFilterBar::filter() const
{
    const QToolButton *const buttons[] = {m_breaking, m_warnings, m_info, m_other};
    const bool isAny = std::ranges::any_of(buttons, [](const QToolButton *button) { return button->isChecked(); });
    return {m_text->text().trimmed(), !isAny || m_breaking->isChecked(), !isAny || m_warnings->isChecked(),
            !isAny || m_info->isChecked(), !isAny || m_other->isChecked()};
}

void ChangeFilterBar::clear()
{
    m_text->clear();
    for (QToolButton *button : {m_breaking, m_warnings, m_info, m_other})
        button->setChecked(false);
}

void ChangeFilterBar::setTarget(QWidget *list)
{
    m_text->setTarget(list);
}

void ChangeFilterBar::setCounts(const review::Review &review)
{
    qsizetype nodes = 0;
    for (const review::ChangeGroup &group : review.groups)
        nodes += group.kind == review::ChangeGroup::Kind::Nodes ? group.items.size() : 0;
    const int counts[] = {int(review.findings.count(Level::Breaking)), int(review.findings.count(Level::Warning)),
                          int(review.findings.count(Level::Info)), int(nodes)};
    std::copy(std::begin(counts), std::end(counts), m_counts);
    retranslate();
}

void ChangeFilterBar::retranslate()
{
    m_text->setLabel(tr("Find in changes"));
    const auto label = [](const QString &name, int count) { return u"%1 %2"_qs.arg(name, QString::number(count)); };
    widgets::setButtonText(m_breaking, label(tr("Breaking"), m_counts[0]),
                           tr("Show only changes that break clients. F7 goes to the next one."));
    widgets::setButtonText(m_warnings, label(tr("Warnings"), m_counts[1]),
                           tr("Show only changes that can break clients"));
    widgets::setButtonText(m_info, label(tr("Info"), m_counts[2]), tr("Show only compatible changes"));
    widgets::setButtonText(m_other, label(tr("Other edits"), m_counts[3]),
                           tr("Show only edits that do not change the meaning of the API, such as descriptions"));
    widgets::setButtonText(m_byEdit, tr("Group by edit"),
                           tr("List each edit once, with the operations that it changes below it"));
}

bool ChangeFilterBar::isGroupedByEdit() const
{
    return m_byEdit->isChecked();
}

void ChangeFilterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace changes

#include "moc_changefilterbar.cpp"
