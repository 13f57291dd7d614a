#include "bodysection.h"

#include "addpopup.h"
#include "boundform.h"
#include "componentband.h"
#include "componentreferences.h"
#include "contentsection.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "flagbinding.h"
#include "flowlayout.h"
#include "foldedsection.h"
#include "heading.h"
#include "icon.h"
#include "keyedtext.h"
#include "markdownpreview.h"
#include "measures.h"
#include "mediatypes.h"
#include "memberedit.h"
#include "naming.h"
#include "objectform.h"
#include "objectnames.h"
#include "onestep.h"
#include "paragraphedit.h"
#include "referencepicker.h"
#include "refs.h"
#include "textbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using document::Value;

namespace {
constexpr int BodyDescriptionLines = 2;

/** Members of a request body that the section shows above its fold. */
QSet<QByteArray> bodyFieldsAbove()
{
    return {"description", "required", "content"};
}
} // namespace

BodySection::BodySection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    connectAll();
    retranslate();
}

void BodySection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_text = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_text->setObjectName(u"requestBodyText"_qs);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"requestBodyAdd"_qs);
    m_popup = new AddPopup(u"requestBodyAdd"_qs, this);
    m_band = new ComponentBand(m_context, u"requestBodyOpenComponent"_qs, this);
    m_picker = new ReferencePicker(m_context, this);
    m_picker->setObjectName(u"requestBodyReference"_qs);
    m_remove = new QPushButton(theme::icon(theme::Icon::Remove), {}, this);
    m_remove->setObjectName(u"requestBodyRemove"_qs);
    m_source = new QPushButton(this);
    m_source->setObjectName(u"requestBodySource"_qs);
    m_message = new forms::FieldMessage(this);
    m_body = new QWidget(this);
    m_form = new BoundForm(m_context, m_body);
    m_descriptionEdit = new widgets::ParagraphEdit(m_body);
    m_requiredBox = new QCheckBox(m_body);
    m_description = m_form->addParagraph(m_descriptionEdit, u"requestBodyDescription"_qs, BodyDescriptionLines);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_required = m_form->addFlag(m_requiredBox, u"requestBodyRequired"_qs);
    m_content = new ContentSection(m_context, u"request"_qs, m_body);
    auto *bodyColumn = new QVBoxLayout(m_body);
    bodyColumn->setContentsMargins({});
    bodyColumn->setSpacing(theme::Space::Control);
    bodyColumn->addWidget(m_form);
    bodyColumn->addWidget(m_content);
    m_rest = new FoldedSection(
        u"requestBodyRest"_qs, [this](QWidget *parent) { return newRest(parent); }, m_body);
    bodyColumn->addWidget(m_rest);
    auto *buttons = new widgets::FlowLayout;
    for (QWidget *widget : {static_cast<QWidget *>(m_add), static_cast<QWidget *>(m_picker),
                            static_cast<QWidget *>(m_remove), static_cast<QWidget *>(m_source)})
        buttons->addWidget(widget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(buttons);
    column->addWidget(m_band);
    column->addWidget(m_message);
    column->addWidget(m_body);
}

void BodySection::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &BodySection::refreshIfTouched);
    connect(m_add, &QPushButton::clicked, this, &BodySection::openAdding);
    connect(m_popup, &AddPopup::chosen, this, &BodySection::add);
    connect(m_remove, &QPushButton::clicked, this, &BodySection::remove);
    connect(m_source, &QPushButton::clicked, this, [this] { m_context.showInSource(m_place, *this); });
    connect(m_picker, &ReferencePicker::written, this, [this](const base::Result<void> &result) {
        if (!result)
            m_message->show(forms::FieldMessage::Kind::Error, editFailureText(result.error()));
    });
}

void BodySection::setOperation(const Pointer &operation)
{
    m_place = operation / QByteArray("requestBody");
    m_message->clear();
    refresh();
}

void BodySection::refreshReferences()
{
    if (!m_place.isRoot())
        refresh();
}

void BodySection::refreshIfTouched(const document::Change &change)
{
    if (m_place.isRoot())
        return;
    const bool isTarget = !m_target.isRoot() && change.touches(m_target);
    if (change.touches(m_place) || isTarget || !m_definition.document().snapshot().isValid())
        refresh();
}

void BodySection::refresh()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const document::Node body = snapshot.at(m_place);
    const bool isThere = body.exists() && !body.isNull();
    const auto reference = openapi::referenceOf(body);
    const openapi::Resolution object = openapi::resolveAt(snapshot, m_place);
    const bool isShown = isThere && object.isResolved() && object.node.isMapping();
    m_target = isShown ? object.target : Pointer();
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None &&
                         snapshot.isValid();
    if (!isThere)
        m_text->setText(tr("This operation has no request body."));
    else if (reference)
        m_text->setText(
            tr("Defined at %1.", "%1: a reference such as #/components/requestBodies/Book").arg(*reference));
    else if (!isShown)
        m_text->setText(tr("The file contains %1 here. Edit it in Source.").arg(kindName(body)));
    m_band->setReference(m_place, m_target);
    m_text->setVisible(!isShown && m_band->isHidden());
    m_add->setVisible(!isThere);
    m_add->setEnabled(canEdit);
    m_picker->setVisible(isThere && (isShown || reference));
    m_picker->setEnabled(canEdit);
    m_picker->setPlace(m_place, specification::ObjectKind::RequestBody);
    m_remove->setVisible(isThere);
    m_remove->setEnabled(canEdit);
    m_source->setVisible(isThere && !isShown);
    m_body->setVisible(isShown);
    place();
}

