#include "objectform.h"

#include "choicebinding.h"
#include "decidingfield.h"
#include "editmessages.h"
#include "entriesmodel.h"
#include "entrylist.h"
#include "examplenote.h"
#include "fieldconditions.h"
#include "fieldlabels.h"
#include "focus.h"
#include "listedit.h"
#include "measures.h"
#include "missingmember.h"
#include "namedvaluesmodel.h"
#include "objectnames.h"
#include "objectplace.h"
#include "objectrow.h"
#include "othermembers.h"
#include "parameterpreview.h"
#include "problemtext.h"
#include "securitychoice.h"
#include "shownrefresh.h"
#include "tablesection.h"
#include "valuefield.h"
#include "workspace.h"

#include <QEvent>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace designer {

using document::Pointer;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;

namespace {

/** The kind of object whose fields the form of a place has: Reference for a Reference Object. */
ObjectKind formKindAt(const document::Snapshot &snapshot, const Pointer &place)
{
    const openapi::ObjectPlace object = openapi::objectPlaceAt(snapshot, place, openapi::versionOf(snapshot));
    return object.isReference ? ObjectKind::Reference : object.kind;
}

bool isTable(const Field &field)
{
    const bool isMap = field.type.holds == Holds::Map;
    if (field.type.is == Is::Object)
        return field.type.holds != Holds::One;
    return field.type.is == Is::Text && isMap;
}

/** Values that fit a schema, or not. */
bool isExample(const Field &field)
{
    const QByteArrayView name = field.name;
    return field.type.is == Is::Any || name == "serializedValue";
}

/** An example of what a field takes, for fields whose texts have a form. */
QString placeholderOf(const Field &field)
{
    switch (field.type.text) {
    case specification::Text::Url:
        return u"https://example.com/"_qs;
    case specification::Text::ServerUrl:
        return u"https://example.com/v1"_qs;
    case specification::Text::Email:
        return u"team@example.com"_qs;
    default:
        return {};
    }
}

/** The last field that says how a value is written. */
bool endsStyle(ObjectKind kind, const Field &field)
{
    const QByteArrayView name = field.name;
    return (kind == ObjectKind::Parameter && name == "allowReserved") ||
           (kind == ObjectKind::Header && name == "explode");
}

bool isRow(const Field &field)
{
    return field.type.is == Is::Object && field.type.holds == Holds::One;
}

} // namespace

ObjectForm::ObjectForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    connect(&m_definition.document(), &document::Document::changed, this, &ObjectForm::refreshIfTouched);
    m_problems = new ShownRefresh(this, this, [this] { refreshProblems(); });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, m_problems, &ShownRefresh::request);
}

ObjectForm::~ObjectForm() = default;

void ObjectForm::setObject(const Pointer &place)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const ObjectKind kind = formKindAt(snapshot, place);
    const specification::Version version = openapi::versionOf(snapshot);
    const bool isOtherForm = !m_content || kind != m_kind || version != m_version;
    const bool isOtherPlace = place != m_place;
    m_place = place;
    m_kind = kind;
    m_version = version;
    if (isOtherForm)
        rebuild();
    else if (isOtherPlace)
        this->place();
}

/** The controls follow edits by themselves: only another kind of object, or another version, needs another form. */
void ObjectForm::refreshIfTouched(const document::Change &change)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (m_content && snapshot.isValid() && (change.touches(m_place) || change.touches({"openapi"})) &&
        snapshot.at(m_place).exists())
        setObject(m_place);
    if (change.touches(m_place))
        refreshShown();
}

void ObjectForm::rebuild()
{
    // A control of the old form can be the one whose edit made another form necessary.
    if (m_content) {
        m_content->hide();
        layout()->removeWidget(m_content);
        m_content->deleteLater();
    }
    m_controls.clear();
    m_content = new QWidget(this);
    m_forms.clear();
    m_others = nullptr;
    m_preview = nullptr;
    m_security = nullptr;
    m_deciding = nullptr;
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Page);
    layout()->addWidget(m_content);
    if (m_kind == ObjectKind::NoObject) {
        addValue();
    } else {
        const specification::ObjectType &type = specification::objectType(m_kind);
        for (const Field &field : type.fields) {
            if (field.versions.contain(m_version) && !m_omitted.contains(field.name))
                addField(field);
        }
        if (type.entries)
            addTable(*type.entries);
        m_others = new OtherMembers(m_context, m_content);
        m_others->setKnown(m_kind, m_version, m_omitted);
        column->addWidget(m_others);
    }
    retranslate();
    // The layout would show it later, but a control can get the focus now.
    if (isVisible())
        m_content->show();
}

BoundForm &ObjectForm::nextForm()
{
    const bool isLast = !m_controls.empty() && m_controls.back().form;
    if (isLast)
        return *m_forms.last();
    auto *form = new BoundForm(m_context, m_content);
    m_content->layout()->addWidget(form);
    m_forms.append(form);
    return *form;
}

