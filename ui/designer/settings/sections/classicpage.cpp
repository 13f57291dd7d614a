#include "classicpage.h"

#include "boundform.h"
#include "classicformat.h"
#include "codeview.h"
#include "form.h"
#include "headernamefault.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "secretclipboard.h"
#include "secretfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace designer {

using definition::ClassicHeader;
using document::Value;

namespace {

constexpr int SnippetIndent = 2;

QString maskedText()
{
    return QString(8, QChar(0x2022));
}

/** As tall as its text, because the page scrolls. */
void showSnippet(widgets::CodeView *view, const QString &text)
{
    view->setCode(text);
    const int lines = view->blockCount() + 1;
    view->setFixedHeight(view->fontMetrics().lineSpacing() * lines + 2 * theme::Space::Control);
}

/** A layout would stretch the button to the width of the form. */
QWidget *leftAligned(QPushButton *button, QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button);
    row->addStretch(1);
    return line;
}

Value globalHeaders(const ClassicHeader &header)
{
    return definition::classicGlobalHeaders(header, u"Default"_qs);
}

Value endpointHeaders(const ClassicHeader &header)
{
    return definition::classicTransformHeaders(header, u"/path"_qs, u"GET"_qs);
}

} // namespace

ClassicPage::ClassicPage(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void ClassicPage::buildWidgets()
{
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    area->setWidget(content);
    m_title = new widgets::Heading({}, theme::Heading::Section, content);
    m_text = new widgets::ToneLabel({}, theme::Role::Muted, content);
    m_text->setMaximumWidth(theme::Size::Field);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(buildFields(content));
    column->addStretch(1);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
}

QWidget *ClassicPage::buildFields(QWidget *content)
{
    auto *fields = new QWidget(content);
    m_form = new forms::Form(fields);
    placeInColumn(m_form, fields);
    m_userName = new QLineEdit(content);
    m_password = new forms::SecretField(content);
    m_headerName = new QLineEdit(u"Authorization"_qs, content);
    m_credential = new forms::SecretField(content);
    m_credential->setReadOnly(true);
    m_copyCredential = new QPushButton(content);
    m_copyGlobal = new QPushButton(content);
    m_copyEndpoint = new QPushButton(content);
    m_globalSnippet = new widgets::CodeView(content);
    m_endpointSnippet = new widgets::CodeView(content);
    for (widgets::CodeView *view : {m_globalSnippet, m_endpointSnippet})
        view->setTabChangesFocus(true);
    m_form->addField({}, m_userName, u"classicUsername"_qs);
    m_form->addField({}, m_password, u"classicPassword"_qs);
    m_form->addField({}, m_headerName, u"classicHeaderName"_qs);
    m_form->addField({}, m_credential, u"classicCredential"_qs);
    m_copyCredential->setObjectName(u"copyClassicCredential"_qs);
    m_form->addBeside(m_credential, m_copyCredential);
    m_form->addField({}, m_globalSnippet, u"classicGlobalHeaders"_qs);
    m_copyGlobal->setObjectName(u"copyClassicGlobalHeaders"_qs);
    m_form->addWidget(leftAligned(m_copyGlobal, fields));
    m_form->addField({}, m_endpointSnippet, u"classicTransformHeaders"_qs);
    m_copyEndpoint->setObjectName(u"copyClassicTransformHeaders"_qs);
    m_form->addWidget(leftAligned(m_copyEndpoint, fields));
    return fields;
}

void ClassicPage::connectAll()
{
    for (QLineEdit *edit : {m_userName, static_cast<QLineEdit *>(m_password), m_headerName})
        connect(edit, &QLineEdit::textChanged, this, &ClassicPage::refresh);
    connect(m_copyCredential, &QPushButton::clicked, this,
            [this] { forms::copySecret(QString::fromLatin1(definition::classicCredential(header()))); });
    connect(m_copyGlobal, &QPushButton::clicked, this,
            [this] { forms::copySecret(QString::fromUtf8(globalHeaders(header()).toJson(SnippetIndent))); });
    connect(m_copyEndpoint, &QPushButton::clicked, this,
            [this] { forms::copySecret(QString::fromUtf8(endpointHeaders(header()).toJson(SnippetIndent))); });
}

void ClassicPage::retranslate()
{
    m_title->setText(tr("This is a classic definition"));
    m_text->setText(tr("Classic definitions are read-only here, and their format has no upstream authentication. "
                       "Create the credential on this page, offline, and add it to the definition as a header "
                       "transform. Nothing you type on this page is stored."));
    m_form->setLabel(m_userName, tr("User name"));
    m_form->setLabel(m_password, tr("Password"));
    m_form->setLabel(m_headerName, tr("Header name"));
    m_form->setLabel(m_credential, tr("Credential"));
    m_form->setLabel(m_globalSnippet, tr("For every endpoint"));
    m_form->setHelp(m_globalSnippet,
                    tr("Merge this into the definition. Replace “Default” with the name of your version."));
    m_form->setLabel(m_endpointSnippet, tr("For one endpoint"));
    m_form->setHelp(m_endpointSnippet,
                    tr("Merge this into the version. Replace the path and method with those of your endpoint."));
    widgets::setButtonText(m_copyCredential, tr("Copy credential"));
    widgets::setButtonText(m_copyGlobal, tr("Copy for every endpoint"));
    widgets::setButtonText(m_copyEndpoint, tr("Copy for one endpoint"));
    refresh();
}

ClassicHeader ClassicPage::header() const
{
    return {m_headerName->text().isEmpty() ? u"Authorization"_qs : m_headerName->text(), m_userName->text(),
            m_password->text()};
}

/** The snippet with the credential masked. */
QString ClassicPage::snippet(const Value &value) const
{
    const QString credential = QString::fromLatin1(definition::classicCredential(header()));
    return QString::fromUtf8(value.toJson(SnippetIndent)).replace(credential, u"Basic "_qs + maskedText());
}

void ClassicPage::refresh()
{
    const bool hasColon = m_userName->text().contains(u':');
    const bool isUsable = definition::isUsableHeaderName(header().name);
    const bool isReady = !hasColon && isUsable && !(m_userName->text().isEmpty() && m_password->text().isEmpty());
    m_form->setMessage(m_userName, forms::FieldMessage::Kind::Error,
                       hasColon ? tr("A user name can't contain a colon.") : QString());
    m_form->setMessage(m_headerName, forms::FieldMessage::Kind::Error,
                       isUsable ? QString() : tr("This header can't be used for credentials. Enter another name."));
    m_credential->setText(isReady ? QString::fromLatin1(definition::classicCredential(header())) : QString());
    showSnippet(m_globalSnippet, snippet(globalHeaders(header())));
    showSnippet(m_endpointSnippet, snippet(endpointHeaders(header())));
    for (QPushButton *button : {m_copyCredential, m_copyGlobal, m_copyEndpoint})
        button->setEnabled(isReady);
}

void ClassicPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_classicpage.cpp"
