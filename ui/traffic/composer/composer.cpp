#include "composer.h"

#include "bodyedit.h"
#include "bodyfiles.h"
#include "exchange.h"
#include "fonts.h"
#include "headersedit.h"
#include "icon.h"
#include "measures.h"
#include "methods.h"
#include "naming.h"
#include "operationcatalog.h"
#include "operationline.h"
#include "operationrequest.h"
#include "operations.h"
#include "redact.h"
#include "requestfields.h"
#include "savedform.h"
#include "whendone.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace traffic {
namespace {

constexpr int DetailsHeight = 150;

enum DetailsTab { ParametersTab, HeadersTab, BodyTab };

const QStringList &methods()
{
    static const QStringList all = [] {
        QStringList names;
        for (const QByteArray &method : http::methods())
            names.append(QString::fromLatin1(method));
        return names;
    }();
    return all;
}

/** False for methods whose requests have a body only by way of exception. */
bool usuallyHasBody(const QString &method)
{
    static const QStringList without{u"GET"_qs, u"HEAD"_qs, u"DELETE"_qs, u"OPTIONS"_qs, u"TRACE"_qs, u"CONNECT"_qs};
    return !without.contains(method);
}

} // namespace

Composer::Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
                   workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_sender(sender)
    , m_operations(new OperationCatalog(workspace, this))
    , m_request(new OperationRequest(store, this))
    , m_readiness(new GatewayReadiness(gateway, workspace, this))
{
    buildWidgets();
    buildDetails();
    placeWidgets();
    retranslate();
    connectAll();
    connectRequest();
    showTabs();
}

void Composer::buildWidgets()
{
    m_operation = new QComboBox(this);
    m_operation->setObjectName(u"composerOperation"_qs);
    m_operation->setEditable(true);
    m_operation->setInsertPolicy(QComboBox::NoInsert);
    m_operation->setMinimumContentsLength(1);
    m_operation->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_operationLine = new OperationLine(*m_operations, m_operation);
    m_operation->setLineEdit(m_operationLine);
    m_operation->setCompleter(nullptr);
    m_operation->setModel(m_operations);
    m_operation->setCurrentIndex(-1);
    m_method = new QComboBox(this);
    m_method->setObjectName(u"composerMethod"_qs);
    m_method->addItems(methods());
    m_path = new OperationLine(*m_operations, this);
    m_path->setObjectName(u"composerPath"_qs);
    m_path->setFont(theme::codeFont());
    m_more = new QToolButton(this);
    m_more->setObjectName(u"composerMore"_qs);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setIcon(theme::icon(theme::Icon::ChevronRight));
    m_saved = new QToolButton(this);
    m_saved->setObjectName(u"composerSaved"_qs);
    m_saved->setIcon(theme::icon(theme::Icon::Save));
    m_send = new QPushButton(theme::icon(theme::Icon::Send, theme::Role::AccentText), {}, this);
    m_send->setObjectName(u"composerSend"_qs);
    widgets::makePrimary(m_send);
}

void Composer::buildDetails()
{
    m_details = new QTabWidget(this);
    m_details->setObjectName(u"composerDetails"_qs);
    m_details->setDocumentMode(true);
    m_fieldsArea = new QScrollArea(m_details);
    m_fieldsArea->setFrameShape(QFrame::NoFrame);
    m_fieldsArea->setWidgetResizable(true);
    m_fieldsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fields = new RequestFields(m_fieldsArea);
    m_fieldsArea->setWidget(m_fields);
    m_headers = new HeadersEdit(m_details);
    m_headers->setObjectName(u"composerHeaders"_qs);
    m_body = new BodyEdit(m_details);
    m_details->addTab(m_fieldsArea, {});
    m_details->addTab(m_headers, {});
    m_details->addTab(m_body, {});
    setDetailsHeight(DetailsHeight);
    m_details->hide();
}

void Composer::placeWidgets()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_operation, 2);
    line->addWidget(m_method);
    line->addWidget(m_path, 3);
    line->addWidget(m_more);
    line->addWidget(m_saved);
    line->addWidget(m_send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(line);
    layout->addWidget(m_details);
}

void Composer::foldDetails()
{
    m_more->setChecked(false);
}

void Composer::setDetailsHeight(int height)
{
    m_details->setFixedHeight(height);
}

