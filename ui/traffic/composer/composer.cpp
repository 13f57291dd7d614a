#include "composer.h"

#include "fonts.h"
#include "icon.h"
#include "maskedexchange.h"
#include "measures.h"
#include "methods.h"
#include "naming.h"
#include "whendone.h"
#include "workspace.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
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

struct Composer::Parts {
    QComboBox *method = nullptr;
    QLineEdit *path = nullptr;
    QToolButton *more = nullptr;
    QPushButton *send = nullptr;
    QAction *sendByKey = nullptr;
    QWidget *extras = nullptr;
    QLabel *headersLabel = nullptr;
    QPlainTextEdit *headers = nullptr;
    QLabel *bodyLabel = nullptr;
    QPlainTextEdit *body = nullptr;
    QCompleter *completer = nullptr;
    QStringListModel *choices = nullptr;
};

Composer::Composer(preview::GatewayControl &gateway, preview::RequestSender &sender, workspace::Workspace &workspace,
                   QWidget *parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_sender(sender)
    , m_workspace(workspace)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    buildExtras();
    retranslate();
    connectAll();
}

Composer::~Composer() = default;

void Composer::buildWidgets()
{
    m_parts->method = new QComboBox(this);
    m_parts->method->setObjectName(u"composerMethod"_qs);
    m_parts->method->addItems(methods());
    m_parts->path = new QLineEdit(this);
    m_parts->path->setObjectName(u"composerPath"_qs);
    m_parts->path->setFont(theme::codeFont());
    m_parts->path->installEventFilter(this);
    m_parts->choices = new QStringListModel(this);
    m_parts->completer = new QCompleter(m_parts->choices, this);
    m_parts->completer->setFilterMode(Qt::MatchContains);
    m_parts->completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_parts->path->setCompleter(m_parts->completer);
    m_parts->more = new QToolButton(this);
    m_parts->more->setObjectName(u"composerMore"_qs);
    m_parts->more->setCheckable(true);
    m_parts->more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_parts->more->setIcon(theme::icon(theme::Icon::ChevronRight));
    m_parts->send = new QPushButton(theme::icon(theme::Icon::Send, theme::Role::AccentText), {}, this);
    m_parts->send->setObjectName(u"composerSend"_qs);
    widgets::makePrimary(m_parts->send);
    m_parts->sendByKey = new QAction(this);
    m_parts->sendByKey->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    m_parts->sendByKey->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_parts->sendByKey);
}

void Composer::buildExtras()
{
    m_parts->extras = new QWidget(this);
    const auto editor = [this](const QString &name) {
        auto *edit = new QPlainTextEdit(m_parts->extras);
        edit->setObjectName(name);
        edit->setFont(theme::codeFont());
        edit->setTabChangesFocus(true);
        edit->setFixedHeight(ExtrasHeight);
        return edit;
    };
    m_parts->headers = editor(u"composerHeaders"_qs);
    m_parts->body = editor(u"composerBody"_qs);
    m_parts->headersLabel = new QLabel(m_parts->extras);
    m_parts->headersLabel->setBuddy(m_parts->headers);
    m_parts->bodyLabel = new QLabel(m_parts->extras);
    m_parts->bodyLabel->setBuddy(m_parts->body);
    auto *grid = new QGridLayout(m_parts->extras);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(theme::Space::Control);
    grid->setVerticalSpacing(theme::Space::Tight);
    grid->addWidget(m_parts->headersLabel, 0, 0);
    grid->addWidget(m_parts->bodyLabel, 0, 1);
    grid->addWidget(m_parts->headers, 1, 0);
    grid->addWidget(m_parts->body, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_parts->extras->hide();

    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_parts->method);
    line->addWidget(m_parts->path, 1);
    line->addWidget(m_parts->more);
    line->addWidget(m_parts->send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(line);
    layout->addWidget(m_parts->extras);
}

void Composer::connectAll()
{
    connect(m_parts->send, &QPushButton::clicked, this, &Composer::send);
    connect(m_parts->sendByKey, &QAction::triggered, this, &Composer::send);
    connect(m_parts->path, &QLineEdit::returnPressed, this, [this] {
        if (!m_parts->completer->popup()->isVisible())
            send();
    });
    connect(m_parts->more, &QToolButton::toggled, this, [this](bool open) {
        m_parts->extras->setVisible(open);
        m_parts->more->setIcon(theme::icon(open ? theme::Icon::ChevronDown : theme::Icon::ChevronRight));
    });
    // The completer writes its whole line into the field first; what is wanted of it is put there afterwards.
    connect(m_parts->completer, qOverload<const QString &>(&QCompleter::activated), this, &Composer::take,
            Qt::QueuedConnection);
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_parts->path && event->type() == QEvent::FocusIn)
        refreshChoices();
    return QWidget::eventFilter(watched, event);
}

