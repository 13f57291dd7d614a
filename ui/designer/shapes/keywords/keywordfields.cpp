#include "keywordfields.h"

#include "choicebinding.h"
#include "examplenote.h"
#include "fieldlabels.h"
#include "heading.h"
#include "listedit.h"
#include "measures.h"
#include "paragraphedit.h"
#include "textbinding.h"
#include "textlistbinding.h"
#include "valuefield.h"
#include "valuelistbinding.h"
#include "workspace.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Node;
using document::Pointer;
using openapi::KeywordGroup;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;
using specification::Text;

namespace {

constexpr int KeywordTextLines = 3;

QString groupTitle(KeywordGroup group)
{
    switch (group) {
    case KeywordGroup::Type:
        return KeywordFields::tr("Values");
    case KeywordGroup::Numbers:
        return KeywordFields::tr("Numbers");
    case KeywordGroup::Text:
        return KeywordFields::tr("Text");
    case KeywordGroup::Arrays:
        return KeywordFields::tr("Arrays");
    case KeywordGroup::Objects:
        return KeywordFields::tr("Objects");
    case KeywordGroup::Composition:
        return KeywordFields::tr("Composition");
    case KeywordGroup::Annotations:
        return KeywordFields::tr("Annotations");
    case KeywordGroup::OpenApi:
        return KeywordFields::tr("OpenAPI");
    case KeywordGroup::Identity:
        break;
    }
    return KeywordFields::tr("References and identity");
}

/** "keywordXmlName" */
QString controlName(const Pointer &path)
{
    QString name = u"keyword"_qs;
    for (const QByteArray &token : path.tokens())
        name += QString::fromLatin1(token.left(1).toUpper() + token.mid(1));
    return name;
}

/** The focus can be in the editor of an entry of a list. */
bool isFocused(const QWidget &control)
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && (focus == &control || control.isAncestorOf(focus));
}

/** True if `required` of a schema has only names of properties of the same schema. */
bool isOfProperties(const Node &schema)
{
    const Node required = schema.member("required").resolved();
    const Node properties = schema.member("properties").resolved();
    for (qsizetype i = 0; required.isSequence() && i < required.childCount(); ++i) {
        if (!properties.member(required.childAt(i).resolved().bytes()).exists())
            return false;
    }
    return required.isSequence();
}

/** An object whose members are fields, not names of the author. */
bool hasFields(const Field &field)
{
    return field.type.is == Is::Object && field.type.holds == Holds::One &&
           !specification::objectType(field.type.object).fields.empty();
}

} // namespace

KeywordFields::KeywordFields(const Context &context, KeywordGroup group, specification::Version version,
                             QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_group(group)
    , m_version(version)
{}

/** The fields are created when they are shown for the first time. */
void KeywordFields::build()
{
    if (m_form)
        return;
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_form = new BoundForm(m_context, this);
    m_form->useColumns();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_form);
    addFields(ObjectKind::Schema, {});
    retranslate();
}

void KeywordFields::addFields(ObjectKind object, const Pointer &path)
{
    for (const Field &field : specification::objectType(object).fields) {
        const QByteArray name(field.name);
        const bool isOfGroup = !path.isRoot() || openapi::keywordGroup(name) == m_group;
        const bool isElsewhere = path.isRoot() && (field.type.object == ObjectKind::Schema || name == "type" ||
                                                   name == "nullable" || name == "discriminator");
        if (!field.versions.contain(m_version) || !isOfGroup || isElsewhere)
            continue;
        if (hasFields(field))
            addFields(field.type.object, path.child(name));
        else
            addField(object, field, path.child(name));
    }
}

void KeywordFields::addField(ObjectKind object, const Field &field, const Pointer &path)
{
    FieldBinding *binding = makeBinding(field, controlName(path));
    connect(binding, &FieldBinding::stateChanged, this, &KeywordFields::misfitsChanged);
    m_entries.append({path, object, &field, binding, path.tokens().size() == 1 ? addNote(field, *binding) : nullptr});
    if (path.tokens().size() == 1)
        return;
    const auto tidyUp = [this, parent = path.parent()] { removeIfEmpty(parent); };
    connect(binding, &FieldBinding::typingChanged, this, tidyUp, Qt::QueuedConnection);
    if (auto *box = qobject_cast<QComboBox *>(binding->control()))
        connect(box, &QComboBox::activated, this, tidyUp, Qt::QueuedConnection);
}

