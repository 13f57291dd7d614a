#include "composer.h"

#include "fonts.h"
#include "icon.h"
#include "maskedexchange.h"
#include "measures.h"
#include "methods.h"
#include "naming.h"
#include "paragraphedit.h"
#include "redact.h"
#include "references.h"
#include "whendone.h"
#include "worker.h"
#include "workspace.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QToolButton>

namespace traffic {
namespace {

constexpr int ExtrasHeight = 120;

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

bool isTargetByte(char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    return code > 0x20 && code < 0x7f;
}

/** A target for the wire: blanks and characters beyond ASCII are percent-encoded. */
QByteArray wireTarget(const QString &path)
{
    QByteArray target;
    const QByteArray utf8 = path.trimmed().toUtf8();
    for (const char byte : utf8) {
        if (isTargetByte(byte))
            target.append(byte);
        else
            target.append('%').append(QByteArray(1, byte).toHex().toUpper());
    }
    return target.startsWith('/') ? target : '/' + target;
}

} // namespace

Composer::Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
                   QWidget *parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_sender(sender)
    , m_workspace(workspace)
{
    buildWidgets();
    buildExtras();
    retranslate();
    connectAll();
}

void Composer::buildWidgets()
{
    m_method = new QComboBox(this);
    m_method->setObjectName(u"composerMethod"_qs);
    m_method->addItems(methods());
    m_path = new QLineEdit(this);
    m_path->setObjectName(u"composerPath"_qs);
    m_path->setFont(theme::codeFont());
    m_path->installEventFilter(this);
    m_choices = new QStringListModel(this);
    m_completer = new QCompleter(m_choices, this);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_path->setCompleter(m_completer);
    m_more = new QToolButton(this);
    m_more->setObjectName(u"composerMore"_qs);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setIcon(theme::icon(theme::Icon::ChevronRight));
    m_send = new QPushButton(theme::icon(theme::Icon::Send, theme::Role::AccentText), {}, this);
    m_send->setObjectName(u"composerSend"_qs);
    widgets::makePrimary(m_send);
}

void Composer::buildExtras()
{
    m_extras = new QWidget(this);
    const auto editor = [this](const QString &name) {
        auto *edit = new widgets::ParagraphEdit(m_extras);
        edit->setObjectName(name);
        edit->setFont(theme::codeFont());
        edit->setTabChangesFocus(true);
        edit->setFixedHeight(ExtrasHeight);
        return edit;
    };
    m_headers = editor(u"composerHeaders"_qs);
    m_body = editor(u"composerBody"_qs);
    m_headersLabel = new QLabel(m_extras);
    m_headersLabel->setBuddy(m_headers);
    m_bodyLabel = new QLabel(m_extras);
    m_bodyLabel->setBuddy(m_body);
    auto *grid = new QGridLayout(m_extras);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(theme::Space::Control);
    grid->setVerticalSpacing(theme::Space::Tight);
    grid->addWidget(m_headersLabel, 0, 0);
    grid->addWidget(m_bodyLabel, 0, 1);
    grid->addWidget(m_headers, 1, 0);
    grid->addWidget(m_body, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_extras->hide();

    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_method);
    line->addWidget(m_path, 1);
    line->addWidget(m_more);
    line->addWidget(m_send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(line);
    layout->addWidget(m_extras);
}

void Composer::connectAll()
{
    connect(m_send, &QPushButton::clicked, this, &Composer::send);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        if (!m_completer->popup()->isVisible())
            send();
    });
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_extras->setVisible(open);
        m_more->setIcon(theme::icon(open ? theme::Icon::ChevronDown : theme::Icon::ChevronRight));
    });
    // The completer writes its whole line into the field first; what is wanted of it is put there afterwards.
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &Composer::take,
            Qt::QueuedConnection);
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_path && event->type() == QEvent::FocusIn)
        refreshChoices();
    return QWidget::eventFilter(watched, event);
}

void Composer::refreshChoices()
{
    using Lines = base::Result<QStringList>;
    const workspace::References &references = m_workspace.references();
    QStringList addresses;
    for (const workspace::OpenDefinition *definition : m_workspace.definitions())
        addresses.append(references.addressOf(*definition));
    const auto read = [resolver = references.resolver(), addresses]() mutable -> Lines {
        QStringList lines;
        for (const QString &address : std::as_const(addresses)) {
            if (lines.size() >= MaximumChoices)
                break;
            for (const OperationChoice &choice : operationChoices(resolver, address))
                lines.append(u"%1 %2"_qs.arg(QString::fromLatin1(choice.method), choice.path));
        }
        return lines.mid(0, MaximumChoices);
    };
    m_reading.cancel();
    m_reading = base::runOnWorker(this, read, [this](const Lines &lines) {
        if (lines && *lines != m_choices->stringList())
            m_choices->setStringList(*lines);
    });
}

void Composer::take(const QString &choice)
{
    const qsizetype blank = choice.indexOf(u' ');
    m_method->setCurrentText(choice.left(blank));
    m_path->setText(choice.mid(blank + 1));
}

