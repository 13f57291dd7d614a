#include "tourplaces.h"

#include "actions.h"
#include "beforeaftermodel.h"
#include "definitionview.h"
#include "exchangemodel.h"
#include "exchangespage.h"
#include "gatewayfields.h"
#include "navigator.h"
#include "pagestack.h"
#include "references.h"
#include "searchfield.h"
#include "workspace.h"

#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>

namespace window {

namespace {

/** The title of the definition that Open the example opens. */
const QString Example = u"bookshop.yaml"_qs;
/** The number of newest exchanges among which changed ones are searched. */
constexpr int SearchedExchanges = 200;

/** Scrolls the page around a control so that the control is visible. */
void scrollTo(QWidget *control)
{
    for (QWidget *around = control->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(control);
    }
}

bool isSeen(const QWidget *control)
{
    return control && control->isVisible() && !control->visibleRegion().isEmpty();
}

TourPlaces::Target focused(QWidget *control)
{
    if (!control || !control->isVisible())
        return {};
    scrollTo(control);
    if (control->focusPolicy() != Qt::NoFocus)
        control->setFocus(Qt::TabFocusReason); // Selects the text of a field.
    return {control, {}};
}

} // namespace

TourPlaces::TourPlaces(const Services &services, const Actions &actions, PageStack &pages,
                       navigation::Navigator &navigator, const items::ExchangeModel &exchanges)
    : m_services(services)
    , m_actions(actions)
    , m_pages(pages)
    , m_navigator(navigator)
    , m_exchanges(exchanges)
{}

TourPlaces::Target TourPlaces::show(TourStop stop)
{
    switch (stop) {
    case TourStop::Credential:
        return showUpstream(u"upstreamPreview"_qs);
    case TourStop::Undo:
        return showUpstream(u"upstreamUsername"_qs);
    case TourStop::Request:
        return showSend();
    case TourStop::Cause:
        return showChangedLine();
    case TourStop::Certificate:
        m_pages.showPage(Page::Certificates);
        return focused(find(u"servedHost"_qs));
    case TourStop::End:
        break;
    }
    return {};
}

void TourPlaces::showExample()
{
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (definition->title() == Example) {
            m_pages.showDefinition(*definition);
            return;
        }
    }
    m_actions[ActionId::OpenExample]->trigger();
}

void TourPlaces::showInExample(const document::Pointer &pointer, navigation::View view)
{
    showExample();
    if (const workspace::OpenDefinition *definition = m_pages.currentDefinition())
        m_navigator.show({m_services.workspace.references().addressOf(*definition), pointer}, view);
}

TourPlaces::Target TourPlaces::showUpstream(const QString &control)
{
    showExample();
    if (const workspace::OpenDefinition *definition = m_pages.currentDefinition()) {
        const definition::DefinitionView view(definition->document().snapshot());
        showInExample(view.extension() / definition::fields::upstream(), navigation::View::Settings);
    }
    return focused(find(control));
}

TourPlaces::Target TourPlaces::showSend()
{
    showInExample(document::Pointer{"paths", "/books", "get"}, navigation::View::Paths);
    return focused(find(u"operationSend"_qs));
}

TourPlaces::Target TourPlaces::showChangedLine()
{
    const auto number = changedExchange();
    if (!number)
        return {};
    m_pages.showExchange(*number);
    auto *tabs = qobject_cast<QTabWidget *>(find(u"exchangeTabs"_qs));
    auto *table = qobject_cast<QTableView *>(find(u"beforeAfter"_qs));
    if (!tabs || !table)
        return {};
    tabs->setCurrentIndex(0);
    const Target target = focused(table);
    for (int row = 0; target.control && row < table->model()->rowCount(); ++row) {
        const QModelIndex line = table->model()->index(row, items::BeforeAfterModel::Cause);
        if (line.data(items::BeforeAfterModel::PointerRole).toString().isEmpty())
            continue;
        table->setCurrentIndex(line);
        table->scrollTo(line);
        QRect part = table->visualRect(line);
        part.setLeft(0);
        part.setRight(table->viewport()->width() - 1);
        return {table->viewport(), part};
    }
    return target;
}

QWidget *TourPlaces::find(const QString &name) const
{
    QWidget *page = m_pages.currentWidget();
    return page ? page->findChild<QWidget *>(name) : nullptr;
}

bool TourPlaces::isCredentialVisible() const
{
    return m_pages.currentDefinition() && isSeen(find(u"upstreamPreview"_qs));
}

bool TourPlaces::isSearchUsed() const
{
    const auto *search = m_pages.currentWidget()->findChild<widgets::SearchField *>();
    return m_pages.shownPage() == Page::Certificates && search && !search->text().isEmpty();
}

std::optional<quint64> TourPlaces::changedExchange() const
{
    const int rows = m_exchanges.rowCount();
    for (int row = rows - 1; row >= std::max(0, rows - SearchedExchanges); --row) {
        if (!m_exchanges.isRunning(row) && isChanged(*m_exchanges.exchangeAt(row)))
            return m_exchanges.numberAt(row);
    }
    return std::nullopt;
}

bool TourPlaces::isCause(const QString &documentPath, const QString &pointer) const
{
    if (!m_pages.exchangesPage())
        return false;
    for (const items::NumberedExchange &selected : m_pages.exchangesPage()->selectedExchanges()) {
        const traffic::ExchangePtr exchange = selected.exchange.exchange();
        const bool hasChange = std::any_of(exchange->changes.cbegin(), exchange->changes.cend(),
                                           [&](const traffic::Change &change) { return change.pointer == pointer; });
        if (isChanged(*exchange) && exchange->documentPath == documentPath && hasChange)
            return true;
    }
    return false;
}

bool TourPlaces::isChanged(const traffic::Exchange &exchange)
{
    return exchange.reachedUpstream && exchange.answeredBy == traffic::AnsweredBy::Upstream &&
           std::any_of(exchange.changes.cbegin(), exchange.changes.cend(),
                       [](const traffic::Change &change) { return !change.pointer.isEmpty(); });
}

} // namespace window
