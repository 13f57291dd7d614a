#include "schemaactions.h"

#include "fieldlabels.h"
#include "flowlayout.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "rowgestures.h"
#include "schematreeview.h"
#include "schematypes.h"
#include "specificationtable.h"

#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace designer {

using openapi::ReferenceState;
using RowPlace = openapi::SchemaRow::Place;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;

namespace {

/** The text of a keyword in the menu: what it is for, and its name. */
QString addText(const Field &field)
{
    struct Intention {
        const char *keyword;
        const char *text;
    };
    static constexpr Intention Intentions[] = {
        {"properties", QT_TRANSLATE_NOOP("designer::SchemaActions", "Property (properties)")},
        {"items", QT_TRANSLATE_NOOP("designer::SchemaActions", "Item of the array (items)")},
        {"additionalProperties", QT_TRANSLATE_NOOP("designer::SchemaActions", "Map of … (additionalProperties)")},
        {"oneOf", QT_TRANSLATE_NOOP("designer::SchemaActions", "One of several schemas (oneOf)")},
        {"anyOf", QT_TRANSLATE_NOOP("designer::SchemaActions", "Any of several schemas (anyOf)")},
        {"allOf", QT_TRANSLATE_NOOP("designer::SchemaActions", "All of several schemas (allOf)")},
        {"$defs", QT_TRANSLATE_NOOP("designer::SchemaActions", "Definition ($defs)")},
    };
    const QByteArrayView name = field.name;
    const auto *const found = std::find_if(std::begin(Intentions), std::end(Intentions),
                                           [name](const Intention &one) { return name == one.keyword; });
    if (found != std::end(Intentions))
        return SchemaActions::tr(found->text);
    const QString keyword = QString::fromLatin1(field.name);
    if (field.type.holds == Holds::One)
        return keyword;
    return field.type.holds == Holds::Map ? SchemaActions::tr("Entry of %1", "%1: a keyword").arg(keyword)
                                          : SchemaActions::tr("Branch of %1", "%1: a keyword").arg(keyword);
}

/** What is added most to schemas of these types, the most common first. */
QByteArrayList commonKeywords(const QByteArrayList &types)
{
    const auto fits = [&types](const char *type) { return types.isEmpty() || types.contains(type); };
    QByteArrayList keywords;
    if (fits("object"))
        keywords += QByteArrayList{"properties", "additionalProperties"};
    if (fits("array"))
        keywords.append("items");
    return keywords + QByteArrayList{"oneOf", "anyOf", "allOf"};
}

bool isComponent(const shapes::Row &row)
{
    const QList<QByteArray> &tokens = row.written.pointer.tokens();
    return tokens.size() == 3 && tokens.first() == "components";
}

} // namespace

SchemaActions::SchemaActions(SchemaTreeView *tree, QWidget *parent)
    : QWidget(parent)
{
    buildActions(tree);
    buildButtons();
    retranslate();
}

QAction *SchemaActions::addAction(SchemaTreeView *tree, const QString &objectName, const QKeySequence &shortcut)
{
    auto *action = new QAction(tree);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    tree->addAction(action);
    m_menu->addAction(action);
    return action;
}

