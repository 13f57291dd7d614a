#include "examplepanel.h"

#include "codeview.h"
#include "colors.h"
#include "curlcommand.h"
#include "examplechoice.h"
#include "examplefit.h"
#include "exampletext.h"
#include "fonts.h"
#include "heading.h"
#include "icon.h"
#include "keyedtext.h"
#include "livereferences.h"
#include "measures.h"
#include "mediatypes.h"
#include "naming.h"
#include "paragraphedit.h"
#include "references.h"
#include "requestexample.h"
#include "responses.h"
#include "runpacer.h"
#include "samplerequest.h"
#include "theme.h"
#include "worker.h"
#include "workspace.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTabBar>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using document::Value;

namespace {

enum PanelTab { BodyTab, CurlTab };

constexpr int MessageLetters = 20;
constexpr int RequestLines = 4;
constexpr int SmallestExampleHeight = 180;
constexpr int SmallestPanelWidth = 280;

/** Writes a request as it is on the wire, without its body. */
QString headText(const http::RequestHead &head)
{
    QByteArray text = head.method + ' ' + head.target;
    for (const http::HeaderList::Field &field : head.headers.fields())
        text.append('\n').append(field.name).append(": ").append(field.value);
    return QString::fromUtf8(text);
}

QTextEdit::ExtraSelection underlined(QPlainTextEdit &edit, int from, int length, const QString &why)
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(edit.document());
    selection.cursor.setPosition(from);
    selection.cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    selection.format.setUnderlineColor(theme::color(theme::Role::Warning));
    selection.format.setToolTip(why);
    return selection;
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
    m_request->setFixedHeight(m_request->fontMetrics().lineSpacing() * RequestLines + 2 * theme::Space::Control);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"exampleTabs"_qs);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab({});
    m_tabs->addTab({});
    m_json = new QWidget(this);
    m_message = new QComboBox(m_json);
    m_message->setObjectName(u"exampleMessage"_qs);
    m_message->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_message->setMinimumContentsLength(MessageLetters);
    const auto newValue = [this] {
        const auto json = Value::fromJson(m_edit->toPlainText().toUtf8());
        return json ? *json : Value::string(m_edit->toPlainText());
    };
    m_choice = new ExampleChoice(m_file.document(), newValue, m_json);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, m_json);
    m_edit = new widgets::ParagraphEdit(m_json);
    m_edit->setObjectName(u"exampleText"_qs);
    m_edit->setFont(theme::codeFont());
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setMinimumHeight(SmallestExampleHeight);
    m_text = new ExampleText(m_file.document(), m_edit);
    m_fit = new ExampleFit(m_context, m_json);
    m_fit->setTabAfter(m_edit);
    auto *json = new QVBoxLayout(m_json);
    json->setContentsMargins({});
    json->setSpacing(theme::Space::Control);
    json->addWidget(m_message, 0, Qt::AlignLeft);
    json->addWidget(m_choice);
    json->addWidget(m_empty);
    json->addWidget(m_edit, 1);
    json->addWidget(m_fit);
    json->addStretch(0);
    m_curlPage = new QWidget(this);
    m_curl = new widgets::CodeView(m_curlPage);
    m_curl->setObjectName(u"exampleCurl"_qs);
    m_copy = new QPushButton(theme::icon(theme::Icon::Copy), {}, m_curlPage);
    m_copy->setObjectName(u"copyCurl"_qs);
    auto *curl = new QVBoxLayout(m_curlPage);
    curl->setContentsMargins({});
    curl->setSpacing(theme::Space::Control);
    curl->addWidget(m_curl, 1);
    curl->addWidget(m_copy, 0, Qt::AlignLeft);
    m_curlPage->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_request);
    column->addWidget(m_tabs);
    column->addWidget(m_json, 1);
    column->addWidget(m_curlPage, 1);
}

void ExamplePanel::connectAll()
{
    connect(m_pacer, &RunPacer::due, this, &ExamplePanel::generate);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_json->setVisible(tab == BodyTab);
        m_curlPage->setVisible(tab == CurlTab);
    });
    connect(m_message, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < m_messages.size())
            emit messageChosen(m_messages.at(index).status);
    });
    connect(m_choice, &ExampleChoice::currentChanged, this, &ExamplePanel::place);
    connect(m_choice, &ExampleChoice::named, this, &ExamplePanel::focusText);
    connect(m_text, &ExampleText::invalidTyped, m_fit, &ExampleFit::setInvalid);
    connect(m_text, &ExampleText::located, this, [this](const Pointer &pointer) { m_context.select(pointer, *this); });
    connect(m_fit, &ExampleFit::checked, this, &ExamplePanel::mark);
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
    if (shown.place != m_current.place)
        m_text->setGenerated({});
    m_current = shown;
    refresh();
}

void ExamplePanel::refresh()
{
    m_message->clear();
    for (const Message &message : std::as_const(m_messages)) {
        const QString status = QString::fromUtf8(message.status);
        const QString reason = content::reasonOf(message.status);
        m_message->addItem(message.status.isEmpty() ? tr("Request body")
                           : reason.isEmpty()       ? status
                                                    : status + u' ' + reason);
        if (message.status == m_current.status)
            m_message->setCurrentIndex(m_message->count() - 1);
    }
    m_message->setVisible(!m_messages.isEmpty());
    const bool hasBody = !m_current.place.isRoot();
    m_empty->setVisible(!hasBody);
    m_choice->setVisible(hasBody);
    m_edit->setVisible(hasBody);
    m_fit->setVisible(hasBody);
    m_choice->setHolder(m_current.place);
    m_pacer->restart();
}

