#include "componentform.h"

#include "componentlist.h"
#include "editmessages.h"
#include "fieldlabels.h"
#include "heading.h"
#include "measures.h"
#include "nameedit.h"
#include "navigator.h"
#include "objectpage.h"
#include "objectplace.h"
#include "paragraphedit.h"
#include "schemasection.h"
#include "specificationtable.h"
#include "textbinding.h"
#include "workspace.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {

constexpr int ComponentDescriptionLines = 3;
constexpr int ShownUses = 8;

QString renameFailureText(const base::Error &error)
{
    if (error.code == base::ErrorCode::InvalidArgument)
        return ComponentForm::tr("A name can contain only letters, digits, dots, hyphens and underscores.");
    if (error.code == base::ErrorCode::Unsupported)
        return ComponentForm::tr("The reference at %1 can't be updated. Nothing was changed.",
                                 "%1: a place in the file")
            .arg(error.detail);
    if (error.code == base::ErrorCode::Cancelled)
        return ComponentForm::tr("The file changed in the meantime. Nothing was renamed. Try again.");
    if (error.code == base::ErrorCode::ReadOnly && !error.detail.isEmpty())
        return ComponentForm::tr("%1 refers to it and is read-only. Nothing was changed.", "%1: a file")
            .arg(error.detail);
    if (error.code == base::ErrorCode::SyntaxError && !error.detail.isEmpty())
        return ComponentForm::tr("%1 has a syntax error. Nothing was changed.", "%1: a file").arg(error.detail);
    return editFailureText(error);
}

} // namespace

ComponentForm::ComponentForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void ComponentForm::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_kind = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_kind->setObjectName(u"componentKind"_qs);
    m_form = new BoundForm(m_context, this);
    m_nameEdit = new QLineEdit(this);
    m_descriptionEdit = new widgets::ParagraphEdit(this);
    m_form->form().addField({}, m_nameEdit, u"componentName"_qs);
    m_name = new editing::NameEdit(m_nameEdit);
    m_description = m_form->addParagraph(m_descriptionEdit, u"componentDescription"_qs, ComponentDescriptionLines);
    m_schema = new SchemaSection(m_context, this);
    m_schema->setHidden({"description"});
    m_object = new ObjectPage(m_context, this);
    m_object->setEmbedded();
    m_usesTitle = new widgets::Heading({}, theme::Heading::Group, this);
    m_noUses = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_usesList = new QListWidget(this);
    m_usesList->setObjectName(u"componentUses"_qs);
    m_usesList->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_kind);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_form);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_schema, 1);
    column->addWidget(m_object);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_usesTitle);
    column->addWidget(m_noUses);
    column->addWidget(m_usesList);
    column->addStretch(0);
}

void ComponentForm::connectAll()
{
    connect(m_name, &editing::NameEdit::typed, this,
            [this](const QString &name) { emit renameRequested(m_component, name.toUtf8()); });
    connect(m_name, &editing::NameEdit::awaited, this, &ComponentForm::renameAwaited);
    connect(m_name, &editing::NameEdit::restored, this, [this] { m_form->form().clearMessage(m_nameEdit); });
    connect(m_schema, &SchemaSection::extracted, this, &ComponentForm::extracted);
    connect(m_object, &ObjectPage::opened, this, &ComponentForm::followObject);
    const auto show = [this](const QListWidgetItem *item) { showUse(m_usesList->row(item)); };
    connect(m_usesList, &QListWidget::itemActivated, this, show);
    connect(m_usesList, &QListWidget::itemClicked, this, show);
}

void ComponentForm::showUse(qsizetype row)
{
    if (row < 0 || row >= m_uses.size())
        return;
    const ComponentUse use = m_uses.at(row);
    if (use.address.isEmpty())
        m_context.showInSource(use.pointer, *this);
    else
        m_context.navigator.show({use.address, use.pointer}, navigation::View::Source, this);
}

void ComponentForm::setComponent(const openapi::Component &component)
{
    const bool isOther = component != m_component;
    if (isOther && m_nameEdit->text() != QString::fromUtf8(component.name))
        m_name->complete(); // Of the component that was shown.
    m_component = component;
    m_title->setText(QString::fromUtf8(component.name));
    refreshKind();
    if (isOther) {
        m_name->show(QString::fromUtf8(component.name));
        m_form->form().clearMessage(m_nameEdit);
    }
    const document::Document &document = m_definition.document();
    m_nameEdit->setEnabled(document.snapshot().isValid() &&
                           document.readOnlyReason() == document::ReadOnlyReason::None);
    place(isOther);
}

