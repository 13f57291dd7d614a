#include "exchangefilterbar.h"

#include "exchangefiltermodel.h"
#include "exchangetexts.h"
#include "fieldmessage.h"
#include "filtercompletion.h"
#include "measures.h"
#include "naming.h"
#include "savedfilters.h"
#include "searchfield.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace traffic {

ExchangeFilterBar::ExchangeFilterBar(items::ExchangeFilterModel &exchanges, settings::Settings &settings,
                                     QWidget *parent)
    : QWidget(parent)
    , m_exchanges(exchanges)
{
    buildWidgets(settings);
    retranslate();
    connectAll();
}

void ExchangeFilterBar::buildWidgets(settings::Settings &settings)
{
    m_field = new widgets::SearchField({}, u"exchangeFilter"_qs, this);
    new FilterCompletion(*m_field, m_exchanges.exchanges());
    m_saved = new QPushButton(this);
    m_saved->setObjectName(u"savedFilters"_qs);
    m_saved->setIcon(theme::icon(theme::Icon::Filter));
    m_savedMenu = new SavedFilters(settings, m_saved);
    m_saved->setMenu(m_savedMenu);
    m_message = new forms::FieldMessage(this);
    m_message->setObjectName(u"filterMessage"_qs);
    m_line = new QHBoxLayout;
    m_line->setSpacing(theme::Space::Control);
    m_line->addWidget(m_field, 1);
    m_line->addWidget(m_saved);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_line);
    layout->addWidget(m_message);
}

void ExchangeFilterBar::connectAll()
{
    connect(m_field, &QLineEdit::textChanged, this, &ExchangeFilterBar::apply);
    connect(&m_exchanges, &items::ExchangeFilterModel::searchingChanged, this, &ExchangeFilterBar::showMessage);
    connect(m_savedMenu, &SavedFilters::chosen, this, [this](const QString &filter) {
        m_field->setText(filter);
        m_field->setFocus();
    });
    connect(m_savedMenu, &SavedFilters::refused, this,
            [this](const QString &text) { m_message->show(forms::FieldMessage::Kind::Error, text); });
}

void ExchangeFilterBar::addControl(QWidget *control)
{
    m_line->addWidget(control);
}

void ExchangeFilterBar::setTarget(QWidget *list)
{
    m_field->setTarget(list);
}

void ExchangeFilterBar::focusField()
{
    m_field->setFocus();
    m_field->selectAll();
}

void ExchangeFilterBar::clear()
{
    m_field->clear();
}

void ExchangeFilterBar::apply()
{
    m_savedMenu->setPresent(m_field->text());
    m_exchanges.setFilter(items::ExchangeFilter::parse(m_field->text()));
    showMessage();
    emit filterChanged();
}

void ExchangeFilterBar::showMessage()
{
    if (const auto &mistake = m_exchanges.filter().mistake())
        m_message->show(forms::FieldMessage::Kind::Warning, filterMistakeText(*mistake));
    else if (m_exchanges.isSearching())
        m_message->show(forms::FieldMessage::Kind::Information, tr("Searching in the bodies…"));
    else
        m_message->clear();
}

void ExchangeFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExchangeFilterBar::retranslate()
{
    m_field->setLabel(tr("Filter, for example status:5xx method:GET path:/pets changed:authorization"));
    widgets::setButtonText(m_saved, tr("Filters"), tr("Save this filter or apply a saved one"));
    m_savedMenu->retranslate();
}

} // namespace traffic

#include "moc_exchangefilterbar.cpp"
