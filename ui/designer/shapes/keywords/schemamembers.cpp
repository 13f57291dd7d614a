#include "schemamembers.h"

#include "addline.h"
#include "boundform.h"
#include "fieldmessage.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "paragraphedit.h"
#include "valuebinding.h"
#include "workspace.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace designer {

using document::Document;
using document::Pointer;
using document::Value;

namespace {

constexpr int SchemaMemberLines = 3;

QString schemaMemberControl(const QByteArray &name)
{
    return u"schemaMember_"_qs + QString::fromUtf8(name);
}

} // namespace

SchemaMembers::SchemaMembers(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_name = new QLineEdit(this);
    m_name->setObjectName(u"schemaMemberName"_qs);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"addSchemaMember"_qs);
    m_message = new forms::FieldMessage(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::Space::Control);
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    auto *box = new QWidget(this);
    box->setMaximumWidth(theme::Size::Field);
    box->setLayout(row);
    row->setContentsMargins({});
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, theme::Space::Control, 0, 0);
    m_column->setSpacing(theme::Space::Control);
    m_column->addWidget(m_title);
    m_column->addWidget(box);
    m_column->addWidget(m_message);
    connect(m_add, &QPushButton::clicked, this, &SchemaMembers::addMember);
    connect(m_name, &QLineEdit::returnPressed, this, &SchemaMembers::addMember);
    auto *line = new editing::AddLine(m_name, m_add);
    connect(line, &editing::AddLine::refused, this, [this] {
        m_message->show(forms::FieldMessage::Kind::Error, tr("The schema has this member already, or can't have it."));
    });
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_message->clear();
        refreshAdd();
    });
    retranslate();
    refreshAdd();
}

void SchemaMembers::retranslate()
{
    m_title->setText(tr("Other members"));
    m_name->setPlaceholderText(tr("x-name"));
    m_name->setAccessibleName(tr("Name of another member"));
    widgets::setButtonText(m_add, tr("Add member"));
}

void SchemaMembers::setMembers(const Pointer &schema, const QByteArrayList &names)
{
    const bool isOther = schema != m_schema || !m_form;
    if (isOther && m_form && names == m_names) {
        placeFields(schema);
        return;
    }
    const QHash<QByteArray, QString> refused = isOther ? QHash<QByteArray, QString>() : refusedTexts();
    const bool areKept = !isOther && names.mid(0, m_names.size()) == m_names;
    m_schema = schema;
    if (!areKept)
        buildForm();
    for (const QByteArray &name : names.sliced(areKept ? m_names.size() : 0))
        addField(name);
    m_names = names;
    m_form->setVisible(!m_names.isEmpty());
    refreshAdd();
    if (areKept)
        return;
    for (auto text = refused.cbegin(); text != refused.cend(); ++text) {
        if (auto *edit = m_form->findChild<QPlainTextEdit *>(schemaMemberControl(text.key())))
            edit->setPlainText(*text);
    }
}

/** What is typed in fields and can't be written, by the name of the member. */
QHash<QByteArray, QString> SchemaMembers::refusedTexts() const
{
    QHash<QByteArray, QString> texts;
    for (const QByteArray &name : m_names) {
        const auto *edit = m_form->findChild<QPlainTextEdit *>(schemaMemberControl(name));
        const ValueBinding *binding = bindingOf(name);
        if (binding && binding->isRefused())
            texts.insert(name, edit->toPlainText());
    }
    return texts;
}