/** "Schema", as forms of other objects are titled; the list has the plural. */
void ComponentForm::refreshKind()
{
    const specification::ObjectType &components = specification::objectType(specification::ObjectKind::Components);
    const specification::Field *field = specification::findField(
        components, m_component.kind, openapi::versionOf(m_definition.document().snapshot()));
    const QString label = field ? messages::objectLabel(field->type.object) : QString();
    m_kind->setText(label.isEmpty() ? componentKindName(m_component.kind) : label.left(1).toUpper() + label.mid(1));
}

void ComponentForm::place(bool isOther)
{
    const bool isSchema = m_component.kind == "schemas";
    m_form->form().setFieldVisible(m_descriptionEdit, isSchema);
    m_schema->setVisible(isSchema);
    m_object->setVisible(!isSchema);
    if (isSchema) {
        m_description->setPlace({m_component.pointer.child("description"), tr("Edit description"), true});
        m_schema->setPlace(m_component.pointer);
    } else if (isOther) {
        // Later it follows the document by itself, and can show an object inside the component.
        m_object->open(m_component.pointer, QString::fromUtf8(m_component.name), m_component.pointer);
    }
}

/** References lead to other components, which have forms of their own. */
void ComponentForm::followObject(const document::Pointer &place)
{
    if (m_component.pointer.contains(place))
        m_context.select(place, *this);
    else
        emit componentRequested(place);
}

void ComponentForm::setUses(const QList<ComponentUse> &uses)
{
    m_uses = uses;
    refreshUses();
    refreshHelp();
}

/** Tells before a rename what it would change. */
void ComponentForm::refreshHelp()
{
    QSet<QString> files;
    for (const ComponentUse &use : std::as_const(m_uses))
        files.insert(use.address);
    const bool isElsewhere = !files.isEmpty() && files != QSet<QString>{QString()};
    QString help = tr("Not used by anything. Only the name changes.");
    if (isElsewhere)
        help = tr("Renaming also updates all references. References: %1. Files: %2.",
                  "%1: how many references, %2: how many files")
                   .arg(QString::number(m_uses.size()), QString::number(files.size()));
    else if (!m_uses.isEmpty())
        help = tr("Renaming also updates all references. References in this file: %1.", "%1: how many references")
                   .arg(m_uses.size());
    m_form->form().setHelp(m_nameEdit, help);
}

void ComponentForm::refreshUses()
{
    m_noUses->setVisible(m_uses.isEmpty());
    m_usesList->setVisible(!m_uses.isEmpty());
    m_usesList->clear();
    for (const ComponentUse &use : std::as_const(m_uses)) {
        m_usesList->addItem(
            use.address.isEmpty() ? use.path : tr("%1: %2", "%1: file, %2: a place in it").arg(use.file, use.path));
    }
    const auto rows = std::min<qsizetype>(m_uses.size(), ShownUses);
    m_usesList->setFixedHeight(static_cast<int>(rows) * theme::Size::Row + 2 * m_usesList->frameWidth());
}

void ComponentForm::editName()
{
    m_nameEdit->setFocus(Qt::OtherFocusReason);
    m_nameEdit->selectAll();
}

void ComponentForm::refuseName(const base::Error &error)
{
    m_form->form().setMessage(m_nameEdit, forms::FieldMessage::Kind::Error, renameFailureText(error));
}

QWidget *ComponentForm::reveal(const document::Pointer &pointer)
{
    if (m_component.kind != "schemas")
        return m_object->reveal(pointer);
    if (QWidget *field = m_form->fieldFor(pointer)) {
        field->setFocus(Qt::OtherFocusReason);
        return field;
    }
    m_schema->reveal(pointer);
    return nullptr;
}

bool ComponentForm::shows(const document::Pointer &pointer) const
{
    if (pointer == m_component.pointer)
        return true;
    if (m_component.kind != "schemas")
        return m_object->shows(pointer);
    return m_form->fieldFor(pointer) || m_schema->shows(pointer);
}

void ComponentForm::retranslate()
{
    m_form->form().setLabel(m_nameEdit, tr("Component name"));
    refreshHelp();
    m_form->form().setLabel(m_descriptionEdit, tr("Description"));
    m_usesTitle->setText(tr("Used by"));
    m_usesList->setAccessibleName(tr("Used by"));
    m_noUses->setText(tr("Not used by anything."));
    refreshKind();
    m_schema->retranslate();
    m_object->retranslate();
}

} // namespace designer

#include "moc_componentform.cpp"
