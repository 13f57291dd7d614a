#include "requestbodysection.h"

#include "editmessages.h"
#include "entriesmodel.h"
#include "entrybuttons.h"
#include "flagbinding.h"
#include "heading.h"
#include "markdownpreview.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "paragraphedit.h"
#include "refs.h"
#include "specificationtable.h"
#include "tablesection.h"
#include "textbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Value;

namespace {

constexpr int RequestBodyDescriptionLines = 2;
constexpr int MediaTypeWidth = 240;

Value newBody()
{
    const Value schema = Value::object({{"schema", Value::object({{"type", Value::string(QByteArray("object"))}})}});
    return Value::object({{"content", Value::object({{"application/json", schema}})}});
}

} // namespace

RequestBodySection::RequestBodySection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void RequestBodySection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_text = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_text->setObjectName(u"requestBodyText"_qs);
    m_form = new BoundForm(m_context, this);
    m_descriptionEdit = new widgets::ParagraphEdit(this);
    m_requiredBox = new QCheckBox(this);
    m_description = m_form->addParagraph(m_descriptionEdit, u"requestBodyDescription"_qs, RequestBodyDescriptionLines);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_required = m_form->addFlag(m_requiredBox, u"requestBodyRequired"_qs);
    m_contentModel = new EntriesModel(m_definition.document(), this);
    m_content = new TableSection(m_context, *m_contentModel, u"requestBodyContent"_qs, this);
    m_content->view().setColumnWidth(EntriesModel::Name, MediaTypeWidth);
    m_open = new QPushButton(this);
    m_open->setObjectName(u"requestBodyOpen"_qs);
    m_buttons = new EntryButtons({u"requestBodyAdd"_qs, u"requestBodyRemove"_qs, u"requestBodySource"_qs}, this);
    m_buttons->addButton(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_form);
    column->addWidget(m_content);
    column->addWidget(m_buttons);
}

void RequestBodySection::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_place.isRoot() && (change.touches(m_place) || !m_definition.document().snapshot().isValid()))
            refresh();
    });
    connect(m_buttons, &EntryButtons::addRequested, this, &RequestBodySection::add);
    connect(m_buttons, &EntryButtons::removeRequested, this, &RequestBodySection::remove);
    connect(m_open, &QPushButton::clicked, this, [this] { m_context.enterObject(m_place, *this); });
    connect(m_buttons, &EntryButtons::sourceRequested, this, [this] { m_context.showInSource(m_place, *this); });
}

void RequestBodySection::setOperation(const document::Pointer &operation)
{
    m_place = operation.child("requestBody");
    setPlaces();
    refresh();
}

void RequestBodySection::setPlaces()
{
    if (m_place.isRoot())
        return;
    m_description->setPlace({m_place.child("description"), tr("Edit request body"), true});
    m_required->setPlace({m_place.child("required"), tr("Edit request body"), false});
    const specification::Field *content = specification::findField(
        specification::objectType(specification::ObjectKind::RequestBody), "content", specification::Version::V30);
    m_contentModel->setField(m_place, specification::ObjectKind::RequestBody, *content);
}

void RequestBodySection::retranslate()
{
    m_title->setText(tr("Request body"));
    m_form->form().setLabel(m_descriptionEdit, tr("Request body description"));
    m_form->form().setLabel(m_requiredBox, tr("Request body required"));
    m_buttons->setTexts(tr("Add request body"), tr("Remove request body"));
    widgets::setButtonText(m_open, tr("Open request body"));
    m_content->setTexts({tr("Content"), tr("Add media type"), tr("Remove media type"), tr("No media types yet."),
                         tr("Open media type")});
    setPlaces();
    refresh();
}

void RequestBodySection::refresh()
{
    if (m_place.isRoot())
        return;
    const Node body = m_definition.document().snapshot().at(m_place);
    const bool isThere = body.exists() && !body.isNull();
    const std::optional<QString> reference = openapi::referenceOf(body);
    const bool isPlain = isThere && body.isMapping() && !reference;
    if (!isThere)
        m_text->setText(tr("This operation has no request body."));
    else if (reference)
        m_text->setText(
            tr("Defined at %1.", "%1: a reference such as #/components/requestBodies/Book").arg(*reference));
    else if (!isPlain)
        m_text->setText(tr("The file contains %1 here. Edit it in Source.").arg(kindName(body)));
    m_text->setVisible(!isPlain);
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    m_form->setVisible(isPlain);
    m_content->setVisible(isPlain);
    m_open->setVisible(isThere && body.isMapping());
    m_buttons->add().setVisible(!isThere);
    m_buttons->add().setEnabled(canEdit);
    m_buttons->remove().setVisible(isThere);
    m_buttons->remove().setEnabled(canEdit);
    m_buttons->source().setVisible(isThere);
}

void RequestBodySection::add()
{
    base::Result<void> added;
    {
        const document::Document::Step step(m_definition.document(), tr("Add request body"));
        added = openapi::setMember(m_definition.document(), m_place, newBody());
    }
    m_definition.document().closeStep();
    if (added)
        m_descriptionEdit->setFocus(Qt::OtherFocusReason);
    else
        m_text->setText(editFailureText(added.error()));
}

void RequestBodySection::remove()
{
    base::Result<void> removed;
    {
        const document::Document::Step step(m_definition.document(), tr("Remove request body"));
        removed = m_definition.document().remove(m_place);
    }
    m_definition.document().closeStep();
    if (removed)
        m_buttons->add().setFocus(Qt::OtherFocusReason);
    else
        m_text->setText(editFailureText(removed.error()));
}

} // namespace designer

#include "moc_requestbodysection.cpp"
