#include "operationview.h"

#include "bodysection.h"
#include "examplepanel.h"
#include "formarea.h"
#include "measures.h"
#include "methodform.h"
#include "operationpage.h"
#include "parameterssection.h"
#include "responsessection.h"
#include "securitysection.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {
constexpr int FormStretch = 3;
constexpr int ExampleStretch = 2;
/** Longer than a key that is held takes to repeat, which is 40 ms on most desktops. */
constexpr int ExamplePauseMs = 60;
} // namespace

OperationView::OperationView(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
{
    buildWidgets(context, references);
    connectAll();
    retranslate();
    layOut();
}

void OperationView::buildWidgets(const Context &context, const workspace::LiveReferences &references)
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"operationTabs"_qs);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab({});
    m_tabs->addTab({});
    auto *form = new QWidget(this);
    m_method = new MethodForm(form);
    m_page = new OperationPage(context, references, form);
    auto *formColumn = new QVBoxLayout(form);
    formColumn->setContentsMargins({});
    formColumn->setSpacing(0);
    formColumn->addWidget(m_method);
    formColumn->addWidget(m_page, 1);
    m_area = new FormArea(form, u"operationArea"_qs, this);
    m_example = new ExamplePanel(context, references, this);
    m_exampleArea = new FormArea(m_example, u"exampleArea"_qs, this);
    m_exampleArea->setMinimumWidth(m_example->minimumWidth() + m_exampleArea->verticalScrollBar()->sizeHint().width());
    auto *row = new QSplitter(Qt::Horizontal, this);
    row->setObjectName(u"operationSplitter"_qs);
    row->setObjectName(u"operationSplitter"_qs);
    row->setChildrenCollapsible(false);
    row->addWidget(m_area);
    row->addWidget(m_exampleArea);
    row->setStretchFactor(0, FormStretch);
    row->setStretchFactor(1, ExampleStretch);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(row, 1);
}

void OperationView::connectAll()
{
    m_exampleSoon.setSingleShot(true);
    m_exampleSoon.setInterval(ExamplePauseMs);
    connect(&m_exampleSoon, &QTimer::timeout, this, &OperationView::showMessages);
    connect(m_tabs, &QTabBar::currentChanged, this, &OperationView::layOut);
    connect(m_page, &OperationPage::messagesChanged, this, &OperationView::showMessages);
    connect(&m_page->responses(), &ResponsesSection::currentChanged, this, [this] {
        m_chosen = Chosen::Nothing;
        showMessages();
    });
    connect(m_example, &ExamplePanel::requestChosen, this, [this] {
        m_chosen = Chosen::Request;
        showMessages();
    });
    connect(m_example, &ExamplePanel::responseChosen, this, [this](const QByteArray &status) {
        if (!status.isEmpty())
            m_page->responses().setCurrent(status);
        m_chosen = Chosen::Response;
        showMessages();
    });
    addShortcut(Qt::Key_R, &OperationView::addResponse);
    addShortcut(Qt::Key_B, &OperationView::addBody);
    addShortcut(Qt::Key_P, &OperationView::addParameter);
    addShortcut(Qt::Key_U, &OperationView::addRequirement);
    addShortcut(Qt::Key_X, &OperationView::goToExample);
}

void OperationView::addShortcut(Qt::Key key, void (OperationView::*act)())
{
    connect(new QShortcut(QKeySequence(Qt::ALT | key), this), &QShortcut::activated, this, act);
}

void OperationView::addResponse()
{
    showForm();
    m_page->complete();
    m_area->ensureWidgetVisible(&m_page->responses(), 0, theme::Space::Page);
    m_page->responses().openAdding();
}

void OperationView::addBody()
{
    showForm();
    m_area->ensureWidgetVisible(&m_page->body(), 0, theme::Space::Page);
    m_page->body().openAdding();
}

void OperationView::addParameter()
{
    showForm();
    m_area->ensureWidgetVisible(&m_page->parameters(), 0, theme::Space::Page);
    m_page->parameters().openAdding();
}