void Composer::connectAll()
{
    connect(m_send, &QPushButton::clicked, this, &Composer::send);
    connect(m_path, &QLineEdit::returnPressed, this, &Composer::send);
    connect(m_saved, &QToolButton::clicked, this, &Composer::savedRequested);
    connect(m_operation, &QComboBox::activated, this, &Composer::chooseRow);
    for (OperationLine *line : {m_operationLine, m_path}) {
        connect(line, &OperationLine::entered, m_operations, &OperationCatalog::refresh);
        connect(line, &OperationLine::operationChosen, this, &Composer::chooseRow);
    }
    connect(m_operationLine, &OperationLine::left, this, [this] {
        // Without an operation, the method and the path stay.
        const bool isCleared = m_operationLine->isModified() && m_operationLine->text().isEmpty();
        isCleared ? setOperation({}) : showOperation();
    });
    // The combo box clears its line when its model is reset.
    connect(m_operations, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_typed = m_operationLine->isModified() ? m_operationLine->text() : QString(); });
    connect(m_operations, &QAbstractItemModel::modelReset, this, [this] {
        showOperation();
        if (!m_typed.isEmpty()) {
            m_operationLine->setText(std::exchange(m_typed, {}));
            m_operationLine->setModified(true);
        }
    });
    connect(m_method, &QComboBox::activated, this,
            [this] { m_body->setSendsBody(usuallyHasBody(m_method->currentText())); });
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_details->setVisible(open);
        m_more->setIcon(theme::icon(open ? theme::Icon::ChevronDown : theme::Icon::ChevronRight));
    });
    connect(m_readiness, &GatewayReadiness::startRequested, this, &Composer::gatewayStartRequested);
    connect(m_readiness, &GatewayReadiness::asked, this, &Composer::asked);
    connect(m_readiness, &GatewayReadiness::refused, this, [this](const QString &text) { emit failed(text, {}); });
    connect(m_readiness, &GatewayReadiness::ready, this, [this] {
        if (const auto run = std::exchange(m_whenReady, {}))
            run();
    });
}

void Composer::connectRequest()
{
    connect(m_fields, &RequestFields::textEdited, m_request, &OperationRequest::setText);
    connect(m_fields, &RequestFields::credentialEdited, this, [this](qsizetype index, const QString &text) {
        const OperationKey &key = m_request->operation();
        const auto &places = m_request->form().request.credentials;
        if (!key.isNull() && index < places.size())
            m_credentials.keep(key, places.at(index), text);
    });
    connect(m_fields, &RequestFields::requirementChosen, m_request, &OperationRequest::setRequirement);
    connect(m_body, &BodyEdit::mediaTypeChosen, m_request, &OperationRequest::setMediaType);
    connect(m_body, &BodyEdit::exampleChosen, m_request, &OperationRequest::setExample);
    connect(m_body, &BodyEdit::fileChosen, m_request, &OperationRequest::setFile);
    connect(m_body, &BodyEdit::fileRemoved, m_request, &OperationRequest::removeFile);
    connect(m_body, &BodyEdit::bodyEdited, this, [this](const QByteArray &body) {
        if (!m_request->operation().isNull())
            m_request->setBodyText(body);
    });
    connect(m_body, &BodyEdit::sendsBodyChanged, this, [this] {
        if (!m_request->operation().isNull())
            m_headers->setGenerated(generatedHeaders());
        showTabs();
    });
    connect(m_request, &OperationRequest::changed, this, &Composer::showForm);
}

void Composer::chooseRow(int row)
{
    const OperationKey key = m_operations->keyAt(row);
    if (!key.isNull())
        compose(key, false);
}

void Composer::setOperation(const OperationKey &operation)
{
    m_sendWhenFilled = false;
    m_dispatchWhenFilled = false;
    m_readingSecrets.cancel();
    m_readiness->cancel();
    m_isNewOperation = true;
    m_opening.reset();
    m_isSaved = false;
    m_showsOpened = false;
    m_target.clear();
    m_headers->reset();
    m_fields->reset();
    m_request->setOperation(operation);
    showOperation();
    showTabs();
}

void Composer::compose(const OperationKey &operation, bool sends)
{
    m_operations->refresh();
    setOperation(operation);
    m_body->reset(false);
    m_more->setChecked(true);
    m_sendWhenFilled = sends;
    m_path->setFocus(Qt::OtherFocusReason);
}

void Composer::open(const OperationKey &operation, const savedrequests::SavedRequest &request)
{
    compose(operation, false);
    m_opening = request;
}

/** The field of the operation has the chosen one, and no text that is half typed. */
void Composer::showOperation()
{
    const int row = m_operations->rowOf(m_request->operation());
    const QSignalBlocker blocker(m_operation);
    m_operation->setCurrentIndex(row);
    m_operationLine->setText(row < 0 ? QString() : m_operations->index(row).data().toString());
    m_operationLine->setCursorPosition(0);
}

void Composer::showForm()
{
    const requests::RequestForm &form = m_request->form();
    if (m_request->operation().isNull()) {
        m_sendWhenFilled = false;
        m_fields->reset();
        showOperation();
        emit failed(tr("The operation does not exist any more."), {});
        return;
    }
    if (const auto opening = std::exchange(m_opening, {})) {
        m_showsOpened = true;
        m_isSaved = true;
        return m_request->setInput(inputOf(*opening, form));
    }
    if (m_isNewOperation && choosesRequirement())
        return;
    m_fields->setForm(form);
    showCredentials();
    m_body->setForm(form, m_request->isBodyTyped() && !std::exchange(m_showsOpened, false), m_request->files());
    m_headers->setGenerated(generatedHeaders());
    // A path that the user has edited stays until a field changes it.
    if (const QByteArray target = m_request->target(); target != m_target) {
        m_target = target;
        m_path->setText(QString::fromUtf8(target));
        m_path->setCursorPosition(0);
    }
    if (std::exchange(m_isNewOperation, false)) {
        setMethod(form.request.method);
        m_details->setCurrentIndex(form.fields.isEmpty() && form.request.hasBody ? BodyTab : ParametersTab);
        // The window may not be active yet, when the palette that the operation was chosen in is being closed.
        if (!m_sendWhenFilled && window()->focusWidget() == m_path)
            m_fields->focusField({});
    }
    showTabs();
    if (std::exchange(m_dispatchWhenFilled, false))
        dispatchComposed();
    if (std::exchange(m_sendWhenFilled, false))
        send();
}

