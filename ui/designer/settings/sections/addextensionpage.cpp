#include "addextensionpage.h"

#include "addline.h"
#include "boundform.h"
#include "editmessages.h"
#include "form.h"
#include "formarea.h"
#include "heading.h"
#include "importer.h"
#include "measures.h"
#include "naming.h"
#include "workspace.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using forms::FieldMessage;

namespace {
constexpr char SuggestedText[] = "suggestedText";
} // namespace

AddExtensionPage::AddExtensionPage(workspace::OpenDefinition &definition, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
{
    buildWidgets();
    retranslate();
    connect(m_upstream, &QLineEdit::textChanged, this, &AddExtensionPage::refresh);
    connect(m_add, &QPushButton::clicked, this, &AddExtensionPage::add);
    connect(m_upstream, &QLineEdit::returnPressed, this, &AddExtensionPage::add);
    for (QLineEdit *edit : {m_name, m_listenPath, m_upstream})
        connect(new editing::AddLine(edit, m_add), &editing::AddLine::refused, this, &AddExtensionPage::showNotAdded);
}

void AddExtensionPage::buildWidgets()
{
    // Beside questions of the gateway, a small window has less room than the fields.
    auto *content = new QWidget(this);
    m_title = new widgets::Heading({}, theme::Heading::Section, content);
    m_text = new widgets::ToneLabel({}, theme::Role::Muted, content);
    m_text->setMaximumWidth(theme::Size::Field);
    auto *fields = new QWidget(content);
    m_form = new forms::Form(fields);
    placeInColumn(m_form, fields);
    m_name = new QLineEdit(content);
    m_listenPath = new QLineEdit(content);
    m_upstream = new QLineEdit(content);
    m_form->addField({}, m_name, u"newApiName"_qs);
    m_form->addField({}, m_listenPath, u"newListenPath"_qs);
    m_form->addField({}, m_upstream, u"newUpstreamUrl"_qs);
    m_add = new QPushButton(content);
    m_add->setObjectName(u"addExtension"_qs);
    widgets::makePrimary(m_add);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(fields);
    column->addLayout(buttons);
    column->addStretch(1);
    auto *frame = new QVBoxLayout(this);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(new FormArea(content, u"addExtensionArea"_qs, this));
}

void AddExtensionPage::retranslate()
{
    m_title->setText(tr("This document has no gateway settings yet"));
    m_text->setText(tr("Gateway settings define the path that the gateway listens on, the upstream it forwards "
                       "requests to, and the credentials it adds. They are stored in a separate section of the file."));
    m_form->setLabel(m_name, tr("API name"));
    m_form->setLabel(m_listenPath, tr("Listen path"));
    m_form->setLabel(m_upstream, tr("Upstream URL"));
    m_upstream->setPlaceholderText(u"https://books.example/v1"_qs);
    widgets::setButtonText(m_add, tr("Add gateway settings"));
    refresh();
}

void AddExtensionPage::suggest()
{
    const base::Result<definition::ImportPlan> plan = definition::planImport(m_definition.document().snapshot());
    if (!plan)
        return;
    const auto fill = [](QLineEdit *edit, const QString &text) {
        if (edit->isModified())
            return;
        edit->setText(text);
        edit->setProperty(SuggestedText, text);
    };
    fill(m_name, plan->apiName);
    fill(m_listenPath, plan->listenPath);
    fill(m_upstream, plan->upstreamUrl);
    refresh();
}

void AddExtensionPage::refresh()
{
    const QString url = m_upstream->text();
    const bool isUsable = definition::isAbsoluteHttpUrl(url);
    m_add->setEnabled(isUsable && m_definition.document().readOnlyReason() == document::ReadOnlyReason::None);
    if (!url.isEmpty() && !isUsable)
        m_form->setMessage(m_upstream, FieldMessage::Kind::Error,
                           tr("Enter a full URL, such as https://books.example/v1."));
    else if (url.isEmpty())
        m_form->setMessage(m_upstream, FieldMessage::Kind::Information,
                           tr("Enter the URL of the upstream. The document lists no server to suggest."));
    else
        m_form->clearMessage(m_upstream);
}

/** Any other reason is shown while the URL is typed. */
void AddExtensionPage::showNotAdded()
{
    if (m_upstream->text().isEmpty())
        m_form->setMessage(m_upstream, FieldMessage::Kind::Error,
                           tr("Enter the URL of the upstream to add the gateway settings, or press Escape in the field "
                              "that you edited."));
}

void AddExtensionPage::add()
{
    if (!m_add->isEnabled())
        return;
    base::Result<void> added;
    {
        const document::Document::Step step(m_definition.document(), tr("Add gateway settings"));
        added = definition::importDefinition(m_definition.document(),
                                             {m_name->text(), m_listenPath->text(), m_upstream->text()});
    }
    m_definition.document().closeStep();
    // The texts stay pending until they can be added.
    if (!added) {
        m_form->setMessage(m_upstream, FieldMessage::Kind::Error, editFailureText(added.error()));
        return;
    }
    for (const QLineEdit *edit : {m_listenPath, m_upstream})
        emit typed(edit->property(SuggestedText).toString(), edit->text());
    for (QLineEdit *edit : {m_name, m_listenPath, m_upstream})
        edit->setModified(false);
}

void AddExtensionPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_addextensionpage.cpp"
