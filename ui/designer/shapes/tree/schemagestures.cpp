#include "schemagestures.h"

#include "addpopup.h"
#include "branchespopup.h"
#include "branchgestures.h"
#include "componentname.h"
#include "linegestures.h"
#include "linemessages.h"
#include "newcomponent.h"
#include "pastedlines.h"
#include "references.h"
#include "refinedialog.h"
#include "refinement.h"
#include "refs.h"
#include "rowgestures.h"
#include "schemaactions.h"
#include "schematreeview.h"
#include "shapeedits.h"
#include "valuegestures.h"
#include "workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace designer {

using document::Document;
using openapi::Place;
using shapes::Editing;
using shapes::Row;

namespace {

/** The largest number of UTF-16 code units of a text that is pasted, so that it is read within a frame or two. */
constexpr qsizetype MostPastedCharacters = 500'000;
/** The lines of a pasted text that a message names. */
constexpr qsizetype MostNamedLines = 3;

QString addStepName(const QByteArray &keyword)
{
    if (keyword == "properties")
        return SchemaGestures::tr("Add property");
    if (keyword == "items")
        return SchemaGestures::tr("Add item schema");
    if (keyword == "$defs")
        return SchemaGestures::tr("Add definition");
    return SchemaGestures::tr("Add %1", "%1: a keyword").arg(QString::fromUtf8(keyword));
}

} // namespace

SchemaGestures::SchemaGestures(const Context &context, const Parts &parts, QWidget *parent)
    : QObject(parent)
    , m_context(context)
    , m_edits(&parts.edits)
    , m_model(parts.model)
    , m_tree(&parts.tree)
    , m_actions(&parts.actions)
    , m_branches(new BranchesPopup(parent))
    , m_parent(parent)
{
    connectActions();
    connectRowActions();
}

void SchemaGestures::retranslate()
{
    m_branches->retranslate();
}

void SchemaGestures::connectActions()
{
    connect(m_actions, &SchemaActions::addRequested, this, &SchemaGestures::add);
    connect(m_actions, &SchemaActions::branchesRequested, this, &SchemaGestures::askForBranches);
    connect(m_branches, &BranchesPopup::applied, this, &SchemaGestures::addBranches);
    connect(m_actions, &SchemaActions::titledValuesRequested, this, &SchemaGestures::addTitledValues);
    connect(m_actions, &SchemaActions::renameRequested, this, [this] {
        if (const Row *row = m_tree->currentRow())
            m_tree->editName(row->place());
    });
    connect(m_actions, &SchemaActions::lineRequested, m_tree, &SchemaTreeView::editLine);
    connect(m_actions, &SchemaActions::pasteRequested, this, [this] { paste(QApplication::clipboard()->text()); });
    connect(m_tree, &SchemaTreeView::linesPasted, this, &SchemaGestures::paste);
    connect(m_actions, &SchemaActions::moveRequested, this, &SchemaGestures::moveBy);
    connect(m_actions, &SchemaActions::referenceRequested, m_tree, &SchemaTreeView::editType);
    connect(m_actions, &SchemaActions::repeatedRequested, m_tree, &SchemaTreeView::selectRepeated);
    connect(m_actions, &SchemaActions::extractRequested, this, &SchemaGestures::extract);
    connect(m_actions, &SchemaActions::discriminatorRequested, this, &SchemaGestures::addDiscriminator);
    connect(m_actions, &SchemaActions::refineRequested, this, &SchemaGestures::askForRefinement);
    connect(m_tree, &SchemaTreeView::newComponentRequested, this, &SchemaGestures::askForComponent);
}