/** Returns true if the form is filled again, for the alternative of the security that there are credentials for. */
bool Composer::choosesRequirement()
{
    const requests::BuiltRequest &request = m_request->form().request;
    const OperationKey &key = m_request->operation();
    const auto filled = m_credentials.firstFilled(key, request.alternatives,
                                                  GatewayReadiness::originOf(*key.definition));
    if (!filled || filled == request.requirement || m_request->isRequirementChosen())
        return false;
    m_request->setRequirement(*filled);
    return true;
}

void Composer::setEnvironments(const management::EnvironmentList &environments, secrets::Keychain &keychain)
{
    m_credentials.ofEnvironment().setSources(environments, keychain);
    for (const auto change : {&management::EnvironmentList::currentChanged, &management::EnvironmentList::listChanged})
        connect(&environments, change, this, &Composer::showCredentials);
}

void Composer::showCredentials()
{
    const OperationKey &key = m_request->operation();
    if (key.isNull())
        return;
    const EnvironmentCredentials &environment = m_credentials.ofEnvironment();
    const QString origin = GatewayReadiness::originOf(*key.definition);
    QStringList texts;
    QStringList sources;
    for (const requests::CredentialPlace &place : m_request->form().request.credentials) {
        texts.append(m_credentials.textOf(key, place));
        sources.append(environment.find(place, origin) ? tr("Filled from the environment “%1” when it is sent to %2.",
                                                            "%1: name of an environment, %2: scheme and host of a URL")
                                                             .arg(environment.environmentName(), origin)
                                                       : QString());
    }
    m_fields->setCredentials(texts, sources);
}

void Composer::showTabs()
{
    const qsizetype fields = m_fields->fieldCount();
    m_details->setTabText(ParametersTab,
                          fields > 0 ? tr("Parameters (%1)", "%1: number").arg(fields) : tr("Parameters"));
    m_details->setTabText(HeadersTab, tr("Headers"));
    m_details->setTabText(BodyTab, m_body->sendsBody() ? tr("Body") : tr("No body"));
}

/** The body's type is only sent with a body. */
http::HeaderList Composer::generatedHeaders() const
{
    http::HeaderList headers = m_request->form().request.headers;
    if (!m_body->sendsBody())
        headers.remove("Content-Type");
    return headers;
}

void Composer::setMethod(const QByteArray &method)
{
    const QString name = QString::fromUtf8(method);
    if (m_method->findText(name) < 0)
        m_method->addItem(name);
    m_method->setCurrentText(name);
}

void Composer::setRequest(const QByteArray &method, const QString &path)
{
    setOperation({});
    setMethod(method.toUpper());
    m_path->setText(path);
    m_body->reset(usuallyHasBody(m_method->currentText()));
    m_path->setFocus();
}

void Composer::setRequest(const Exchange &recorded)
{
    // The secrets of a file are not for the upstream of an open definition.
    const Exchange exchange = recorded.isImported ? *Redactor().exchange(recorded) : recorded;
    setRequest(exchange.request.method, QString::fromUtf8(exchange.request.target));
    m_headers->setRecorded(exchange);
    m_body->setRecorded(exchange.requestBody.bytes.read());
    m_more->setChecked(true);
    m_details->setCurrentIndex(HeadersTab);
}

void Composer::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_operations->refresh();
    m_request->refresh();
}

void Composer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Composer::retranslate()
{
    m_operation->setAccessibleName(tr("Operation"));
    m_operationLine->setAccessibleName(m_operation->accessibleName());
    m_operationLine->setPlaceholderText(tr("Choose an operation"));
    m_method->setAccessibleName(tr("Method"));
    m_path->setAccessibleName(tr("Path"));
    m_path->setPlaceholderText(tr("/path on the gateway"));
    widgets::setButtonText(m_more, tr("Details"), tr("Show the parameters, headers and body of the request"));
    widgets::setButtonText(m_saved, tr("Saved requests"), tr("Save this request, and open or run saved requests"));
    m_saved->setToolButtonStyle(Qt::ToolButtonIconOnly);
    widgets::setButtonText(m_send, tr("Send"),
                           tr("Send the request to the gateway (%1)", "%1 is a key combination")
                               .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    m_headers->setAccessibleName(tr("Request headers, one per line"));
    m_headers->setPlaceholderText(u"Accept: application/json"_qs);
    m_body->retranslate();
    showTabs();
}

} // namespace traffic

#include "moc_composer.cpp"
