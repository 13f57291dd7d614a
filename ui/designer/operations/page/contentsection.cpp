#include "contentsection.h"

#include "addpopup.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "flowlayout.h"
#include "focus.h"
#include "foldedsection.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "mediatypes.h"
#include "memberedit.h"
#include "menubutton.h"
#include "naming.h"
#include "objectform.h"
#include "objectnames.h"
#include "onestep.h"
#include "partsrow.h"
#include "refs.h"
#include "samplepanel.h"
#include "schemasection.h"
#include "workspace.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;

namespace {
constexpr int MediaTypeLetters = 24;

QList<AddPopup::Offer> mediaTypeOffers(const QList<QByteArray> &mediaTypes)
{
    QList<AddPopup::Offer> offers;
    for (const QByteArray &name : mediaTypes)
        offers.append({QString::fromUtf8(name), {}});
    return offers;
}

/** Members of a media type that the section shows above its fold, and the example beside it. */
QSet<QByteArray> mediaTypeFieldsAbove()
{
    return {"schema", "example", "examples"};
}
} // namespace

ContentSection::ContentSection(const Context &context, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_name(objectName)
{
    buildWidgets();
    connectAll();
    retranslate();
}

void ContentSection::buildWidgets()
{
    setObjectName(m_name + u"Content"_qs);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_types = new QComboBox(this);
    m_types->setObjectName(m_name + u"MediaType"_qs);
    m_types->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_types->setMinimumContentsLength(MediaTypeLetters);
    buildMenu();
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(m_name + u"AddMediaType"_qs);
    m_popup = new AddPopup(m_name + u"MediaTypeName"_qs, this);
    m_popup->setComplete([](const QString &text) { return content::isMediaType(text); });
    m_message = new forms::FieldMessage(this);
    m_addSchema = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_addSchema->setObjectName(m_name + u"AddSchema"_qs);
    m_parts = new PartsRow(m_context, m_name, this);
    m_schemaBox = new QWidget(this);
    auto *schemaColumn = new QVBoxLayout(m_schemaBox);
    schemaColumn->setContentsMargins({});
    m_rest = new FoldedSection(
        m_name + u"MediaTypeRest"_qs, [this](QWidget *parent) { return newRest(parent); }, this);
    auto *head = new widgets::FlowLayout;
    head->addWidget(m_types);
    head->addWidget(m_menu);
    head->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_empty);
    column->addLayout(head);
    column->addWidget(m_message);
    column->addWidget(m_addSchema, 0, Qt::AlignLeft);
    column->addWidget(m_parts);
    column->addWidget(m_schemaBox);
    column->addWidget(m_rest);
}

void ContentSection::buildMenu()
{
    m_menu = new MenuButton(m_name + u"MediaTypeMenu"_qs, this);
    m_renameAction = m_menu->addEntry(m_name + u"RenameMediaType"_qs);
    m_removeAction = m_menu->addEntry(m_name + u"RemoveMediaType"_qs);
    m_openAction = m_menu->addEntry(m_name + u"OpenMediaType"_qs);
    m_sourceAction = m_menu->addEntry(m_name + u"MediaTypeSource"_qs);
}

void ContentSection::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &ContentSection::refreshIfTouched);
    connect(m_types, &QComboBox::activated, this, [this] { setCurrent(m_types->currentText().toUtf8()); });
    connect(m_add, &QPushButton::clicked, this, &ContentSection::openAdding);
    connect(m_popup, &AddPopup::chosen, this, [this](const QString &text) { m_isRenaming ? rename(text) : add(text); });
    connect(m_renameAction, &QAction::triggered, this, &ContentSection::openRenaming);
    connect(m_removeAction, &QAction::triggered, this, &ContentSection::remove);
    connect(m_openAction, &QAction::triggered, this, [this] { m_context.enterObject(mediaType(), *this); });
    connect(m_sourceAction, &QAction::triggered, this, [this] { m_context.showInSource(mediaType(), *this); });
    connect(m_addSchema, &QPushButton::clicked, this, &ContentSection::addSchema);
    connect(m_parts, &PartsRow::added, this, [this](const Pointer &property) {
        if (m_schema)
            m_schema->reveal(property);
    });
}

void ContentSection::setOwner(const Pointer &owner)
{
    if (owner != m_owner)
        m_message->clear();
    m_owner = owner;
    refresh();
}

void ContentSection::refreshIfTouched(const document::Change &change)
{
    if (!m_owner.isRoot() && (change.touches(m_owner) || !m_definition.document().snapshot().isValid()))
        refresh();
}