QStringList KeywordFields::propertyNames() const
{
    const Node properties = m_definition.document().snapshot().at(m_scope.schema.child("properties")).resolved();
    QStringList names;
    for (qsizetype i = 0; properties.isMapping() && i < properties.childCount(); ++i)
        names.append(QString::fromUtf8(properties.keyAt(i)));
    return names;
}

ExampleNote *KeywordFields::addNote(const Field &field, FieldBinding &binding)
{
    static constexpr QByteArrayView Values[] = {"example", "examples", "default", "enum"};
    const QByteArrayView name = field.name;
    if (std::find(std::begin(Values), std::end(Values), name) == std::end(Values))
        return nullptr;
    auto *note = new ExampleNote(m_definition, binding.control(), m_form);
    if (name != "example")
        note->setOptional();
    m_form->form().addBelow(binding.control(), note);
    connect(note, &ExampleNote::schemaRequested, this, &KeywordFields::schemaRequested);
    return note;
}

/** An object such as `xml` that has lost its last member says nothing. */
void KeywordFields::removeIfEmpty(const Pointer &path)
{
    document::Document &document = m_definition.document();
    const Pointer place = m_scope.schema / path;
    const Node object = document.snapshot().at(place);
    if (!object.isMapping() || object.childCount() > 0)
        return;
    {
        const document::Document::Step step(document,
                                            tr("Remove %1", "%1: a keyword").arg(QString::fromLatin1(path.last())));
        // Where the text takes no edit now, the empty object stays.
        (void)document.remove(place);
    }
    document.closeStep();
}

FieldBinding *KeywordFields::makeBinding(const Field &field, const QString &name)
{
    document::Document &document = m_definition.document();
    const auto added = [this, &name](QWidget *control, FieldBinding *binding) {
        m_form->form().addField({}, control, name);
        m_form->watch(binding);
        return binding;
    };
    const specification::Type &type = field.type;
    const bool isOne = type.holds == Holds::One;
    if (isOne && (type.is == Is::Integer || type.is == Is::Number))
        return addNumberField(*m_form, document, name);
    if (isOne && type.is == Is::Boolean) {
        auto *box = new QComboBox(m_form);
        return added(box, new ChoiceBinding(document, box, ChoiceBinding::Values::Flags));
    }
    if (isOne && type.is == Is::Text && !type.values.empty()) {
        auto *box = new QComboBox(m_form);
        auto *binding = new ChoiceBinding(document, box, ChoiceBinding::Values::Texts);
        QStringList texts;
        for (const char *value : type.values)
            texts.append(QString::fromLatin1(value));
        binding->setTexts(texts);
        return added(box, binding);
    }
    if (isOne && type.is == Is::Text && type.text != Text::Markdown)
        return m_form->addText(new QLineEdit(m_form), name);
    if (isOne && type.is == Is::Text)
        return m_form->addParagraph(new widgets::ParagraphEdit(m_form), name, KeywordTextLines);
    if (type.is == Is::Text && (type.holds == Holds::List || type.holds == Holds::NonEmptyList)) {
        auto *edit = new editing::ListEdit(m_form);
        if (QByteArrayView(field.name) == "required")
            edit->setChoices([this] { return propertyNames(); });
        return added(edit, new TextListBinding(document, edit));
    }
    if (type.is != Is::Any || type.holds != Holds::List)
        return addValueField(*m_form, document, name);
    auto *edit = new editing::ListEdit(m_form);
    auto *binding = new ValueListBinding(document, edit);
    connect(binding, &ListBinding::invalidTyped, this,
            [this, edit](const QString &why) { m_form->setNote(edit, forms::FieldMessage::Kind::Error, why); });
    return added(edit, binding);
}

void KeywordFields::setScope(const KeywordScope &scope)
{
    const bool isOther = scope.schema != m_scope.schema;
    m_scope = scope;
    if (isOther)
        m_kept.clear();
    if (m_form && isOther)
        placeAll();
    refresh();
}

void KeywordFields::placeAll()
{
    for (const Entry &entry : std::as_const(m_entries)) {
        const Pointer place = m_scope.schema / entry.path;
        const QString name = tr("Edit %1", "%1: a keyword").arg(QString::fromLatin1(entry.path.last()));
        entry.binding->setPlace({place, name, true});
        if (entry.note)
            entry.note->setPlace(place);
    }
    // The messages are those of the new places.
    m_form->refresh();
}