ValueBinding *SchemaMembers::bindingOf(const QByteArray &name) const
{
    const auto *edit = m_form->findChild<QPlainTextEdit *>(schemaMemberControl(name));
    return edit ? edit->findChild<ValueBinding *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

FieldPlace SchemaMembers::placeOf(const QByteArray &name) const
{
    return {m_schema.child(name), tr("Edit %1", "%1: a keyword").arg(QString::fromUtf8(name)), true};
}

/** For another schema with the same members, or for the same one with another name. */
void SchemaMembers::placeFields(const Pointer &schema)
{
    m_schema = schema;
    for (const QByteArray &name : std::as_const(m_names)) {
        if (ValueBinding *binding = bindingOf(name))
            binding->setPlace(placeOf(name));
    }
    m_form->refresh();
    refreshAdd();
}

/** The form is replaced as a whole. One of its fields may be the reason, so it is deleted later. */
void SchemaMembers::buildForm()
{
    if (m_form) {
        m_form->hide();
        m_form->disconnect(this);
        m_form->deleteLater();
    }
    m_form = new BoundForm(m_context, this);
    m_column->insertWidget(1, m_form);
    connect(
        m_form, &BoundForm::typingChanged, this,
        [this](bool isTyping) {
            if (!isTyping)
                emit edited();
        },
        Qt::QueuedConnection);
}

void SchemaMembers::addField(const QByteArray &name)
{
    const QString label = QString::fromUtf8(name);
    auto *edit = new widgets::ParagraphEdit(m_form);
    const int margins = 2 * (edit->frameWidth() + int(edit->document()->documentMargin()));
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * SchemaMemberLines + margins);
    m_form->form().addField(label, edit, schemaMemberControl(name));
    auto *binding = new ValueBinding(m_definition.document(), edit);
    m_form->watch(binding);
    BoundForm *form = m_form;
    connect(binding, &ValueBinding::invalidTyped, m_form,
            [form, edit](const QString &why) { form->setNote(edit, forms::FieldMessage::Kind::Error, why); });
    binding->setPlace(placeOf(name));
    auto *remove = new QToolButton(m_form);
    remove->setIcon(theme::icon(theme::Icon::Remove));
    remove->setObjectName(schemaMemberControl(name) + u"Remove"_qs);
    const QString text = tr("Remove %1", "%1: a member").arg(label);
    remove->setToolTip(text);
    remove->setAccessibleName(text);
    remove->setAutoRaise(true);
    m_form->form().addBeside(edit, remove);
    connect(remove, &QToolButton::clicked, this, [this, name] { removeMember(name); });
}

void SchemaMembers::removeMember(const QByteArray &name)
{
    Document &document = m_definition.document();
    const Pointer place = m_schema.child(name);
    {
        const Document::Step step(document, tr("Remove %1", "%1: a member").arg(QString::fromUtf8(name)));
        // A member that comes from a merge key is not here; its field tells so.
        (void)document.remove(place);
    }
    document.closeStep();
}

void SchemaMembers::refreshAdd()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const QByteArray name = m_name->text().trimmed().toUtf8();
    const bool canEdit = snapshot.isValid() &&
                         m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    m_add->setEnabled(canEdit && !name.isEmpty() && snapshot.at(m_schema).isMapping() &&
                      !snapshot.at(m_schema).member(name).exists());
}

/** The new member has an empty text, which is selected to be replaced. */
void SchemaMembers::addMember()
{
    if (!m_add->isEnabled())
        return;
    const QByteArray name = m_name->text().trimmed().toUtf8();
    Document &document = m_definition.document();
    base::Result<void> done;
    {
        const Document::Step step(document, tr("Add %1", "%1: a member").arg(QString::fromUtf8(name)));
        done = openapi::setMember(document, m_schema.child(name), Value::string(QString()));
    }
    document.closeStep();
    if (!done)
        return;
    m_name->clear();
    if (auto *edit = qobject_cast<QPlainTextEdit *>(fieldFor(m_schema.child(name)))) {
        edit->setFocus(Qt::OtherFocusReason);
        edit->selectAll();
    }
}

QByteArray SchemaMembers::focusedMember() const
{
    for (const QByteArray &name : m_names) {
        const QWidget *field = fieldFor(m_schema.child(name));
        if (field && field->hasFocus())
            return name;
    }
    return {};
}

QWidget *SchemaMembers::fieldFor(const Pointer &pointer) const
{
    return m_form ? m_form->fieldFor(pointer) : nullptr;
}

} // namespace designer

#include "moc_schemamembers.cpp"