void Composer::refreshChoices()
{
    QStringList lines;
    const QList<workspace::OpenDefinition *> open = m_workspace.definitions();
    for (const workspace::OpenDefinition *definition : open) {
        const QList<OperationChoice> choices = operationChoices(definition->document().snapshot());
        for (const OperationChoice &choice : choices)
            lines.append(u"%1 %2"_qs.arg(QString::fromLatin1(choice.method), choice.path));
    }
    m_parts->choices->setStringList(lines.mid(0, MaximumChoices));
}

void Composer::take(const QString &choice)
{
    const qsizetype blank = choice.indexOf(u' ');
    m_parts->method->setCurrentText(choice.left(blank));
    m_parts->path->setText(choice.mid(blank + 1));
}

void Composer::setRequest(const QByteArray &method, const QString &path)
{
    const QString name = QString::fromUtf8(method).toUpper();
    if (m_parts->method->findText(name) < 0)
        m_parts->method->addItem(name);
    m_parts->method->setCurrentText(name);
    m_parts->path->setText(path);
    m_parts->headers->clear();
    m_parts->body->clear();
    m_parts->path->setFocus();
}

void Composer::setRequest(const Exchange &exchange)
{
    setRequest(exchange.request.method, QString::fromUtf8(exchange.request.target));
    m_hidden = exchange.request.headers;
    m_shown = maskedExchange(exchange).request.headers;
    QString lines;
    for (const auto &field : m_shown.fields())
        lines += QString::fromUtf8(field.line()) + u'\n';
    m_parts->headers->setPlainText(lines);
    m_parts->body->setPlainText(QString::fromUtf8(exchange.requestBody.bytes.read()));
    m_parts->more->setChecked(true);
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
    request.head.method = m_parts->method->currentText().toLatin1();
    request.head.target = wireTarget(m_parts->path->text());
    const QStringList lines = m_parts->headers->toPlainText().split(u'\n');
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
    request.body = m_parts->body->toPlainText().toUtf8();
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
    dispatch({exchange.request, exchange.requestBody.bytes});
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
    m_parts->send->setEnabled(!sending);
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
    m_parts->method->setAccessibleName(tr("Method"));
    m_parts->path->setAccessibleName(tr("Path"));
    m_parts->path->setPlaceholderText(tr("/path on the gateway"));
    widgets::setButtonText(m_parts->more, tr("Headers and body"));
    widgets::setButtonText(m_parts->send, tr("Send"),
                           tr("Send the request to the gateway (%1)", "%1 is a key combination")
                               .arg(m_parts->sendByKey->shortcut().toString(QKeySequence::NativeText)));
    m_parts->headersLabel->setText(tr("Request headers, one per line"));
    m_parts->headers->setAccessibleName(m_parts->headersLabel->text());
    m_parts->headers->setPlaceholderText(u"Accept: application/json"_qs);
    m_parts->bodyLabel->setText(tr("Request body"));
    m_parts->body->setAccessibleName(m_parts->bodyLabel->text());
}

} // namespace traffic

#include "moc_composer.cpp"
