#include "objectrow.h"

#include "editmessages.h"
#include "fieldlabels.h"
#include "fieldmessage.h"
#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "newobject.h"
#include "objectnames.h"
#include "objectplace.h"
#include "problemtext.h"
#include "referencepicker.h"
#include "refs.h"
#include "workspace.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Value;
using specification::ObjectKind;

ObjectRow::ObjectRow(const Context &context, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets(objectName);
    connectAll();
}

void ObjectRow::buildWidgets(const QString &objectName)
{
    setObjectName(objectName + u"Row"_qs);
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_summary = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_picker = new ReferencePicker(m_context, this);
    m_picker->setObjectName(objectName + u"Reference"_qs);
    m_message = new forms::FieldMessage(this);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(objectName + u"Add"_qs);
    m_open = new QPushButton(this);
    m_open->setObjectName(objectName + u"Open"_qs);
    m_remove = new QPushButton(this);
    m_remove->setObjectName(objectName + u"Remove"_qs);
    auto *buttons = new widgets::FlowLayout;
    buttons->setSpacing(theme::Space::Control);
    for (QPushButton *button : {m_add, m_open, m_remove})
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::Space::Control);
    head->addWidget(m_title);
    head->addWidget(m_picker);
    head->addStretch(1);
    column->addLayout(head);
    column->addWidget(m_summary);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void ObjectRow::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (m_field && (change.touches(m_place) || !m_definition.document().snapshot().isValid()))
            refresh();
    });
    connect(m_add, &QPushButton::clicked, this, &ObjectRow::add);
    connect(m_open, &QPushButton::clicked, this, [this] { m_context.enterObject(m_place, *this); });
    connect(m_remove, &QPushButton::clicked, this, &ObjectRow::remove);
    connect(m_picker, &ReferencePicker::written, this, &ObjectRow::report);
}

void ObjectRow::setField(const document::Pointer &owner, ObjectKind ownerKind, const specification::Field &field)
{
    m_owner = owner;
    m_ownerKind = ownerKind;
    m_field = &field;
    m_place = owner / field.name;
    retranslate();
}

QString ObjectRow::label() const
{
    return messages::fieldLabel(m_field->name);
}

void ObjectRow::retranslate()
{
    if (!m_field)
        return;
    const QString name = label();
    const QString inSentence = messages::fieldInSentence(m_field->name);
    m_title->setText(name);
    m_picker->setAccessibleName(name);
    widgets::setButtonText(m_add, tr("Add %1", "%1: a field such as request body").arg(inSentence));
    widgets::setButtonText(m_open, tr("Open %1", "%1: a field such as request body").arg(inSentence));
    widgets::setButtonText(m_remove, tr("Remove %1", "%1: a field such as request body").arg(inSentence));
    m_picker->retranslate();
    refresh();
}

void ObjectRow::refresh()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const specification::Version version = openapi::versionOf(snapshot);
    const Node node = snapshot.at(m_place);
    const bool isThere = node.exists() && !node.isNull();
    const ObjectKind kind = m_field->type.object;
    const bool canRefer = kind == ObjectKind::Schema || m_field->type.reference.contain(version);
    const bool isEditable = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None &&
                            snapshot.isValid();
    const QString summary = isThere ? objectSummary(node, kind) : messages::fieldHelp(*m_field);
    m_summary->setText(summary);
    // The name of a component is in the list beside it.
    m_summary->setVisible(!summary.isEmpty() && !(canRefer && openapi::referenceOf(node)));
    m_picker->setPlace(m_place, kind);
    m_picker->setVisible(isThere && canRefer && m_picker->hasChoice());
    m_picker->setEnabled(isEditable);
    m_add->setVisible(!isThere);
    m_add->setEnabled(isEditable);
    m_open->setVisible(isThere);
    m_remove->setVisible(isThere);
    m_remove->setEnabled(isEditable);
    showProblem();
}

void ObjectRow::setProblem(const base::Diagnostic *problem)
{
    m_problem = problem ? std::optional(*problem) : std::nullopt;
    showProblem();
}

void ObjectRow::showProblem()
{
    if (m_problem)
        m_message->show(messageKind(m_problem->severity), problemText(*m_problem));
    else
        m_message->clear();
}

bool ObjectRow::report(const base::Result<void> &result)
{
    m_definition.document().closeStep();
    refresh();
    if (!result)
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(result.error()));
    return result.isOk();
}

void ObjectRow::add()
{
    base::Result<void> added;
    {
        document::Document &document = m_definition.document();
        const document::Document::Step step(document, m_add->text());
        const specification::Version version = openapi::versionOf(document.snapshot());
        // The content of a media type is an object more often than a text.
        const bool isBody = m_ownerKind == ObjectKind::MediaType && m_field->type.object == ObjectKind::Schema;
        const Value value = isBody ? Value::object({{"type", Value::string(QByteArray("object"))}})
                                   : openapi::newValue(*m_field, version);
        added = openapi::setMember(document, m_place, value);
    }
    if (report(added))
        m_open->setFocus(Qt::OtherFocusReason);
}

void ObjectRow::remove()
{
    base::Result<void> removed;
    {
        const document::Document::Step step(m_definition.document(), m_remove->text());
        removed = m_definition.document().remove(m_place);
    }
    if (report(removed))
        m_add->setFocus(Qt::OtherFocusReason);
}

} // namespace designer

#include "moc_objectrow.cpp"