QString ObjectForm::nameOf(const Field &field) const
{
    QString name = QString::fromUtf8(field.name).remove(u'$');
    name[0] = name[0].toUpper();
    return u"object"_qs + name;
}

void ObjectForm::addField(const Field &field)
{
    if (field.inherited)
        addSecurityChoice(field);
    if (isTable(field))
        addTable(field);
    else if (isRow(field))
        addRow(field);
    else
        addBound(field);
}

void ObjectForm::addBound(const Field &field)
{
    BoundForm &form = nextForm();
    Control control{.field = &field, .form = &form};
    control.binding = addMemberField(form, m_definition.document(), field, m_version, nameOf(field));
    if (specification::isDeciding(specification::objectType(m_kind), field.name, m_version))
        makeDeciding(control);
    if (isExample(field))
        addNote(control);
    m_controls.push_back(control);
    if (endsStyle(m_kind, field))
        addPreview();
}

/** The edit of the field removes the members that the object can't have with its new text, and adds those that it
 * needs. */
void ObjectForm::makeDeciding(const Control &control)
{
    m_deciding = control.field;
    control.binding->setWriter([binding = control.binding, &document = m_definition.document(), kind = m_kind,
                                &field = *control.field](const document::Value &value) {
        return openapi::setDecidingField(document, binding->place().pointer.parent(), kind, field, value);
    });
}

void ObjectForm::addNote(Control &control)
{
    QWidget *field = control.binding->control();
    control.note = new ExampleNote(m_definition, field, control.form);
    control.form->form().addBelow(field, control.note);
    connect(control.note, &ExampleNote::schemaRequested, this, &ObjectForm::schemaRequested);
}

void ObjectForm::addPreview()
{
    BoundForm &form = nextForm();
    m_preview = new ParameterPreview(m_definition, &form);
    form.form().addWidget(m_preview);
}

void ObjectForm::addTable(const Field &field)
{
    document::Document &document = m_definition.document();
    RowsModel *model = nullptr;
    if (field.type.is == Is::Object)
        model = new EntriesModel(document, m_content);
    else if (&field == specification::objectType(m_kind).entries && field.type.holds != Holds::One)
        model = new NamedValuesModel(document, NamedValuesModel::Holds::Lists, m_content);
    else
        model = new NamedValuesModel(document, NamedValuesModel::Holds::Texts, m_content);
    auto *table = new TableSection(m_context, *model, nameOf(field), m_content);
    m_content->layout()->addWidget(table);
    Control control{.field = &field, .table = table};
    if (auto *named = qobject_cast<NamedValuesModel *>(model);
        named && named->holds() == NamedValuesModel::Holds::Lists) {
        control.list = new EntryList(m_context, *table, m_content);
        m_content->layout()->addWidget(control.list);
    }
    m_controls.push_back(control);
}

/** No list looks like no requirement: the first leaves the choice to what is around, the second is one. */
void ObjectForm::addSecurityChoice(const Field &field)
{
    m_securityForm = &nextForm().form();
    m_security = new SecurityChoice(m_definition.document(), field, m_securityForm);
    m_securityForm->addField({}, m_security, u"objectSecurityChoice"_qs);
    connect(m_security, &SecurityChoice::written, this, [this](const base::Result<void> &result) {
        if (result)
            m_securityForm->clearMessage(m_security);
        else if (result.error().code == base::ErrorCode::NotFound)
            m_securityForm->setMessage(m_security, forms::FieldMessage::Kind::Error,
                                       tr("The document has no security scheme yet. Add one in Schemas."));
        else
            m_securityForm->setMessage(m_security, forms::FieldMessage::Kind::Error, editFailureText(result.error()));
    });
}

void ObjectForm::addRow(const Field &field)
{
    auto *row = new ObjectRow(m_context, nameOf(field), m_content);
    m_content->layout()->addWidget(row);
    m_controls.push_back({.field = &field, .row = row});
}

/** A value that the table says nothing about, as a whole. */
void ObjectForm::addValue()
{
    BoundForm &form = nextForm();
    FieldBinding *binding = addValueField(form, m_definition.document(), u"objectValue"_qs);
    m_controls.push_back({.binding = binding, .form = &form});
}

void ObjectForm::place()
{
    for (const Control &control : m_controls)
        placeControl(control);
    if (m_others)
        m_others->setObject(m_place);
    if (m_preview)
        m_preview->setPlace(m_place);
    if (m_security)
        m_security->setObject(m_place);
    for (BoundForm *form : std::as_const(m_forms))
        form->refresh();
    refreshShown();
    m_problems->request();
}

