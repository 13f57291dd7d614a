#include "othermembers.h"

#include "addline.h"
#include "boundform.h"
#include "editmessages.h"
#include "gatewayfields.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "specificationtable.h"
#include "valuefield.h"
#include "workspace.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Value;

namespace {
/** More vendor members than anybody edits in a form; the rest is in Source. */
constexpr qsizetype MaximumOtherMembers = 40;
} // namespace

OtherMembers::OtherMembers(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    retranslate();
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (change.touches(m_object))
            refresh();
    });
    connect(m_add, &QPushButton::clicked, this, &OtherMembers::add);
    connect(m_name, &QLineEdit::returnPressed, this, &OtherMembers::add);
    new editing::AddLine(m_name, m_add);
}

void OtherMembers::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_name = new QLineEdit(this);
    m_name->setObjectName(u"otherMemberName"_qs);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"otherMemberAdd"_qs);
    m_message = new forms::FieldMessage(this);
    auto *line = new QWidget(this);
    line->setMaximumWidth(theme::Size::Field);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins({});
    row->setSpacing(theme::Space::Control);
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(line);
    column->addWidget(m_message);
}

void OtherMembers::retranslate()
{
    m_title->setText(tr("Other members"));
    m_name->setAccessibleName(tr("Name of the new member"));
    m_name->setPlaceholderText(tr("x-name"));
    widgets::setButtonText(m_add, tr("Add member"));
}

void OtherMembers::setKnown(specification::ObjectKind kind, specification::Version version,
                            const QSet<QByteArray> &elsewhere)
{
    m_kind = kind;
    m_version = version;
    m_elsewhere = elsewhere;
}

QList<QByteArray> OtherMembers::namesInDocument() const
{
    QList<QByteArray> names;
    const Node object = m_definition.document().snapshot().at(m_object);
    const specification::ObjectType &type = specification::objectType(m_kind);
    for (qsizetype i = 0; object.isMapping() && i < object.childCount() && names.size() < MaximumOtherMembers; ++i) {
        const QByteArray name = object.keyAt(i);
        // The gateway extension has a tab of its own, and may have passwords.
        const bool isElsewhere = m_elsewhere.contains(name) || (m_object.isRoot() && definition::isExtensionName(name));
        if (!specification::memberField(type, name, m_version) && !isElsewhere && !names.contains(name))
            names.append(name);
    }
    return names;
}

void OtherMembers::setObject(const document::Pointer &object)
{
    const bool isOther = object != m_object;
    m_object = object;
    m_message->clear();
    if (isOther && namesInDocument() == m_names)
        placeFields();
    else if (isOther && !m_names.isEmpty())
        drop();
    refresh();
}

void OtherMembers::refresh()
{
    const bool isEditable = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    m_add->setEnabled(isEditable);
    m_name->setEnabled(isEditable);
    if (const QList<QByteArray> names = namesInDocument(); names != m_names || !m_form)
        showFields(names);
}

/** Called for an edit of one of the fields too: its form is deleted after it has returned. */
void OtherMembers::drop()
{
    if (m_form)
        m_form->deleteLater();
    m_form = nullptr;
    m_names.clear();
    m_bindings.clear();
}

/** Keeps the fields if there are only more of them, and what is typed in the others if it can't be written. */
void OtherMembers::showFields(const QList<QByteArray> &names)
{
    QHash<QByteArray, QString> refused;
    for (size_t i = 0; i < m_bindings.size(); ++i) {
        const auto *edit = qobject_cast<const QPlainTextEdit *>(m_bindings[i]->control());
        if (edit && m_bindings[i]->isRefused())
            refused.insert(m_names.at(qsizetype(i)), edit->toPlainText());
    }
    if (names.mid(0, m_names.size()) == m_names)
        refused.clear();
    else
        drop();
    if (!m_form)
        addForm();
    for (const QByteArray &name : names.sliced(m_names.size()))
        addField(name);
    m_names = names;
    m_form->setVisible(!names.isEmpty());
    m_form->refresh();
    for (auto text = refused.cbegin(); text != refused.cend(); ++text) {
        if (auto *edit = qobject_cast<QPlainTextEdit *>(fieldFor(m_object / text.key())))
            edit->setPlainText(*text);
    }
}

void OtherMembers::addForm()
{
    m_form = new BoundForm(m_context, this);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_form);
}

void OtherMembers::addField(const QByteArray &name)
{
    const QString label = QString::fromUtf8(name);
    FieldBinding *binding = addValueField(*m_form, m_definition.document(), u"otherMember."_qs + label);
    m_form->form().setLabel(binding->control(), label);
    binding->setPlace(placeOf(name));
    m_bindings.push_back(binding);
}

FieldPlace OtherMembers::placeOf(const QByteArray &name) const
{
    return {m_object / name, tr("Edit %1", "%1: the name of a member").arg(QString::fromUtf8(name)), true};
}

/** For another object with the same members, or for the same one with another name. */
void OtherMembers::placeFields()
{
    for (size_t i = 0; i < m_bindings.size(); ++i)
        m_bindings[i]->setPlace(placeOf(m_names.at(qsizetype(i))));
    // The messages are those of the new places.
    if (m_form)
        m_form->refresh();
}

void OtherMembers::add()
{
    const QByteArray name = m_name->text().trimmed().toUtf8();
    if (name.isEmpty()) {
        m_message->show(forms::FieldMessage::Kind::Error, tr("Enter the name of the member, such as x-team."));
        m_name->setFocus(Qt::OtherFocusReason);
        return;
    }
    base::Result<void> added;
    {
        const document::Document::Step step(m_definition.document(), tr("Add member"));
        const document::Pointer place = m_object / name;
        added = m_definition.document().snapshot().at(place).exists()
                    ? base::Result<void>(base::Error{base::ErrorCode::AlreadyExists, place.toString()})
                    : openapi::setMember(m_definition.document(), place, Value::string(QByteArray()));
    }
    m_definition.document().closeStep();
    if (!added) {
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(added.error()));
        return;
    }
    m_message->clear();
    m_name->clear();
    if (QWidget *field = fieldFor(m_object / name))
        field->setFocus(Qt::OtherFocusReason);
}

QWidget *OtherMembers::fieldFor(const document::Pointer &pointer) const
{
    return m_form ? m_form->fieldFor(pointer) : nullptr;
}

void OtherMembers::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_othermembers.cpp"
