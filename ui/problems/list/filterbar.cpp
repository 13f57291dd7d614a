#include "filterbar.h"

#include "naming.h"
#include "problemlist.h"
#include "searchfield.h"
#include "theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace problems {

namespace {

constexpr int FilterWidth = 200;

} // namespace

FilterBar::FilterBar(const ProblemList &list, QWidget *parent)
    : QWidget(parent)
    , m_list(list)
    , m_text(new widgets::SearchField(QString(), u"problemsFilter"_qs, this))
    , m_errors(addSeverity(base::Severity::Error, u"problemsErrors"_qs))
    , m_warnings(addSeverity(base::Severity::Warning, u"problemsWarnings"_qs))
    , m_information(addSeverity(base::Severity::Information, u"problemsInformation"_qs))
    , m_groupingLabel(new QLabel(this))
    , m_grouping(new QComboBox(this))
{
    m_text->setFixedWidth(FilterWidth);
    m_grouping->setObjectName(u"problemsGrouping"_qs);
    m_grouping->addItems({QString(), QString(), QString()});
    m_groupingLabel->setBuddy(m_grouping);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    for (QWidget *control : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_errors),
                             static_cast<QWidget *>(m_warnings), static_cast<QWidget *>(m_information),
                             static_cast<QWidget *>(m_groupingLabel), static_cast<QWidget *>(m_grouping)})
        line->addWidget(control);
    line->addStretch(1);
    retranslate();
    connect(m_text, &QLineEdit::textChanged, this, [this] { emit filterChanged(filter()); });
    connect(m_grouping, &QComboBox::currentIndexChanged, this,
            [this](int index) { emit groupingChanged(Grouping(index)); });
    connect(&list, &ProblemList::changed, this, &FilterBar::refreshCounts);
}

QToolButton *FilterBar::addSeverity(base::Severity severity, const QString &objectName)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setIcon(severityIcon(severity));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setChecked(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::toggled, this, [this] { emit filterChanged(filter()); });
    return button;
}

ProblemFilter FilterBar::filter() const
{
    return {m_text->text(), m_errors->isChecked(), m_warnings->isChecked(), m_information->isChecked()};
}

void FilterBar::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void FilterBar::clear()
{
    m_text->clear();
    for (QToolButton *button : {m_errors, m_warnings, m_information})
        button->setChecked(true);
}

void FilterBar::setTarget(QWidget *list)
{
    m_text->setTarget(list);
}

void FilterBar::setGrouping(Grouping grouping)
{
    m_grouping->setCurrentIndex(int(grouping));
}

void FilterBar::retranslate()
{
    m_text->setLabel(tr("Filter problems"));
    m_groupingLabel->setText(tr("Group by"));
    m_grouping->setAccessibleName(tr("Group by"));
    m_grouping->setItemText(int(Grouping::File), tr("File"));
    m_grouping->setItemText(int(Grouping::Rule), tr("Rule"));
    m_grouping->setItemText(int(Grouping::None), tr("None"));
    refreshCounts();
}

void FilterBar::refreshCounts()
{
    const auto show = [this](QToolButton *button, base::Severity severity, const QString &text,
                             const QString &toolTip) {
        widgets::setButtonText(button, text.arg(m_list.count(severity)), toolTip);
    };
    show(m_errors, base::Severity::Error, tr("Errors %1", "%1: how many"), tr("Show errors"));
    show(m_warnings, base::Severity::Warning, tr("Warnings %1", "%1: how many"), tr("Show warnings"));
    show(m_information, base::Severity::Information, tr("Information %1", "%1: how many"), tr("Show information"));
}

void FilterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace problems

#include "moc_filterbar.cpp"