Pointer ContentSection::mediaType() const
{
    if (m_owner.isRoot() || m_current.isEmpty())
        return {};
    const Pointer place = m_owner / Pointer{"content", m_current};
    const openapi::Resolution object = openapi::resolveAt(m_definition.document().snapshot(), place);
    return object.isResolved() ? object.target : Pointer();
}

/** The items of a stream, if it has no schema for the whole. */
Pointer ContentSection::schemaPlace() const
{
    const Pointer place = mediaType();
    const document::Node object = m_definition.document().snapshot().at(place);
    if (place.isRoot())
        return {};
    const bool hasItems = !object.member("schema").exists() && object.member("itemSchema").exists();
    const Pointer schema = place / QByteArray(hasItems ? "itemSchema" : "schema");
    return m_definition.document().snapshot().at(schema).exists() ? schema : Pointer();
}

void ContentSection::refresh()
{
    const document::Document &document = m_definition.document();
    const bool canEdit = document.readOnlyReason() == document::ReadOnlyReason::None && document.snapshot().isValid();
    showTypes();
    const bool hasType = !m_current.isEmpty();
    m_empty->setVisible(!hasType);
    m_types->setVisible(hasType);
    m_menu->setVisible(hasType);
    m_add->setEnabled(canEdit && !m_owner.isRoot());
    m_renameAction->setEnabled(canEdit);
    m_removeAction->setEnabled(canEdit);
    m_addSchema->setEnabled(canEdit);
    showSchema();
}

void ContentSection::showTypes()
{
    const document::Node content = m_definition.document().snapshot().at(m_owner).member("content");
    const QList<QByteArray> types = m_owner.isRoot() ? QList<QByteArray>() : content::mediaTypesOf(content);
    const QByteArray before = m_current;
    if (!types.contains(m_current))
        m_current = types.isEmpty() ? QByteArray() : types.first();
    QStringList names;
    for (const QByteArray &type : types)
        names.append(QString::fromUtf8(type));
    QStringList shown;
    for (int i = 0; i < m_types->count(); ++i)
        shown.append(m_types->itemText(i));
    if (names != shown) {
        m_types->clear();
        m_types->addItems(names);
    }
    m_types->setCurrentIndex(int(types.indexOf(m_current)));
    if (m_current != before)
        emit currentChanged();
}

void ContentSection::showSchema()
{
    const Pointer place = mediaType();
    const Pointer schema = schemaPlace();
    m_addSchema->setVisible(!place.isRoot() && schema.isRoot());
    m_parts->setMediaType(place, m_current);
    m_schemaBox->setVisible(!schema.isRoot());
    m_rest->setVisible(!place.isRoot());
    showRestTitle();
    if (m_rest->content() && !place.isRoot())
        static_cast<ObjectForm *>(m_rest->content())->setObject(place);
    if (schema.isRoot())
        return;
    if (!m_schema) {
        m_schema = new SchemaSection(m_context, m_schemaBox);
        m_schema->setStartsFolded();
        m_schemaBox->layout()->addWidget(m_schema);
        // The example beside the page is made from the schema, too.
        if (auto *sample = m_schema->findChild<SamplePanel *>())
            sample->hide();
        m_schema->setVisible(true); // Now, because it may get the focus.
        widgets::chainFocus(*m_parts, *m_schema);
    }
    m_schema->setPlace(schema);
}

void ContentSection::showRestTitle()
{
    const Pointer place = mediaType();
    const document::Node object = place.isRoot() ? document::Node() : m_definition.document().snapshot().at(place);
    m_rest->setTitle(foldTitle(object, specification::ObjectKind::MediaType, mediaTypeFieldsAbove()));
}

QWidget *ContentSection::newRest(QWidget *parent)
{
    auto *form = new ObjectForm(m_context, parent);
    form->setOmitted(mediaTypeFieldsAbove());
    form->setObject(mediaType());
    return form;
}

void ContentSection::setCurrent(const QByteArray &mediaType)
{
    if (mediaType == m_current ||
        !m_definition.document().snapshot().at(m_owner / Pointer{"content", mediaType}).exists())
        return;
    m_current = mediaType;
    refresh();
    emit currentChanged();
    m_context.select(this->mediaType(), *this);
}

void ContentSection::openAdding()
{
    m_isRenaming = false;
    retranslate();
    const document::Node content = m_definition.document().snapshot().at(m_owner).member("content");
    m_popup->open(*m_add, mediaTypeOffers(content::freeMediaTypes(content)));
}

void ContentSection::openRenaming()
{
    m_isRenaming = true;
    retranslate();
    const document::Node content = m_definition.document().snapshot().at(m_owner).member("content");
    m_popup->open(*m_types, mediaTypeOffers(content::freeMediaTypes(content)), QString::fromUtf8(m_current));
}