void SchemaActions::buildActions(SchemaTreeView *tree)
{
    m_menu = new QMenu(this);
    m_menu->setObjectName(u"schemaMenu"_qs);
    m_newProperty = addAction(tree, u"addPropertyAction"_qs, QKeySequence(Qt::Key_Insert));
    m_rename = addAction(tree, u"renameSchemaAction"_qs);
    m_line = addAction(tree, u"editLineAction"_qs, QKeySequence(Qt::SHIFT | Qt::Key_F2));
    m_paste = addAction(tree, u"pastePropertiesAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_V));
    m_duplicate = addAction(tree, u"duplicateSchemaAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_D));
    m_delete = addAction(tree, u"deleteSchemaAction"_qs, QKeySequence(QKeySequence::Delete));
    m_moveUp = addAction(tree, u"moveSchemaUpAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Up));
    m_moveDown = addAction(tree, u"moveSchemaDownAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Down));
    m_required = addAction(tree, u"requiredSchemaAction"_qs);
    m_required->setCheckable(true);
    m_reference = addAction(tree, u"referToSchemaAction"_qs);
    m_inline = addAction(tree, u"inlineSchemaAction"_qs);
    m_extract = addAction(tree, u"extractSchemaAction"_qs);
    m_oneOf = addAction(tree, u"turnIntoOneOfAction"_qs);
    m_discriminator = addAction(tree, u"addDiscriminatorAction"_qs);
    m_repeated = addAction(tree, u"goToRepeatedSchemaAction"_qs);
    m_sample = addAction(tree, u"makeFromSampleAction"_qs);
    m_refine = addAction(tree, u"refineWithSampleAction"_qs);
    m_showSource = addAction(tree, u"showSchemaInSourceAction"_qs);
    m_newProperty->setIcon(theme::icon(theme::Icon::Add));
    m_rename->setIcon(theme::icon(theme::Icon::Edit));
    m_duplicate->setIcon(theme::icon(theme::Icon::Duplicate));
    m_delete->setIcon(theme::icon(theme::Icon::Remove));
    m_moveUp->setIcon(theme::icon(theme::Icon::ArrowUp));
    m_moveDown->setIcon(theme::icon(theme::Icon::ArrowDown));
    m_reference->setIcon(theme::icon(theme::Icon::Link));
    m_showSource->setIcon(theme::icon(theme::Icon::Source));
    connect(m_newProperty, &QAction::triggered, this, [this] { emit addRequested("properties"); });
    connect(m_rename, &QAction::triggered, this, &SchemaActions::renameRequested);
    connect(m_line, &QAction::triggered, this, &SchemaActions::lineRequested);
    connect(m_paste, &QAction::triggered, this, &SchemaActions::pasteRequested);
    connect(m_duplicate, &QAction::triggered, this, &SchemaActions::duplicateRequested);
    connect(m_delete, &QAction::triggered, this, &SchemaActions::deleteRequested);
    connect(m_moveUp, &QAction::triggered, this, [this] { emit moveRequested(-1); });
    connect(m_moveDown, &QAction::triggered, this, [this] { emit moveRequested(1); });
    connect(m_required, &QAction::triggered, this, &SchemaActions::requiredRequested);
    connect(m_reference, &QAction::triggered, this, &SchemaActions::referenceRequested);
    connect(m_inline, &QAction::triggered, this, &SchemaActions::inlineRequested);
    connect(m_extract, &QAction::triggered, this, &SchemaActions::extractRequested);
    connect(m_oneOf, &QAction::triggered, this, &SchemaActions::oneOfRequested);
    connect(m_discriminator, &QAction::triggered, this, &SchemaActions::discriminatorRequested);
    connect(m_repeated, &QAction::triggered, this, &SchemaActions::repeatedRequested);
    connect(tree, &SchemaTreeView::menuRequested, this, [this](const QPoint &position) { m_menu->popup(position); });
    connect(m_sample, &QAction::triggered, this, &SchemaActions::sampleRequested);
    connect(m_refine, &QAction::triggered, this, &SchemaActions::refineRequested);
    connect(m_showSource, &QAction::triggered, this, &SchemaActions::sourceRequested);
}

void SchemaActions::buildButtons()
{
    auto *row = new widgets::FlowLayout(this);
    row->setContentsMargins({});
    row->setSpacing(theme::Space::Control);
    m_addProperty = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_addProperty->setObjectName(u"addProperty"_qs);
    m_addOther = new QPushButton(theme::icon(theme::Icon::ChevronDown), {}, this);
    m_addOther->setObjectName(u"addSchemaMenu"_qs);
    m_addMenu = new QMenu(this);
    m_addMenu->setToolTipsVisible(true);
    m_moreMenu = new QMenu(m_addMenu);
    m_moreMenu->setObjectName(u"addMoreKeywords"_qs);
    m_moreMenu->setToolTipsVisible(true);
    row->addWidget(m_addProperty);
    row->addWidget(m_addOther);
    m_remove = new QToolButton(this);
    m_remove->setObjectName(u"removeProperty"_qs);
    m_remove->setDefaultAction(m_delete);
    m_remove->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_remove->setAutoRaise(true);
    row->addWidget(m_remove);
    m_more = new QPushButton(theme::icon(theme::Icon::More), {}, this);
    m_more->setObjectName(u"schemaMenuButton"_qs);
    row->addWidget(m_more);
    connect(m_more, &QPushButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    connect(m_addProperty, &QPushButton::clicked, m_newProperty, &QAction::trigger);
    connect(m_addOther, &QPushButton::clicked, this,
            [this] { m_addMenu->popup(m_addOther->mapToGlobal(m_addOther->rect().bottomLeft())); });
}

void SchemaActions::retranslate()
{
    widgets::setButtonText(m_addProperty, tr("Add property"));
    widgets::setButtonText(m_addOther, tr("Add other"));
    widgets::setButtonText(m_more, tr("More"));
    m_newProperty->setText(tr("Add property"));
    m_rename->setText(tr("Rename"));
    m_line->setText(tr("Edit as line"));
    m_paste->setText(tr("Paste properties"));
    m_duplicate->setText(tr("Duplicate"));
    m_delete->setText(tr("Delete"));
    m_moveUp->setText(tr("Move up"));
    m_moveDown->setText(tr("Move down"));
    m_required->setText(tr("Required"));
    m_reference->setText(tr("Change type or reference"));
    m_inline->setText(tr("Inline reference"));
    m_extract->setText(tr("Extract to component"));
    m_oneOf->setText(tr("Turn into oneOf"));
    m_discriminator->setText(tr("Add discriminator"));
    m_discriminator->setToolTip(tr("A property whose value says which of the schemas applies"));
    m_repeated->setText(tr("Go to the schema above"));
    m_sample->setText(tr("Make from sample…"));
    m_refine->setText(tr("Refine with a sample…"));
    m_showSource->setText(tr("Show in Source"));
    m_remove->setAccessibleName(m_delete->text());
    m_addShown.clear();
}

void SchemaActions::setRow(const document::Snapshot &snapshot, const shapes::Row *row, bool canEdit)
{
    const bool isParts = row && row->kind == shapes::RowKind::AllOf;
    const bool has = row && canEdit && !isParts;
    const bool isReference = row && row->isReference();
    const bool isResolved = row && row->state == ReferenceState::Resolved;
    const bool isRoot = row && row->written.place == RowPlace::Root;
    const bool isEntry = row && (row->written.place == RowPlace::Member || row->written.place == RowPlace::Item);
    const bool isProperty = row && row->kind == shapes::RowKind::Property;
    m_newProperty->setEnabled(row && canEdit);
    m_addProperty->setEnabled(row && canEdit);
    // A schema of another type can become an object with the menu "Add".
    m_addProperty->setVisible(!row || !isRoot || row->allowsObjects || isReference);
    m_addOther->setEnabled(has && isResolved);
    m_rename->setEnabled(has && row->written.place == RowPlace::Member);
    m_line->setEnabled(has && isProperty);
    m_paste->setEnabled(row && canEdit);
    m_duplicate->setEnabled(has && isEntry);
    m_delete->setEnabled(has && !isRoot);
    m_moveUp->setEnabled(has && (isProperty || shapes::canMove(snapshot, *row, -1)));
    m_moveDown->setEnabled(has && (isProperty || shapes::canMove(snapshot, *row, 1)));
    m_required->setEnabled(has && isProperty);
    m_required->setChecked(row && row->isRequired);
    m_reference->setEnabled(has);
    m_inline->setEnabled(has && isReference && isResolved);
    // A file that is only a part of a definition has no components.
    const bool canHaveComponents = snapshot.at({"openapi"}).exists();
    m_extract->setEnabled(has && canHaveComponents && !isReference && !row->written.isBoolean && !isComponent(*row));
    m_repeated->setVisible(row && row->isRecursion());
    m_sample->setEnabled(has);
    m_refine->setEnabled(has && isResolved);
    m_showSource->setEnabled(row);
    const document::Node schema = row && !isParts ? snapshot.at(row->written.pointer) : document::Node();
    enableBranches(schema, row, has);
    if (row && !isParts)
        fillAddMenu(schema, *row);
}

void SchemaActions::enableBranches(const document::Node &schema, const shapes::Row *row, bool canEdit)
{
    const bool hasBranches = schema.member("oneOf").childCount() > 0 || schema.member("anyOf").childCount() > 0;
    m_oneOf->setEnabled(row && canEdit && !hasBranches && !row->written.isBoolean);
    m_discriminator->setEnabled(row && canEdit && hasBranches && !schema.member("discriminator").exists());
}

QAction *SchemaActions::addEntry(const QString &objectName, const QString &text, const QString &toolTip)
{
    auto *action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setToolTip(toolTip);
    m_adding.append(action);
    return action;
}

/** One entry for each keyword with schemas, as the specification's table has them. */
void SchemaActions::buildAddEntries(specification::Version version)
{
    for (QAction *action : std::as_const(m_adding))
        action->deleteLater();
    m_adding.clear();
    const specification::ObjectType &schema = specification::objectType(ObjectKind::Schema);
    for (const Field &field : schema.fields) {
        if (field.type.object != ObjectKind::Schema || !field.versions.contain(version))
            continue;
        const QByteArray keyword(field.name);
        QAction *action = addEntry(u"addSchema_"_qs + QString::fromLatin1(keyword), addText(field),
                                   messages::fieldHelp(field));
        action->setData(keyword);
        const bool isChoice = keyword == "oneOf" || keyword == "anyOf";
        const auto requested = isChoice ? &SchemaActions::branchesRequested : &SchemaActions::addRequested;
        connect(action, &QAction::triggered, this, [this, keyword, requested] { emit(this->*requested)(keyword); });
    }
    m_titledValues = nullptr;
    // Alternatives with one constant each. The keyword `const` is new in OpenAPI 3.1.
    if (!specification::findField(schema, "const", version))
        return;
    m_titledValues = addEntry(u"addSchemaTitledValues"_qs, tr("Values with titles (oneOf)"),
                              tr("Allowed values that have a title and a description each"));
    connect(m_titledValues, &QAction::triggered, this, &SchemaActions::titledValuesRequested);
}

/** The common keywords, and a submenu with all others. The actions stay, because one of them can be the cause. */
void SchemaActions::arrangeAddMenu(const QByteArrayList &common)
{
    m_addMenu->clear();
    m_moreMenu->clear();
    const auto entryOf = [this](const QByteArray &keyword) {
        return *std::find_if(m_adding.cbegin(), m_adding.cend(),
                             [&keyword](const QAction *action) { return action->data().toByteArray() == keyword; });
    };
    for (const QByteArray &keyword : common)
        m_addMenu->addAction(entryOf(keyword));
    m_addMenu->addSeparator();
    if (m_titledValues)
        m_addMenu->addAction(m_titledValues);
    m_addMenu->addAction(m_discriminator);
    for (QAction *action : std::as_const(m_adding)) {
        const QByteArray keyword = action->data().toByteArray();
        if (!keyword.isEmpty() && !common.contains(keyword))
            m_moreMenu->addAction(action);
    }
    m_moreMenu->setTitle(tr("More keywords"));
    m_addMenu->addMenu(m_moreMenu);
}

void SchemaActions::fillAddMenu(const document::Node &schema, const shapes::Row &row)
{
    const specification::Version version = row.version;
    const QByteArrayList common = commonKeywords(openapi::typesOf(schema));
    const QByteArrayList shown = QByteArrayList{specification::nameOf(version).toLatin1()} + common;
    if (m_addShown.value(0) != shown.first())
        buildAddEntries(version);
    if (m_addShown != shown)
        arrangeAddMenu(common);
    m_addShown = shown;
    if (m_titledValues)
        m_titledValues->setEnabled(!schema.member("oneOf").exists());
    for (QAction *action : std::as_const(m_adding)) {
        const QByteArray keyword = action->data().toByteArray();
        const Field *field = specification::findField(specification::objectType(ObjectKind::Schema), keyword, version);
        if (field)
            action->setEnabled(field->type.holds != Holds::One || !schema.member(keyword).exists());
    }
}

} // namespace designer

#include "moc_schemaactions.cpp"
