#include "examplepanel.h"

#include "codeview.h"
#include "copiedrequest.h"
#include "exampleeditor.h"
#include "heading.h"
#include "icon.h"
#include "keyedtext.h"
#include "livereferences.h"
#include "measures.h"
#include "naming.h"
#include "requestexample.h"
#include "responses.h"
#include "runpacer.h"
#include "workspace.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {

enum PanelTab { RequestTab, ResponseTab, CurlTab };

constexpr int ResponseLetters = 20;
/** The request is at least and at most so high; it scrolls if it has more lines. */
constexpr int FewestRequestLines = 2;
constexpr int MostRequestLines = 6;
constexpr int SmallestPanelWidth = 360;

/** Writes a request as it is on the wire, without its body. */
QString headText(const http::RequestHead &head)
{
    QByteArray text = head.method + ' ' + head.target;
    for (const http::HeaderList::Field &field : head.headers.fields())
        text.append('\n').append(field.name).append(": ").append(field.value);
    return QString::fromUtf8(text);
}

} // namespace

ExamplePanel::ExamplePanel(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_api(context.api)
    , m_live(references)
    , m_pacer(new RunPacer(context.file.document(), this, this))
{
    setObjectName(u"examplePanel"_qs);
    setMinimumWidth(SmallestPanelWidth);
    buildWidgets();
    connectAll();
    retranslate();
}

void ExamplePanel::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_request = new widgets::CodeView(this);
    m_request->setObjectName(u"exampleRequest"_qs);
    m_request->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_request->setWordWrapMode(QTextOption::WrapAnywhere);
    m_request->setTabChangesFocus(true);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"exampleTabs"_qs);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    widgets::makeFlush(m_tabs);
    for (const PanelTab tab : {RequestTab, ResponseTab, CurlTab})
        m_tabs->insertTab(tab, {});
    m_json = newMessagePage();
    m_curlPage = newCurlPage();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_request);
    column->addWidget(m_tabs);
    column->addWidget(m_json, 1);
    column->addWidget(m_curlPage, 1);
    m_request->installEventFilter(this);
    showTab();
}

/** The choice of a response is above the choice of its example. */
QWidget *ExamplePanel::newMessagePage()
{
    auto *page = new QWidget(this);
    m_response = new QComboBox(page);
    m_response->setObjectName(u"exampleResponse"_qs);
    m_response->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_response->setMinimumContentsLength(ResponseLetters);
    m_example = new ExampleEditor(m_context, page);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_response, 0, Qt::AlignLeft);
    column->addWidget(m_example, 1);
    return page;
}

QWidget *ExamplePanel::newCurlPage()
{
    auto *page = new QWidget(this);
    m_curl = new widgets::CodeView(page);
    m_curl->setObjectName(u"exampleCurl"_qs);
    m_curl->setTabChangesFocus(true);
    m_copy = new QPushButton(theme::icon(theme::Icon::Copy), {}, page);
    m_copy->setObjectName(u"copyCurl"_qs);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_curl, 1);
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    return page;
}

void ExamplePanel::connectAll()
{
    connect(m_pacer, &RunPacer::due, this, [this] {
        showRequest();
        (void)m_pacer->finish();
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &ExamplePanel::chooseTab);
    connect(m_response, &QComboBox::activated, this,
            [this] { emit responseChosen(m_response->currentData().toByteArray()); });
    connect(m_example, &ExampleEditor::named, this, &ExamplePanel::focusText);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_curl->toPlainText()); });
}

void ExamplePanel::setMessages(const Operation &operation, const QList<Message> &messages, const QByteArray &current)
{
    const auto found = std::find_if(messages.cbegin(), messages.cend(),
                                    [&](const Message &message) { return message.status == current; });
    const Message shown = found == messages.cend() ? Message() : *found;
    if (operation == m_operation && messages == m_messages && shown == m_current)
        return;
    m_operation = operation;
    m_messages = messages;
    m_current = shown;
    refresh();
}

/** The choice of another tab than curl is the owner's, who knows the current response. */
void ExamplePanel::chooseTab(int tab)
{
    showTab();
    if (tab == RequestTab)
        emit requestChosen();
    else if (tab == ResponseTab)
        emit responseChosen({});
}

void ExamplePanel::showTab()
{
    const int tab = m_tabs->currentIndex();
    m_response->setVisible(tab == ResponseTab);
    m_json->setVisible(tab != CurlTab);
    m_curlPage->setVisible(tab == CurlTab);
}