void ContentSection::report(const base::Result<Pointer> &result)
{
    if (result)
        return setCurrent(result->last());
    if (result.error().code == base::ErrorCode::InvalidArgument)
        m_popup->refuse(tr("A media type has the form type/subtype, such as application/json."));
    else
        m_popup->refuse(editFailureText(result.error()));
}

void ContentSection::add(const QString &name)
{
    document::Document &document = m_definition.document();
    const auto added = inOneStep(document, tr("Add media type"),
                                 [&] { return content::addMediaType(document, m_owner, name.toUtf8()); });
    report(added);
    if (added)
        focusFirst();
}

void ContentSection::rename(const QString &name)
{
    document::Document &document = m_definition.document();
    const Pointer place = m_owner / Pointer{"content", m_current};
    const auto renamed = inOneStep(document, tr("Rename media type"),
                                   [&] { return content::renameMediaType(document, place, name.toUtf8()); });
    report(renamed);
}

void ContentSection::remove()
{
    document::Document &document = m_definition.document();
    const Pointer place = m_owner / Pointer{"content", m_current};
    const bool isLast = document.snapshot().at(place.parent()).childCount() == 1;
    // A request body needs a content, a response does not.
    const bool isBody = m_owner.last() == "requestBody" || m_owner.parent().last() == "requestBodies";
    const auto removed = inOneStep(document, tr("Remove media type"),
                                   [&] { return document.remove(isLast && !isBody ? place.parent() : place); });
    if (!removed)
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(removed.error()));
    (m_types->isHidden() ? static_cast<QWidget *>(m_add) : m_types)->setFocus(Qt::OtherFocusReason);
}

void ContentSection::addSchema()
{
    document::Document &document = m_definition.document();
    const Pointer place = mediaType();
    const document::Value schema = content::newMediaType(m_current, document.snapshot()).member("schema");
    const auto added = inOneStep(document, tr("Add schema"),
                                 [&] { return openapi::setMember(document, place / QByteArray("schema"), schema); });
    if (!added)
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(added.error()));
    else if (m_schema)
        m_schema->focusFirst();
}

void ContentSection::focusFirst()
{
    if (!m_parts->isHidden())
        m_parts->focusFirst();
    else if (m_schema && !m_schemaBox->isHidden())
        m_schema->focusFirst();
    else
        (m_types->isHidden() ? static_cast<QWidget *>(m_add) : m_types)->setFocus(Qt::OtherFocusReason);
}

QWidget *ContentSection::reveal(const Pointer &pointer)
{
    const Pointer content = m_owner / QByteArray("content");
    const bool isInside = !m_owner.isRoot() && content.contains(pointer) && pointer != content;
    if (isInside)
        setCurrent(pointer.tokens().at(content.tokens().size()));
    const Pointer place = mediaType();
    if (place.isRoot() || !(isInside || place.contains(pointer)))
        return !m_owner.isRoot() && content == pointer ? m_types : nullptr;
    const QByteArray member = place.contains(pointer) && pointer != place ? pointer.tokens().at(place.tokens().size())
                                                                          : QByteArray();
    if (member == "schema" || member == "itemSchema")
        return m_schema && m_schema->reveal(pointer) ? m_schema : nullptr;
    if (member.isEmpty() || member == "example" || member == "examples")
        return m_types;
    m_rest->setUnfolded(true);
    return static_cast<ObjectForm *>(m_rest->content())->fieldFor(pointer);
}

bool ContentSection::shows(const Pointer &pointer) const
{
    const Pointer place = mediaType();
    if (m_owner.isRoot() || place.isRoot())
        return false;
    const Pointer schema = schemaPlace();
    if (!schema.isRoot() && schema.contains(pointer))
        return m_schema && m_schema->shows(pointer);
    return place == pointer || (place.contains(pointer) && pointer.parent() == place);
}

void ContentSection::retranslate()
{
    m_empty->setText(tr("No body."));
    m_types->setAccessibleName(tr("Media type"));
    widgets::setButtonText(m_add, tr("Add media type"));
    m_menu->setName(tr("Media type actions"));
    m_renameAction->setText(tr("Rename media type…"));
    m_removeAction->setText(tr("Remove media type"));
    m_openAction->setText(tr("Open media type"));
    m_sourceAction->setText(tr("Show in Source"));
    widgets::setButtonText(m_addSchema, tr("Add schema"));
    m_popup->setTexts({tr("Media type"), m_isRenaming ? tr("Rename media type") : tr("Add media type")});
    m_parts->retranslate();
    showRestTitle();
    if (m_schema)
        m_schema->retranslate();
}

} // namespace designer

#include "moc_contentsection.cpp"