bool KeywordFields::isUsual() const
{
    return !m_scope.onlyPresent && (m_scope.showsAll || openapi::isUsual(m_group, m_scope.types));
}

bool KeywordFields::isShown(const Entry &entry, const Node &schema) const
{
    const QByteArray keyword = entry.path.tokens().first();
    if (m_scope.hidden.contains(keyword) || entry.binding->state() == FieldState::WrongType)
        return false;
    const bool isOffered = !m_scope.onlyPresent && (m_scope.showsAll || openapi::isCommon(keyword, m_scope.types));
    // The tree has a check box for each property.
    if (keyword == "required" && !m_scope.showsAll && isOfProperties(schema))
        return isFocused(*entry.binding->control());
    return isOffered || m_kept.contains(keyword) || schema.member(keyword).exists() ||
           isFocused(*entry.binding->control());
}

void KeywordFields::refresh()
{
    const Node schema = m_definition.document().snapshot().at(m_scope.schema);
    bool isNeeded = isUsual();
    for (qsizetype i = 0; !isNeeded && schema.isMapping() && i < schema.childCount(); ++i) {
        const QByteArray key = schema.keyAt(i);
        const Field *field = specification::findField(specification::objectType(ObjectKind::Schema), key, m_version);
        isNeeded = field && openapi::keywordGroup(key) == m_group && field->type.object != ObjectKind::Schema;
    }
    for (qsizetype i = 0; schema.isMapping() && i < schema.childCount(); ++i) {
        if (const QByteArray key = schema.keyAt(i); openapi::keywordGroup(key) == m_group && !m_kept.contains(key))
            m_kept.append(key);
    }
    if (isNeeded && !m_form) {
        build();
        placeAll();
    }
    bool hasAny = false;
    for (const Entry &entry : std::as_const(m_entries)) {
        const bool isVisible = isShown(entry, schema);
        m_form->form().setFieldVisible(entry.binding->control(), isVisible);
        hasAny = hasAny || isVisible;
    }
    if (m_title)
        m_title->setVisible(m_scope.showsAll);
    setVisible(hasAny);
}

QByteArrayList KeywordFields::misfits() const
{
    QByteArrayList keywords;
    for (const Entry &entry : m_entries) {
        const QByteArray keyword = entry.path.tokens().first();
        if (entry.binding->state() == FieldState::WrongType && !keywords.contains(keyword))
            keywords.append(keyword);
    }
    return keywords;
}

QWidget *KeywordFields::fieldFor(const Pointer &pointer) const
{
    const Node schema = m_definition.document().snapshot().at(m_scope.schema);
    const auto found = std::find_if(m_entries.cbegin(), m_entries.cend(), [&](const Entry &entry) {
        return entry.binding->place().pointer.contains(pointer) && isShown(entry, schema);
    });
    return found == m_entries.cend() ? nullptr : found->binding->control();
}

QString KeywordFields::labelOf(const Entry &entry) const
{
    const QString label = messages::fieldLabel(entry.field->name);
    if (entry.path.tokens().size() == 1)
        return label;
    return tr("%1: %2", "%1: an object such as XML, %2: one of its fields")
        .arg(messages::fieldLabel(entry.path.tokens().first()), label);
}

void KeywordFields::retranslate()
{
    if (!m_form)
        return;
    m_title->setText(groupTitle(m_group));
    for (const Entry &entry : std::as_const(m_entries)) {
        QWidget *control = entry.binding->control();
        m_form->form().setLabel(control, labelOf(entry));
        const QString name = QString::fromLatin1(entry.path.tokens().join('.'));
        control->setToolTip(
            tr("%1: %2", "%1: the name of a keyword, %2: what it is for").arg(name, messages::fieldHelp(*entry.field)));
        if (auto *choice = qobject_cast<ChoiceBinding *>(entry.binding))
            choice->retranslate();
        if (auto *list = qobject_cast<editing::ListEdit *>(control))
            list->setPlaceholder(entry.field->type.is == Is::Any ? tr("Add value") : tr("Add entry"));
    }
}

} // namespace designer

#include "moc_keywordfields.cpp"