void SchemaGestures::connectRowActions()
{
    connect(m_actions, &SchemaActions::duplicateRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        const bool isProperty = row && row->kind == shapes::RowKind::Property;
        if (row)
            finish(m_edits->make(isProperty ? tr("Duplicate property") : tr("Duplicate schema"), Row(*row),
                                 shapes::duplicate),
                   true);
    });
    connect(m_actions, &SchemaActions::deleteRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        const bool isProperty = row && row->kind == shapes::RowKind::Property;
        if (row)
            (void)m_edits->make(isProperty ? tr("Delete property") : tr("Delete schema"), Row(*row), shapes::remove);
    });
    connect(m_actions, &SchemaActions::requiredRequested, this, [this](bool required) {
        make(
            required ? tr("Make property required") : tr("Make property optional"),
            [required](const Editing &editing, const Row &row) { return shapes::setRequired(editing, row, required); });
    });
    connect(m_actions, &SchemaActions::inlineRequested, this,
            [this] { make(tr("Inline reference"), shapes::inlineTarget); });
    connect(m_actions, &SchemaActions::oneOfRequested, this,
            [this] { make(tr("Turn schema into oneOf"), shapes::turnIntoOneOf); });
}

void SchemaGestures::finish(const Outcome &outcome, bool editsName)
{
    if (outcome)
        emit made(*outcome, editsName);
}

void SchemaGestures::make(const QString &step, const shapes::Gesture &gesture)
{
    // The row is copied, because the edit reads the rows again.
    if (const Row *row = m_tree->currentRow())
        finish(m_edits->make(step, Row(*row), gesture));
}

void SchemaGestures::add(const QByteArray &keyword)
{
    if (keyword == "properties")
        return addProperty();
    const Row *row = m_tree->currentRow();
    if (row && row->kind != shapes::RowKind::AllOf)
        finish(m_edits->make(addStepName(keyword), shapes::insideReference(*row),
                             [keyword](const Editing &editing, const Row &to) {
                                 return shapes::addSchema(editing, to, keyword);
                             }),
               true);
}

/** A property is added to the current schema, or next to the current property if that has none of its own or does not
 * show them. The properties of a part are listed in the schema that has the `allOf`. */
std::optional<SchemaGestures::PropertyPlace> SchemaGestures::placeForProperty() const
{
    QModelIndex parent = m_tree->currentIndex().siblingAtColumn(0);
    const Row *into = m_model.rowAt(parent);
    if (!into)
        return std::nullopt;
    const bool isClosed = into->isReference() && !m_tree->isExpanded(parent);
    const bool goesBeside = (!into->allowsObjects || isClosed) && parent.parent().isValid();
    const bool isOwnPart = into->kind == shapes::RowKind::AllOfPart && !goesBeside;
    if (goesBeside || isOwnPart)
        parent = parent.parent();
    if (m_model.rowAt(parent)->kind == shapes::RowKind::AllOf)
        parent = parent.parent();
    return PropertyPlace{parent, shapes::insideReference(isOwnPart ? *into : *m_model.rowAt(parent))};
}

void SchemaGestures::addProperty()
{
    if (const auto place = placeForProperty())
        m_tree->addProperty(place->parent, place->into);
}

void SchemaGestures::paste(const QString &text)
{
    const auto place = placeForProperty();
    if (!place)
        return;
    if (text.size() > MostPastedCharacters)
        return emit pasted(tr("The text is too long to paste. Copy at most %1 characters.", "%1: a number")
                               .arg(QLocale().toString(MostPastedCharacters)),
                           false);
    const document::Snapshot document = m_edits->textAt(place->into.target.address);
    const auto lines = propertyline::readPastedLines(text, shapes::lineScope(document, place->into.version),
                                                     shapes::takenNames(document, place->into));
    QList<propertyline::NewProperty> added;
    QStringList refused;
    for (const propertyline::PastedLine &one : lines) {
        if (one.line)
            added.append({*one.line, one.schema});
        else
            refused.append(tr("Line %1, column %2: %3", "%1, %2: numbers, %3: a sentence")
                               .arg(QString::number(one.number), QString::number(one.line.error().column + 1),
                                    messages::lineText(one.line.error())));
    }
    if (!added.isEmpty()) {
        const Outcome outcome = m_edits->make(
            tr("Paste properties"), place->into,
            [added](const Editing &editing, const Row &row) { return shapes::addLines(editing, row, added); });
        if (!outcome)
            return;
        finish(outcome);
    }
    emit pasted(pasteText(added.size(), refused), refused.isEmpty() && !added.isEmpty());
}