void ExamplePanel::place()
{
    const Pointer value = m_choice->valuePlace();
    const bool isElsewhere = value.isRoot() && !m_current.place.isRoot();
    m_empty->setText(isElsewhere ? tr("This example is in another file.") : tr("This message has no body."));
    m_empty->setVisible(value.isRoot());
    m_edit->setVisible(!value.isRoot());
    m_fit->setVisible(!value.isRoot());
    if (value.isRoot())
        return;
    const document::Node node = m_file.document().snapshot().at(value);
    const bool isText = !content::isJson(m_current.mediaType) && !content::isForm(m_current.mediaType);
    m_text->setPlainText(value.last() == "serializedValue" || (isText && (node.isScalar() || !node.exists())));
    if (m_text->place().pointer != value)
        m_text->setPlace({value, tr("Edit example"), false});
    m_fit->setPlace(value, tr("Generated from the schema. Type here to make it the example."));
    if (m_edit->extraSelections().isEmpty())
        return;
    mark();
}

/** Made from the schema on a worker, with the request line in the same pace. */
void ExamplePanel::generate()
{
    showRequest();
    const document::Snapshot snapshot = m_file.document().snapshot();
    const Pointer schema = m_current.place / QByteArray("schema");
    if (m_current.place.isRoot() || !m_choice->isEmpty() || !snapshot.at(schema).exists() || !snapshot.isValid()) {
        if (m_choice->isEmpty() && !m_current.place.isRoot() && !snapshot.at(schema).exists())
            m_text->setGenerated({});
        (void)m_pacer->finish();
        return;
    }
    const schema::Direction direction = m_current.status.isEmpty() ? schema::Direction::Request
                                                                   : schema::Direction::Response;
    const SampleRequest request = sampleRequestFor(m_file, m_context.references, schema, schema::Extent::Full,
                                                   direction);
    base::runOnWorker(
        this, [request]() -> base::Result<SampleText> { return sampleText(request); },
        [this, place = m_current.place](const base::Result<SampleText> &sample) {
            if (m_pacer->finish() && sample && place == m_current.place)
                m_text->setGenerated(sample->json);
        });
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
    QList<http::CurlSecret> variables;
    for (const QByteArray &scheme : request.schemes)
        variables.append({content::placeholderOf(scheme), content::placeholderOf(scheme).mid(1)});
    const bool hasBody = !bodyType.isEmpty();
    const QByteArray body = hasBody && m_current.status.isEmpty() ? m_edit->toPlainText().toUtf8() : QByteArray();
    m_curl->setCode(QString::fromUtf8(http::curlCommand(request.url, request.head, body, variables).text));
}

/** Underlines the key of each value that does not fit. */
void ExamplePanel::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QByteArray bytes = m_edit->toPlainText().toUtf8();
    const document::Snapshot json = document::Snapshot::parse(bytes, document::Format::Json);
    for (const schema::Finding &finding : m_fit->differences()) {
        if (!json.isValid() || !json.at(finding.instance).exists())
            continue;
        const base::Span key = json.keySpan(finding.instance);
        const base::Span span = key.length > 0 ? key : base::Span{json.at(finding.instance).span().offset, 1};
        const auto from = QString::fromUtf8(bytes.first(span.offset)).size();
        const auto length = QString::fromUtf8(bytes.mid(span.offset, span.length)).size();
        marks.append(underlined(*m_edit, int(from), int(length), finding.keyword));
    }
    m_edit->setExtraSelections(marks);
}

void ExamplePanel::focusText()
{
    m_tabs->setCurrentIndex(BodyTab);
    (m_edit->isHidden() ? static_cast<QWidget *>(m_message) : m_edit)->setFocus(Qt::OtherFocusReason);
}

QWidget *ExamplePanel::reveal(const Pointer &pointer)
{
    if (m_current.place.isRoot())
        return nullptr;
    const bool isMissing = m_choice->valuePlace().contains(pointer);
    if (m_choice->valuePlace().isRoot() || !(m_choice->choose(pointer) || isMissing))
        return nullptr;
    m_tabs->setCurrentIndex(BodyTab);
    return m_edit;
}

bool ExamplePanel::shows(const Pointer &pointer) const
{
    const Pointer value = m_choice->valuePlace();
    return isVisible() && !value.isRoot() && (value.contains(pointer) || m_choice->current().pointer == pointer);
}

void ExamplePanel::retranslate()
{
    m_title->setText(tr("Example"));
    m_tabs->setAccessibleName(tr("Example"));
    m_tabs->setTabText(BodyTab, tr("Body"));
    m_tabs->setTabText(CurlTab, tr("curl"));
    m_request->setAccessibleName(tr("Request"));
    m_message->setAccessibleName(tr("Message"));
    m_edit->setAccessibleName(tr("Example body"));
    m_edit->setToolTip(keyed(tr("Edit the example"), Qt::Key_X));
    m_curl->setAccessibleName(tr("curl command"));
    widgets::setButtonText(m_copy, tr("Copy"));
    m_choice->retranslate();
    m_fit->retranslate();
}

} // namespace designer

#include "moc_examplepanel.cpp"