void OperationView::addRequirement()
{
    showForm();
    m_page->complete();
    m_area->ensureWidgetVisible(&m_page->security(), 0, theme::Space::Page);
    m_page->security().openAdding();
}

void OperationView::goToExample()
{
    showMessages();
    m_tabs->setCurrentIndex(ExampleTab);
    m_example->focusText();
}

void OperationView::setOperation(const PathEntry &entry, const Pointer &place, const QList<QByteArray> &freeMethods)
{
    m_entry = entry;
    m_place = place;
    m_chosen = Chosen::Nothing;
    {
        // Each section says that its part of the messages is another one.
        const QScopedValueRollback<bool> placing(m_isPlacing, true);
        m_page->setOperation(entry, place, freeMethods);
    }
    // Who walks through the operations by keys sees each form without waiting for its example.
    if (isVisible())
        m_exampleSoon.start();
    else
        showMessages();
}

/** Shows what the user has chosen or else the current response and, while that has no body, the request body. */
void OperationView::showMessages()
{
    if (m_place.isRoot() || m_isPlacing)
        return;
    m_exampleSoon.stop();
    const QList<ExamplePanel::Message> messages = m_page->messages();
    const QByteArray response = m_page->responses().current();
    const bool hasRequest = !messages.isEmpty() && messages.first().status.isEmpty();
    const bool hasResponse = std::any_of(messages.cbegin(), messages.cend(), [&](const ExamplePanel::Message &message) {
        return message.status == response && !message.place.isRoot();
    });
    const bool showsRequest = m_chosen == Chosen::Request ||
                              (m_chosen == Chosen::Nothing && hasRequest && !hasResponse);
    m_example->setMessages({m_entry.path, m_entry.method, m_place}, messages, showsRequest ? QByteArray() : response);
}

bool OperationView::reveal(const Pointer &pointer)
{
    QWidget *control = m_page->reveal(pointer);
    const QList<ExamplePanel::Message> messages = m_page->messages();
    const bool isInRequest = !messages.isEmpty() && messages.first().status.isEmpty() &&
                             messages.first().place.contains(pointer);
    m_chosen = isInRequest ? Chosen::Request : Chosen::Nothing;
    showMessages();
    if (QWidget *text = m_example->reveal(pointer)) {
        m_tabs->setCurrentIndex(ExampleTab);
        text->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (!control)
        return false;
    showForm();
    m_area->ensureWidgetVisible(control, 0, theme::Space::Page);
    // A section has given the focus to a control in it.
    const QWidget *focus = QApplication::focusWidget();
    if (control != focus && !control->isAncestorOf(focus) && control->focusPolicy() != Qt::NoFocus)
        control->setFocus(Qt::OtherFocusReason);
    return true;
}

bool OperationView::shows(const Pointer &pointer) const
{
    return m_page->shows(pointer) || m_example->shows(pointer);
}

void OperationView::showForm()
{
    m_tabs->setCurrentIndex(FormTab);
}

void OperationView::layOut()
{
    const bool isWide = width() >= FormWidth + m_exampleArea->minimumWidth();
    m_area->setMinimumWidth(isWide ? FormWidth : 0);
    m_tabs->setVisible(!isWide);
    m_area->setVisible(isWide || m_tabs->currentIndex() == FormTab);
    m_exampleArea->setVisible(isWide || m_tabs->currentIndex() == ExampleTab);
}

void OperationView::retranslate()
{
    m_tabs->setAccessibleName(tr("Operation"));
    m_tabs->setTabText(FormTab, tr("Operation"));
    m_tabs->setTabText(ExampleTab, tr("Example"));
    m_page->retranslate();
    m_example->retranslate();
}

void OperationView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void OperationView::showEvent(QShowEvent *event)
{
    layOut();
    QWidget::showEvent(event);
}

} // namespace designer

#include "moc_operationview.cpp"