/** How many properties were added, and the first lines that were not. */
QString SchemaGestures::pasteText(qsizetype added, const QStringList &refused)
{
    if (added == 0 && refused.isEmpty())
        return tr("The clipboard has no lines of properties. Copy lines such as name string, a table, or JSON.");
    QStringList texts;
    if (added > 0)
        texts.append(tr("%n properties added.", nullptr, static_cast<int>(added)));
    if (!refused.isEmpty())
        texts.append(tr("%n lines not added:", nullptr, static_cast<int>(refused.size())));
    texts += refused.first(std::min(refused.size(), MostNamedLines));
    if (refused.size() > MostNamedLines)
        texts.append(tr("and %n more", nullptr, static_cast<int>(refused.size() - MostNamedLines)));
    return texts.join(u'\n');
}

/** The target of a reference gets more branches if it has some, and a reference is replaced otherwise. */
Row SchemaGestures::rowForBranches(const Row &row, const QByteArray &keyword) const
{
    const Document *target = m_edits->find(row.target.address);
    const bool hasBranches = target && target->snapshot().at(row.target.pointer.child(keyword)).childCount() > 0;
    return hasBranches ? shapes::insideReference(row) : row;
}

/** Opens the popup with the components that are not branches yet. */
void SchemaGestures::askForBranches(const QByteArray &keyword)
{
    const Row *current = m_tree->currentRow();
    if (!current)
        return;
    const Row row = rowForBranches(*current, keyword);
    const workspace::OpenDefinition *definition = m_edits->definitionAt(row.address);
    if (!definition)
        return;
    const document::Node schema = definition->document().snapshot().at(row.written.pointer);
    const document::Node branches = schema.member(keyword);
    QStringList left{openapi::localReference(row.written.pointer)};
    for (qsizetype i = 0; branches.isSequence() && i < branches.childCount(); ++i)
        left.append(openapi::referenceOf(branches.childAt(i)).value_or(QString()));
    QList<ComponentReference> schemas = componentReferences(*definition, m_context.references, "schemas");
    schemas.removeIf([&left](const ComponentReference &one) { return left.contains(one.reference); });
    if (schemas.isEmpty())
        return add(keyword);
    m_branches->open(m_actions->addButton(), keyword, schemas, schema.member("discriminator").exists());
}

void SchemaGestures::addBranches(const QByteArray &keyword, const QStringList &references, bool hasDiscriminator)
{
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    if (references.isEmpty())
        return add(keyword);
    finish(m_edits->make(
        addStepName(keyword), rowForBranches(*row, keyword),
        [branches = shapes::Branches{keyword, references, hasDiscriminator}](const Editing &editing, const Row &to) {
            return shapes::addBranches(editing, to, branches);
        }));
    m_tree->setFocus(Qt::OtherFocusReason);
}

/** Alternatives with a constant and a title each. It adds the first. */
void SchemaGestures::addTitledValues()
{
    using document::Value;
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    const QString type = row->written.type;
    const bool isNumber = type.contains(u"integer") || type.contains(u"number");
    const Value constant = isNumber ? Value::integer(1) : Value::string(QByteArray());
    const Value branch = Value::object({{"const", constant}});
    const auto added = m_edits->make(tr("Add values with titles"), Row(*row),
                                     [branch](const Editing &editing, const Row &to) {
                                         return shapes::setKeyword(editing, to, "oneOf", Value::array({branch}));
                                     });
    finish(added);
    if (added)
        emit titledValuesAdded();
}

/** The first and the last property go on into the schema around theirs. */
void SchemaGestures::moveBy(int by)
{
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(0);
    const Row *row = m_model.rowAt(index);
    const Document *document = row ? m_edits->find(row->address) : nullptr;
    if (!document)
        return;
    const bool isProperty = row->kind == shapes::RowKind::Property;
    const QString step = isProperty ? tr("Move property") : tr("Move schema");
    if (shapes::canMove(document->snapshot(), *row, by))
        return make(step,
                    [by](const Editing &editing, const Row &moved) { return shapes::moveBy(editing, moved, by); });
    QModelIndex around = index.parent();
    while (around.isValid() && m_model.rowAt(around)->kind != shapes::RowKind::Property)
        around = around.parent();
    const Row *outer = m_model.rowAt(around.parent());
    if (isProperty && outer)
        make(step, [schema = *outer](const Editing &editing, const Row &moved) {
            return shapes::moveInto(editing, moved, schema);
        });
}

