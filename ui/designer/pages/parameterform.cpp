#include "parameterform.h"

#include "boundform.h"
#include "choicebinding.h"
#include "decidingfield.h"
#include "editmessages.h"
#include "exampleeditor.h"
#include "fieldconditions.h"
#include "fieldlabels.h"
#include "fieldmessage.h"
#include "focus.h"
#include "foldedsection.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "objectform.h"
#include "objectnames.h"
#include "onestep.h"
#include "parameterpreview.h"
#include "samplepanel.h"
#include "schemasection.h"
#include "specificationtable.h"
#include "valuefield.h"
#include "workspace.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using document::Value;
using specification::ObjectKind;

namespace {

constexpr int LocationWidth = 120;
constexpr int FlagWidth = 110;

/** Members of a parameter or header that the form shows above its fold. */
QSet<QByteArray> parameterFieldsAbove()
{
    return {"name", "in", "required", "description", "schema", "example", "examples"};
}

QString controlName(const QByteArray &field)
{
    QString name = QString::fromUtf8(field);
    name[0] = name[0].toUpper();
    return u"parameter"_qs + name;
}

} // namespace

ParameterForm::ParameterForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    connect(&m_definition.document(), &document::Document::changed, this, &ParameterForm::refreshIfTouched);
    connect(m_addSchema, &QPushButton::clicked, this, &ParameterForm::addSchema);
    connect(m_example, &ExampleEditor::named, this, [this] { m_example->edit().setFocus(Qt::OtherFocusReason); });
}

bool ParameterForm::isFor(ObjectKind kind)
{
    return kind == ObjectKind::Parameter || kind == ObjectKind::Header;
}

void ParameterForm::buildWidgets()
{
    m_fields = new QWidget(this);
    m_schemaTitle = new widgets::Heading({}, theme::Heading::Group, this);
    m_addSchema = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_addSchema->setObjectName(u"parameterSchemaAdd"_qs);
    m_message = new forms::FieldMessage(this);
    m_schema = new SchemaSection(m_context, this);
    // The example below is made from the schema, too.
    if (auto *sample = m_schema->findChild<SamplePanel *>())
        sample->hide();
    m_exampleTitle = new widgets::Heading({}, theme::Heading::Group, this);
    m_example = new ExampleEditor(m_context, this);
    m_preview = new ParameterPreview(m_definition, this);
    m_rest = new FoldedSection(
        u"parameterRest"_qs, [this](QWidget *parent) { return newRest(parent); }, this);
    auto *example = new QWidget(this);
    example->setMaximumWidth(theme::Size::Field);
    auto *exampleColumn = new QVBoxLayout(example);
    exampleColumn->setContentsMargins({});
    exampleColumn->setSpacing(theme::Space::Control);
    exampleColumn->addWidget(m_exampleTitle);
    exampleColumn->addWidget(m_example);
    exampleColumn->addWidget(m_preview);
    auto *exampleRow = new QHBoxLayout;
    exampleRow->addWidget(example, 1);
    exampleRow->addStretch(0);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins({});
    m_column->setSpacing(theme::Space::Group);
    m_column->addWidget(m_fields);
    m_column->addWidget(m_schemaTitle);
    m_column->addWidget(m_addSchema, 0, Qt::AlignLeft);
    m_column->addWidget(m_message);
    m_column->addWidget(m_schema);
    m_column->addLayout(exampleRow);
    m_column->addWidget(m_rest);
    m_column->addStretch(1);
}

ParameterForm::Row ParameterForm::newRow(const QByteArray &name, QWidget *parent)
{
    const specification::Field *field = specification::findField(specification::objectType(m_kind), name, m_version);
    if (!field)
        return {};
    auto *form = new BoundForm(m_context, parent);
    FieldBinding *binding = addMemberField(*form, m_definition.document(), *field, m_version, controlName(name));
    return {field, form, binding};
}

/** The edit of the location removes the members that the parameter can't have there, and adds those that it needs. */
void ParameterForm::makeDeciding(const Row &row)
{
    row.binding->setWriter([binding = row.binding, &document = m_definition.document(), kind = m_kind,
                            &field = *row.field](const Value &value) {
        return openapi::setDecidingField(document, binding->place().pointer.parent(), kind, field, value);
    });
}

/** A header has no name and location of its own. */
void ParameterForm::rebuildFields()
{
    // A control of the old fields can be the one whose edit made others necessary.
    m_fields->hide();
    m_column->removeWidget(m_fields);
    m_fields->deleteLater();
    m_fields = new QWidget(this);
    m_fields->setMaximumWidth(theme::Size::Field);
    m_rows.clear();
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Group);
    for (const char *name : {"name", "in", "required"}) {
        const Row row = newRow(name, m_fields);
        if (!row.field)
            continue;
        const bool isName = QByteArrayView(row.field->name) == "name";
        if (!isName)
            row.form->setMaximumWidth(QByteArrayView(row.field->name) == "in" ? LocationWidth : FlagWidth);
        line->addWidget(row.form, isName ? 1 : 0, Qt::AlignTop);
        if (specification::isDeciding(specification::objectType(m_kind), row.field->name, m_version))
            makeDeciding(row);
        m_rows.append(row);
    }
    if (m_kind == ObjectKind::Header)
        line->addStretch(1);
    auto *column = new QVBoxLayout(m_fields);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Group);
    column->addLayout(line);
    if (const Row row = newRow("description", m_fields); row.field) {
        column->addWidget(row.form);
        m_rows.append(row);
    }
    m_column->insertWidget(0, m_fields);
    // The layout would show it later, but a control can get the focus now.
    m_fields->setVisible(true);
    QWidget *before = m_fields;
    for (QWidget *part : {static_cast<QWidget *>(m_addSchema), static_cast<QWidget *>(m_schema),
                          static_cast<QWidget *>(m_example), static_cast<QWidget *>(m_rest)}) {
        widgets::chainFocus(*before, *part);
        before = part;
    }
}