/** A field that the object can't have is shown only while the document has it, so that it can be removed. */
void ObjectForm::refreshShown()
{
    if (!m_deciding)
        return;
    const document::Node object = m_definition.document().snapshot().at(m_place);
    const QList<QByteArray> excluded = specification::excludedFields(
        specification::objectType(m_kind), m_deciding->name, object.member(m_deciding->name).bytes(), m_version);
    QHash<BoundForm *, bool> hasShown;
    for (const Control &control : m_controls) {
        const bool isShown = !excluded.contains(control.field->name) || object.member(control.field->name).exists();
        if (control.form) {
            control.form->form().setFieldVisible(control.binding->control(), isShown);
            hasShown[control.form] |= isShown;
        } else if (control.row) {
            control.row->setVisible(isShown);
        } else {
            control.table->setVisible(isShown);
        }
    }
    for (auto [form, isAny] : hasShown.asKeyValueRange())
        form->setVisible(isAny);
}

/** A field that the object needs and does not have has no place of its own: the problem is one of the object. */
void ObjectForm::refreshProblems()
{
    const base::Diagnostics problems = problemsBelow(m_definition.diagnostics(), m_place);
    for (Control &control : m_controls) {
        if (!control.field || control.table)
            continue;
        const base::Diagnostic *missing = missingMember(problems, m_place, control.field->name);
        if (control.row) {
            control.row->setProblem(missing ? missing : mostSevereProblem(problems, {control.row->place()}));
            continue;
        }
        const QString text = missing ? problemText(*missing) : QString();
        if (std::exchange(control.missing, text) != text)
            control.form->setNote(control.binding->control(), forms::FieldMessage::Kind::Error, text);
    }
}

void ObjectForm::placeControl(const Control &control)
{
    if (!control.field) {
        control.binding->setPlace({m_place, tr("Edit value"), false});
        return;
    }
    const Field &field = *control.field;
    const QString label = messages::fieldLabel(field.name);
    if (control.row) {
        control.row->setField(m_place, m_kind, field);
    } else if (control.table) {
        if (auto *entries = qobject_cast<EntriesModel *>(&control.table->model()))
            entries->setField(m_place, m_kind, field);
        const bool isWhole = &field == specification::objectType(m_kind).entries;
        control.table->setPlace(isWhole ? m_place : m_place / field.name);
    } else {
        const bool isRequired = field.required.contain(m_version);
        control.binding->setPlace(
            {m_place / field.name, tr("Edit %1", "%1: the label of a field").arg(label), !isRequired});
        if (control.note)
            control.note->setPlace(m_place / field.name);
    }
}

void ObjectForm::label(const Control &control)
{
    if (!control.field) {
        control.form->form().setLabel(control.binding->control(), tr("Value"));
        return;
    }
    const Field &field = *control.field;
    const QString text = messages::fieldLabel(field.name);
    if (control.table) {
        const bool isWhole = &field == specification::objectType(m_kind).entries;
        const bool isObject = field.type.is == Is::Object;
        const QString one = entryLabel(m_kind, field);
        if (auto *values = qobject_cast<NamedValuesModel *>(&control.table->model()))
            values->setEntryLabel(one);
        control.table->setTexts(
            {isWhole ? entriesTitle(m_kind) : text, tr("Add %1", "%1: an object such as media type").arg(one),
             tr("Remove %1", "%1: an object such as media type").arg(one), messages::fieldHelp(field),
             isObject ? tr("Open %1", "%1: an object such as media type").arg(one) : QString()});
        if (control.list)
            control.list->retranslate();
    } else if (control.row) {
        control.row->retranslate();
    } else {
        const bool isRequired = field.required.contain(m_version);
        const QString help = messages::fieldHelp(field);
        control.form->form().setLabel(control.binding->control(), text);
        control.form->form().setHelp(control.binding->control(),
                                     isRequired ? tr("Required. %1", "%1: what a field is for").arg(help) : help);
        if (auto *choice = qobject_cast<ChoiceBinding *>(control.binding))
            choice->retranslate();
        if (auto *line = qobject_cast<QLineEdit *>(control.binding->control()))
            line->setPlaceholderText(placeholderOf(field));
        if (auto *list = qobject_cast<editing::ListEdit *>(control.binding->control()))
            list->setPlaceholder(tr("Add entry"));
    }
}

void ObjectForm::retranslate()
{
    for (const Control &control : m_controls)
        label(control);
    if (m_security) {
        m_securityForm->setLabel(m_security, tr("Required of clients"));
        m_security->retranslate();
    }
    place();
}

QWidget *ObjectForm::fieldFor(const Pointer &pointer) const
{
    for (const BoundForm *form : m_forms) {
        if (QWidget *field = form->fieldFor(pointer))
            return field;
    }
    for (const Control &control : m_controls) {
        if (control.row && control.row->place().contains(pointer))
            return control.row;
        if (control.table && control.table->model().place().contains(pointer) &&
            control.table->model().place() != m_place)
            return &control.table->focusTarget();
    }
    return m_others ? m_others->fieldFor(pointer) : nullptr;
}

bool ObjectForm::focusFirst()
{
    QWidget *first = m_content ? widgets::firstControl(*m_content) : nullptr;
    if (first)
        first->setFocus(Qt::OtherFocusReason);
    return first;
}

void ObjectForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_content)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_objectform.cpp"