void BodySection::place()
{
    m_content->setOwner(m_target);
    if (m_target.isRoot())
        return;
    m_description->setPlace({m_target / QByteArray("description"), tr("Edit request body"), true});
    m_required->setPlace({m_target / QByteArray("required"), tr("Edit request body"), false});
    m_form->refresh();
    m_rest->setTitle(foldTitle(m_definition.document().snapshot().at(m_target), specification::ObjectKind::RequestBody,
                               bodyFieldsAbove()));
    if (m_rest->content())
        static_cast<ObjectForm *>(m_rest->content())->setObject(m_target);
}

QWidget *BodySection::newRest(QWidget *parent)
{
    auto *form = new ObjectForm(m_context, parent);
    form->setOmitted(bodyFieldsAbove());
    form->setObject(m_target);
    return form;
}

/** Media types, and before them the components, which are references. */
void BodySection::openAdding()
{
    if (m_add->isHidden())
        return m_content->openAdding();
    QList<AddPopup::Offer> offers;
    for (const QByteArray &name : content::freeMediaTypes({}))
        offers.append({QString::fromUtf8(name), {}});
    for (const ComponentReference &one : componentReferences(m_definition, m_context.references, "requestBodies"))
        offers.append({one.name, tr("Component")});
    m_popup->setComplete([](const QString &text) { return content::isMediaType(text); });
    m_popup->open(*m_add, offers);
}

void BodySection::add(const QString &text)
{
    document::Document &document = m_definition.document();
    const auto components = componentReferences(m_definition, m_context.references, "requestBodies");
    const auto component = std::find_if(components.cbegin(), components.cend(),
                                        [&](const ComponentReference &one) { return one.name == text; });
    const QByteArray name = text.toUtf8();
    if (component == components.cend() && !content::isMediaType(text))
        return m_popup->refuse(tr("A media type has the form type/subtype, such as application/json."));
    const Value media = content::newMediaType(name, document.snapshot());
    const Value body = component != components.cend() ? Value::object({{"$ref", Value::string(component->reference)}})
                                                      : Value::object({{"content", Value::object({{name, media}})}});
    const auto added = inOneStep(document, tr("Add request body"),
                                 [&] { return openapi::setMember(document, m_place, body); });
    if (!added)
        return m_popup->refuse(editFailureText(added.error()));
    m_content->focusFirst();
    m_context.select(m_place, *this);
}

void BodySection::remove()
{
    document::Document &document = m_definition.document();
    const auto removed = inOneStep(document, tr("Remove request body"), [&] { return document.remove(m_place); });
    if (removed)
        m_add->setFocus(Qt::OtherFocusReason);
    else
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(removed.error()));
}

QWidget *BodySection::reveal(const Pointer &pointer)
{
    const bool isOwn = m_place.contains(pointer);
    if (!isOwn && (m_target.isRoot() || !m_target.contains(pointer)))
        return nullptr;
    if (m_target.isRoot() || pointer == m_place)
        return m_add->isHidden() ? static_cast<QWidget *>(m_picker) : m_add;
    if (QWidget *field = m_form->fieldFor(pointer))
        return field;
    if (QWidget *control = m_content->reveal(pointer))
        return control;
    if (!m_target.contains(pointer) || (m_target / QByteArray("content")).contains(pointer))
        return nullptr;
    m_rest->setUnfolded(true);
    return static_cast<ObjectForm *>(m_rest->content())->fieldFor(pointer);
}

bool BodySection::shows(const Pointer &pointer) const
{
    if (m_target.isRoot() || !(m_target.contains(pointer) || m_place.contains(pointer)))
        return m_place == pointer;
    return pointer == m_place || pointer == m_target || m_form->fieldFor(pointer) || m_content->shows(pointer);
}

void BodySection::retranslate()
{
    m_title->setText(tr("Request body"));
    widgets::setButtonText(m_add, tr("Add request body"), keyed(tr("Add a request body"), Qt::Key_B));
    m_popup->setTexts({tr("Media type or component"), tr("Add request body")});
    m_picker->setAccessibleName(tr("Definition of the request body"));
    m_picker->setToolTip(tr("Define the request body here, or refer to a component"));
    widgets::setButtonText(m_remove, tr("Remove request body"));
    widgets::setButtonText(m_source, tr("Show in Source"));
    m_form->form().setLabel(m_descriptionEdit, tr("Request body description"));
    m_form->form().setLabel(m_requiredBox, tr("Request body required"));
    m_band->retranslate();
    m_content->retranslate();
    m_rest->setTitle(foldTitle({}, specification::ObjectKind::RequestBody, bodyFieldsAbove()));
    if (!m_place.isRoot())
        refresh();
}

} // namespace designer

#include "moc_bodysection.cpp"