void ParameterForm::setObject(const Pointer &place, ObjectKind kind)
{
    const specification::Version version = openapi::versionOf(m_definition.document().snapshot());
    const bool isOtherForm = kind != m_kind || version != m_version;
    const bool isOther = place != m_place;
    m_place = place;
    m_kind = kind;
    m_version = version;
    if (isOtherForm)
        rebuildFields();
    if (isOther) {
        m_message->clear();
        m_rest->setUnfolded(hasContent());
    }
    if (isOtherForm || isOther)
        placeFields();
    retranslate();
}

void ParameterForm::placeFields()
{
    for (const Row &row : std::as_const(m_rows)) {
        const QString label = messages::fieldLabel(row.field->name);
        row.binding->setPlace({m_place / row.field->name, tr("Edit %1", "%1: the label of a field").arg(label),
                               !row.field->required.contain(m_version)});
        row.form->refresh();
    }
    m_preview->setPlace(m_place);
}

void ParameterForm::refreshIfTouched(const document::Change &change)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (!m_place.isRoot() && snapshot.isValid() && change.touches(m_place) && snapshot.at(m_place).exists())
        refresh();
}

bool ParameterForm::hasContent() const
{
    const document::Node object = m_definition.document().snapshot().at(m_place);
    return object.member("content").exists() && !object.member("schema").exists();
}

Pointer ParameterForm::schemaPlace() const
{
    const Pointer schema = m_place / QByteArray("schema");
    return m_definition.document().snapshot().at(schema).exists() ? schema : Pointer();
}

void ParameterForm::refresh()
{
    const document::Document &document = m_definition.document();
    showSchema();
    m_addSchema->setEnabled(document.readOnlyReason() == document::ReadOnlyReason::None &&
                            document.snapshot().isValid());
    const bool hasExample = !hasContent();
    m_exampleTitle->setVisible(hasExample);
    m_example->setVisible(hasExample);
    const auto direction = m_kind == ObjectKind::Header ? schema::Direction::Response : schema::Direction::Request;
    m_example->setHolder({hasExample ? m_place : Pointer(), {}, direction});
    m_rest->setTitle(foldTitle(document.snapshot().at(m_place), m_kind, parameterFieldsAbove()));
    if (m_rest->content())
        static_cast<ObjectForm *>(m_rest->content())->setObject(m_place);
}

void ParameterForm::showSchema()
{
    const Pointer schema = schemaPlace();
    const bool isMissing = schema.isRoot() && !hasContent();
    m_schemaTitle->setVisible(isMissing);
    m_addSchema->setVisible(isMissing);
    m_schema->setVisible(!schema.isRoot());
    if (!schema.isRoot())
        m_schema->setPlace(schema);
}

void ParameterForm::addSchema()
{
    document::Document &document = m_definition.document();
    const Value schema = Value::object({{"type", Value::string(QByteArray("string"))}});
    const auto added = inOneStep(document, tr("Add schema"),
                                 [&] { return openapi::setMember(document, m_place / QByteArray("schema"), schema); });
    if (added)
        m_schema->focusFirst();
    else
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(added.error()));
}

QWidget *ParameterForm::newRest(QWidget *parent)
{
    auto *form = new ObjectForm(m_context, parent);
    form->setOmitted(parameterFieldsAbove());
    form->setObject(m_place);
    return form;
}

QWidget *ParameterForm::reveal(const Pointer &pointer)
{
    if (!m_place.contains(pointer))
        return nullptr;
    if (pointer == m_place) {
        focusFirst();
        return m_rows.isEmpty() ? nullptr : m_rows.first().binding->control();
    }
    const QByteArray member = pointer.tokens().at(m_place.tokens().size());
    if (member == "schema")
        return m_schema->reveal(pointer) ? static_cast<QWidget *>(m_schema) : m_addSchema;
    QWidget *control = nullptr;
    if (member == "example" || member == "examples") {
        control = m_example->reveal(pointer);
    } else if (const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                             [&member](const Row &one) { return member == one.field->name; });
               row != m_rows.cend()) {
        control = row->binding->control();
    } else {
        m_rest->setUnfolded(true);
        control = static_cast<ObjectForm *>(m_rest->content())->fieldFor(pointer);
    }
    if (control)
        control->setFocus(Qt::OtherFocusReason);
    return control;
}

bool ParameterForm::shows(const Pointer &pointer) const
{
    const Pointer schema = schemaPlace();
    return schema.isRoot() || !schema.contains(pointer) ? m_place.contains(pointer) : m_schema->shows(pointer);
}

void ParameterForm::focusFirst()
{
    if (!m_rows.isEmpty())
        m_rows.first().binding->control()->setFocus(Qt::OtherFocusReason);
}

void ParameterForm::retranslate()
{
    for (const Row &row : std::as_const(m_rows)) {
        QWidget *control = row.binding->control();
        row.form->form().setLabel(control, messages::fieldLabel(row.field->name));
        control->setToolTip(messages::fieldHelp(*row.field));
        if (auto *choice = qobject_cast<ChoiceBinding *>(row.binding))
            choice->retranslate();
    }
    m_schemaTitle->setText(messages::fieldLabel("schema"));
    widgets::setButtonText(m_addSchema, tr("Add schema"));
    m_exampleTitle->setText(tr("Example"));
    m_example->retranslate();
    m_schema->retranslate();
    if (!m_place.isRoot())
        refresh();
}

} // namespace designer

#include "moc_parameterform.cpp"