void ExamplePanel::showMessageTab()
{
    const QSignalBlocker blocker(m_tabs);
    m_tabs->setCurrentIndex(m_current.status.isEmpty() ? RequestTab : ResponseTab);
    showTab();
}

/** The request is as high as its wrapped lines. */
void ExamplePanel::fitRequest()
{
    const QFontMetrics metrics = m_request->fontMetrics();
    const int margin = int(m_request->document()->documentMargin());
    const int room = std::max(1, m_request->viewport()->width() - 2 * margin);
    int lines = 0;
    for (const QString &line : m_request->toPlainText().split(u'\n'))
        lines += 1 + std::max(0, metrics.horizontalAdvance(line) - 1) / room;
    lines = std::clamp(lines, FewestRequestLines, MostRequestLines);
    // A line is laid out a little higher than the font says.
    m_request->setFixedHeight((metrics.lineSpacing() + 1) * lines + 2 * (margin + m_request->frameWidth()));
}

bool ExamplePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_request && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fitRequest();
    return QWidget::eventFilter(watched, event);
}

void ExamplePanel::refresh()
{
    m_response->clear();
    for (const Message &message : std::as_const(m_messages)) {
        if (message.status.isEmpty())
            continue;
        const QString status = QString::fromUtf8(message.status);
        const QString reason = content::reasonOf(message.status);
        m_response->addItem(reason.isEmpty() ? status : status + u' ' + reason, message.status);
        if (message.status == m_current.status)
            m_response->setCurrentIndex(m_response->count() - 1);
    }
    m_tabs->setTabEnabled(ResponseTab, m_response->count() > 0);
    if (m_tabs->currentIndex() != CurlTab)
        showMessageTab();
    showExample();
    m_pacer->restart();
}

void ExamplePanel::showExample()
{
    const bool isRequest = m_current.status.isEmpty();
    m_example->setHolder(
        {m_current.place, m_current.mediaType, isRequest ? schema::Direction::Request : schema::Direction::Response},
        isRequest ? tr("The request has no body.") : tr("This response has no body."));
}

void ExamplePanel::showRequest()
{
    if (m_operation.place.isRoot())
        return;
    openapi::ReferenceResolver resolver = m_live.resolver();
    const QString api = m_live.placeIn(m_api, {}).address;
    QByteArray bodyType;
    QByteArray acceptedType;
    for (const Message &message : std::as_const(m_messages)) {
        if (message.status.isEmpty())
            bodyType = message.mediaType;
        else if (message.status == m_current.status)
            acceptedType = message.mediaType;
    }
    const content::RequestExample request = content::requestExample(
        resolver, api, m_live.placeIn(m_file, m_operation.place), m_operation.path, m_operation.method, bodyType,
        acceptedType);
    m_request->setCode(headText(request.head));
    fitRequest();
    QList<http::CurlSecret> variables;
    for (const QByteArray &scheme : request.schemes)
        variables.append({content::placeholderOf(scheme), content::placeholderOf(scheme).mid(1)});
    const bool hasBody = !bodyType.isEmpty();
    const QByteArray body = hasBody && m_current.status.isEmpty() ? m_example->text().toUtf8() : QByteArray();
    m_curl->setCode(QString::fromUtf8(
        http::copiedRequest({request.url, request.head, body, variables, {}}, http::RequestForm::CurlBash).text));
}

void ExamplePanel::focusText()
{
    showMessageTab();
    QWidget *text = &m_example->edit();
    (m_example->hasText() ? text : m_tabs)->setFocus(Qt::OtherFocusReason);
}

QWidget *ExamplePanel::reveal(const Pointer &pointer)
{
    QWidget *text = m_example->reveal(pointer);
    if (text)
        showMessageTab();
    return text;
}

bool ExamplePanel::shows(const Pointer &pointer) const
{
    return m_example->shows(pointer);
}

void ExamplePanel::retranslate()
{
    m_title->setText(tr("Example"));
    m_tabs->setAccessibleName(tr("Example"));
    m_tabs->setTabText(RequestTab, tr("Request"));
    m_tabs->setTabText(ResponseTab, tr("Response"));
    m_tabs->setTabText(CurlTab, tr("curl"));
    m_request->setAccessibleName(tr("Request"));
    m_response->setAccessibleName(tr("Response"));
    m_example->edit().setToolTip(keyed(tr("Edit the example"), Qt::Key_X));
    m_curl->setAccessibleName(tr("curl command"));
    widgets::setButtonText(m_copy, tr("Copy"));
    m_example->retranslate();
    showExample();
}

} // namespace designer

#include "moc_examplepanel.cpp"
