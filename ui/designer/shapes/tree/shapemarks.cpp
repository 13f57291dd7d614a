#include "shapemarks.h"

#include "references.h"
#include "removednodes.h"
#include "schematreeview.h"

#include <algorithm>

namespace designer {

using difference::Change;
using document::Pointer;
using review::Mark;
using shapes::Row;

namespace {

/** The largest number of changes of a row that are listed. */
constexpr int MostRowFindings = 2;
/** The largest number of rows whose removed schemas are looked for. */
constexpr int MostLookedAt = 200;
/** The keywords with collections of schemas. */
constexpr const char *SchemaLists[] = {"properties", "patternProperties", "oneOf", "anyOf", "allOf", "prefixItems"};

/** The worse of two marks: a row is changed if its text or the list `required` with its name is. */
void add(Mark &mark, const Mark &other)
{
    if (other.isEmpty())
        return;
    if (!mark.change)
        mark.change = review::NodeChange::Changed;
    if (other.level)
        mark.level = mark.level ? std::min(*mark.level, *other.level) : other.level;
}

/** The findings that a property is required now, which are about the list `required` of its schema. */
QList<const Change *> requiredFindings(const review::Review &review, const Row &row)
{
    QList<const Change *> findings;
    if (row.kind != shapes::RowKind::Property)
        return findings;
    const QString name = QString::fromUtf8(row.written.name);
    for (const qsizetype index : review.marks.findingsAt(row.written.owner / QByteArray("required"))) {
        const Change &finding = review.findings.changes.at(index);
        const QString &property = finding.subject.property;
        if (property == name || property.endsWith(u'/' + name))
            findings.append(&finding);
    }
    return findings;
}

/** Whether only one side has the name of a property in the list `required` of its schema. */
bool isRequiredChanged(const review::Review &review, const Row &row)
{
    if (row.kind != shapes::RowKind::Property)
        return false;
    const Pointer list = row.written.owner / QByteArray("required");
    const auto isNamed = [&row](const document::Node &name) { return name.resolved().bytes() == row.written.name; };
    const document::Node names = review.tree.now().at(list).resolved();
    for (qsizetype i = 0; names.isSequence() && i < names.childCount(); ++i) {
        if (isNamed(names.childAt(i)))
            return review.marks.of(list.child(i)).change == review::NodeChange::Added;
    }
    return std::ranges::any_of(review.marks.removedIn(list), [&](const review::RemovedNode &removed) {
        return isNamed(review.tree.base().at(removed.place));
    });
}

/** How a property differs in being required. */
Mark requiredMark(const review::Review &review, const Row &row)
{
    Mark mark;
    for (const Change *finding : requiredFindings(review, row))
        mark.level = mark.level ? std::min(*mark.level, finding->level) : finding->level;
    if (mark.level || isRequiredChanged(review, row))
        mark.change = review::NodeChange::Changed;
    return mark;
}

/** The findings about a row and about its own keywords, but not about the schemas inside of it. */
QList<const Change *> ownFindings(const review::Review &review, const Row &row)
{
    constexpr const char *Schemas[] = {"properties", "items", "additionalProperties", "not", "$defs"};
    QList<const Change *> findings;
    for (const qsizetype index : review.marks.findingsIn(row.written.pointer)) {
        const Change &finding = review.findings.changes.at(index);
        if (!finding.newPlace || !row.written.pointer.contains(finding.newPlace->pointer))
            continue;
        const QByteArray keyword = finding.newPlace->pointer.tokens().value(row.written.pointer.tokens().size());
        if (std::ranges::find(Schemas, keyword) == std::end(Schemas) &&
            std::ranges::find(SchemaLists, keyword) == std::end(SchemaLists))
            findings.append(&finding);
    }
    return findings;
}

} // namespace

ShapeMarks::ShapeMarks(const Context &context, SchemaTreeView &tree, QWidget &section)
    : QObject(&section)
    , m_context(context)
    , m_tree(tree)
    , m_marks(new ReviewMarks(context, section))
    , m_removed(new RemovedNodes(*m_marks, tree.objectName(), &section))
{
    connect(m_marks, &ReviewMarks::changed, this, &ShapeMarks::update);
    connect(&tree, &QTreeView::expanded, this, &ShapeMarks::refreshRemoved);
    connect(&tree, &QTreeView::collapsed, this, &ShapeMarks::refreshRemoved);
    tree.setMarks([this](const Row &row) { return of(row); }, [this](const Row &row) { return textOf(row); });
}

bool ShapeMarks::isHere(const QString &address) const
{
    return address == m_context.references.addressOf(m_context.file);
}

Mark ShapeMarks::of(const Row &row) const
{
    const review::Review *review = m_marks->review();
    if (!review)
        return {};
    Mark mark;
    if (isHere(row.address)) {
        mark = m_marks->of(row.written.pointer);
        add(mark, requiredMark(*review, row));
    }
    if (mark.isEmpty() && row.isReference() && !row.isRecursion() && isHere(row.target.address))
        mark = m_marks->of(row.target.pointer);
    return mark;
}

QString ShapeMarks::textOf(const Row &row) const
{
    const review::Review *review = m_marks->review();
    return review ? markText(of(row), review::nameOf(review->choice)) : QString();
}

QString ShapeMarks::warningOf(const Row &row) const
{
    const review::Review *review = m_marks->review();
    if (!review || !isHere(row.address))
        return {};
    QList<const Change *> findings = ownFindings(*review, row) + requiredFindings(*review, row);
    findings.removeIf([](const Change *finding) { return finding->level == difference::Level::Info; });
    std::ranges::stable_sort(findings, {}, [](const Change *finding) { return finding->level; });
    return findingLines(findings, MostRowFindings);
}

void ShapeMarks::update()
{
    refreshRemoved();
    m_tree.refreshMarks();
    emit changed();
}

void ShapeMarks::refreshRemoved()
{
    QList<Pointer> collections;
    const auto add = [&](const openapi::Place &schema) {
        if (!isHere(schema.address))
            return;
        for (const char *list : SchemaLists) {
            const Pointer collection = schema.pointer / QByteArray(list);
            if (!collections.contains(collection))
                collections.append(collection);
        }
    };
    QModelIndex index = m_tree.model()->index(0, 0);
    for (int looked = 0; index.isValid() && looked < MostLookedAt; ++looked, index = m_tree.indexBelow(index)) {
        const Row *row = m_tree.rowAt(index);
        const bool isOpen = !index.parent().isValid() || m_tree.isExpanded(index) ||
                            !m_tree.model()->hasChildren(index);
        if (!row || !isOpen || row->isRecursion())
            continue;
        add(row->place());
        if (row->isReference())
            add(row->target);
    }
    m_removed->setCollections(collections);
    m_removed->refresh();
}

} // namespace designer

#include "moc_shapemarks.cpp"