void Composer::setRequest(const QByteArray &method, const QString &path)
{
    const QString name = QString::fromUtf8(method).toUpper();
    if (m_method->findText(name) < 0)
        m_method->addItem(name);
    m_method->setCurrentText(name);
    m_path->setText(path);
    m_headers->clear();
    m_body->clear();
    // A masked value that is typed now is not that of the request before.
    m_shown = {};
    m_hidden = {};
    m_path->setFocus();
}

void Composer::setRequest(const Exchange &recorded)
{
    // The secrets of a file are not for the upstream of an open definition.
    const Exchange exchange = recorded.isImported ? *Redactor().exchange(recorded) : recorded;
    setRequest(exchange.request.method, QString::fromUtf8(exchange.request.target));
    m_hidden = exchange.request.headers;
    m_shown = maskedExchange(exchange).request.headers;
    QString lines;
    for (const auto &field : m_shown.fields())
        lines += QString::fromUtf8(field.line()) + u'\n';
    m_headers->setPlainText(lines);
    const QByteArray body = exchange.requestBody.bytes.read();
    const bool isEditable = widgets::isShownWhole(body);
    m_body->setPlainText(isEditable ? QString::fromUtf8(body) : QString());
    emit failed(isEditable ? QString() : tr("The body of this request is too long to edit."), {});
    m_more->setChecked(true);
}

QByteArray Composer::revealed(const QByteArray &name, const QByteArray &value) const
{
    if (!value.contains(Mask))
        return value;
    for (qsizetype i = 0; i < m_shown.fields().size(); ++i) {
        if (http::sameName(m_shown.fields().at(i).name, name) && m_shown.fields().at(i).value == value)
            return m_hidden.fields().at(i).value.toByteArray();
    }
    return value;
}

base::Result<preview::ComposedRequest, QString> Composer::request() const
{
    preview::ComposedRequest request;
    request.head.method = m_method->currentText().toLatin1();
    request.head.target = wireTarget(m_path->text());
    const QStringList lines = m_headers->toPlainText().split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        const qsizetype colon = line.indexOf(u':');
        const QByteArray name = line.left(std::max<qsizetype>(0, colon)).toUtf8();
        if (colon < 0 || !http::isToken(name))
            return tr("“%1” is not a header line. Write a name, a colon and a value.", "%1 is a line of text")
                .arg(line);
        request.head.headers.append(name, revealed(name, line.mid(colon + 1).trimmed().toUtf8()));
    }
    request.body = m_body->toPlainText().toUtf8();
    return request;
}

void Composer::send()
{
    if (m_sending)
        return;
    auto composed = request();
    if (composed.isOk())
        dispatch(composed.value());
    else
        emit failed(composed.error(), {});
}

void Composer::replay(const Exchange &exchange)
{
    if (m_sending)
        return;
    if (exchange.requestBody.isTruncated()) {
        emit failed(tr("The body of this request was recorded only in part, so it can't be sent again."), {});
        return;
    }
    http::RequestHead head = exchange.request;
    if (exchange.isImported) {
        // The body of a file is decoded, and can have another length than the fields say.
        head.headers.remove("Content-Length");
        head.headers.remove("Transfer-Encoding");
        if (exchange.requestBody.encodedSize >= 0)
            head.headers.remove("Content-Encoding");
    }
    dispatch({head, exchange.requestBody.bytes});
}

void Composer::dispatch(const preview::ComposedRequest &request)
{
    if (m_gateway.state() != preview::GatewayControl::State::Running) {
        emit gatewayStartRequested();
        return;
    }
    emit failed({}, {});
    setSending(true);
    emit sent();
    base::whenDone(m_sender.send(m_gateway.address(), request), this,
                   [this](const base::Result<preview::ComposedResponse> &answer) {
                       setSending(false);
                       if (!answer.isOk() && answer.error().code != base::ErrorCode::Cancelled)
                           emit failed(tr("The gateway did not answer."), answer.error().detail);
                   });
}

void Composer::setSending(bool sending)
{
    m_sending = sending;
    m_send->setEnabled(!sending);
    emit sendingChanged();
}

void Composer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Composer::retranslate()
{
    m_method->setAccessibleName(tr("Method"));
    m_path->setAccessibleName(tr("Path"));
    m_path->setPlaceholderText(tr("/path on the gateway"));
    widgets::setButtonText(m_more, tr("Headers and body"));
    widgets::setButtonText(m_send, tr("Send"),
                           tr("Send the request to the gateway (%1)", "%1 is a key combination")
                               .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    m_headersLabel->setText(tr("Request headers, one per line"));
    m_headers->setAccessibleName(m_headersLabel->text());
    m_headers->setPlaceholderText(u"Accept: application/json"_qs);
    m_bodyLabel->setText(tr("Request body"));
    m_body->setAccessibleName(m_bodyLabel->text());
}

} // namespace traffic

#include "moc_composer.cpp"