void SchemaGestures::extract()
{
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    const bool isHere = row->address == m_edits->address();
    const auto component = m_edits->make(tr("Extract to component"), Row(*row), shapes::extract);
    if (component && isHere)
        emit extracted(component->pointer);
}

void SchemaGestures::makeFromSample(const QByteArray &sample)
{
    const auto value = document::Value::fromJson(sample);
    if (!value)
        return emit failed(value.error());
    make(tr("Make schema from sample"), [value = *value](const Editing &editing, const Row &row) {
        return shapes::makeFromSample(editing, row, value);
    });
}

void SchemaGestures::askForRefinement()
{
    const Row *row = m_tree->currentRow();
    const Document *document = row ? m_edits->find(row->address) : nullptr;
    if (!document)
        return;
    auto *dialog = new RefineDialog(*document, row->written.pointer, m_parent);
    connect(dialog, &RefineDialog::chosen, this, [this, at = Row(*row)](const QByteArray &sample) {
        const auto value = document::Value::fromJson(sample);
        if (!value)
            return emit failed(value.error());
        // Not the row that is current now: the tree can have been read again while the dialog was open.
        finish(m_edits->make(tr("Refine with a sample"), at,
                             [value = *value](const Editing &editing, const Row &refined) -> Outcome {
                                 Document *edited = editing.documents.find(refined.address);
                                 if (!edited)
                                     return base::Error{base::ErrorCode::NotFound, refined.address};
                                 const document::Snapshot before = edited->snapshot();
                                 const auto made = drafts::refinement(before, refined.written.pointer, value);
                                 if (!made)
                                     return made.error();
                                 const Document::Step step(*edited, editing.step);
                                 const auto applied = edited->apply(before, made->edit);
                                 return applied ? Outcome(refined.place()) : Outcome(applied.error());
                             }));
    });
    dialog->open();
}

/** Asks for the name of a component that the current row will refer to. */
void SchemaGestures::askForComponent()
{
    const Row *row = m_tree->currentRow();
    const Document *document = row ? m_edits->find(row->address) : nullptr;
    if (!document)
        return;
    if (!m_newComponent) {
        m_newComponent = new AddPopup(u"schemaNewComponent"_qs, m_parent);
        connect(m_newComponent, &AddPopup::chosen, this, &SchemaGestures::addComponent);
    }
    // Not the row that is current later: the tree can be read again while the name is typed.
    m_newComponentAt = *row;
    m_newComponent->setTexts({tr("Name of the component"), tr("Add component")});
    m_newComponent->open(m_actions->addButton(), {},
                         QString::fromUtf8(shapes::componentNameFor(document->snapshot(), row->written.pointer)));
}

void SchemaGestures::addComponent(const QString &name)
{
    workspace::OpenDefinition *definition = m_edits->definitionAt(m_newComponentAt.address);
    if (!definition)
        return;
    const auto added = m_edits->make(
        tr("Add component %1", "%1: name").arg(name), m_newComponentAt,
        [name](const Editing &editing, const Row &to) -> Outcome {
            Document *edited = editing.documents.find(to.address);
            if (!edited)
                return base::Error{base::ErrorCode::NotFound, to.address};
            const auto component = addComponentFor(*edited, to.written.pointer, name.toUtf8(), to.address,
                                                   editing.step);
            return component ? Outcome(Place{to.address, *component}) : Outcome(component.error());
        });
    if (added)
        m_context.in(*definition).showForm(added->pointer, *m_parent);
    else
        m_newComponent->refuse(newComponentFailure(added.error()));
}

void SchemaGestures::addDiscriminator()
{
    make(tr("Add discriminator"), [](const Editing &editing, const Row &row) {
        return shapes::addDiscriminator(editing, row, shapes::discriminatingProperty(editing, row));
    });
}

} // namespace designer

#include "moc_schemagestures.cpp"
