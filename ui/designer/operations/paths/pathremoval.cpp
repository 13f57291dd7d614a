#include "pathremoval.h"

#include "banner.h"
#include "listandform.h"
#include "opendefinition.h"
#include "references.h"
#include "worker.h"

#include <QPushButton>

namespace designer {

namespace {

/** Places in the text of the banner; the others are its details. */
constexpr qsizetype MostListedPlaces = 3;

QString removalName(const QList<PathEntry> &entries)
{
    if (entries.size() > 1)
        return PathRemoval::tr("Delete %n entries", nullptr, int(entries.size()));
    if (entries.first().isWebhook && entries.first().isPath())
        return PathRemoval::tr("Delete webhook");
    return entries.first().isPath() ? PathRemoval::tr("Delete path") : PathRemoval::tr("Delete operation");
}

QString entryName(const PathEntry &entry)
{
    const QString path = QString::fromUtf8(entry.path);
    return entry.isPath() ? path : QString(QString::fromUtf8(entry.method).toUpper() + u' ' + path);
}

} // namespace

PathRemoval::PathRemoval(const Context &context, ListAndForm &page, QObject *parent)
    : QObject(parent)
    , m_definition(context.file)
    , m_page(page)
    , m_references(context.references)
{}

/** An operation is deleted with its path. The last additional operation is deleted with the member for them. */
QList<document::Pointer> PathRemoval::placesOf(const Removal &removal) const
{
    QHash<document::Pointer, QList<document::Pointer>> additional;
    QList<document::Pointer> places;
    for (const PathEntry &entry : removal.entries) {
        if (!entry.isPath() && removal.entries.contains(entry.pathEntry()))
            continue;
        const document::Pointer place = removal.item ? openapi::operationPointer(*removal.item, entry.method)
                                                     : pointerOf(entry);
        if (!entry.isPath() && !openapi::isFixedMethod(entry.method))
            additional[place.parent()].append(place);
        else
            places.append(place);
    }
    for (auto list = additional.cbegin(); list != additional.cend(); ++list) {
        const bool isAll = removal.file->document().snapshot().at(list.key()).childCount() == list->size();
        places += isAll ? QList{list.key()} : *list;
    }
    return places;
}

QFuture<PathRemoval::Plan> PathRemoval::plan(const Removal &removal)
{
    return m_references.planRemoval(*removal.file, placesOf(removal));
}

void PathRemoval::remove(const QList<PathEntry> &entries)
{
    start({entries, &m_definition, std::nullopt});
}

void PathRemoval::remove(const QList<PathEntry> &entries, workspace::OpenDefinition &file,
                         const document::Pointer &item)
{
    start({entries, &file, item});
}

void PathRemoval::start(const Removal &removal)
{
    if (m_isPlanning || removal.entries.isEmpty() || !removal.file)
        return;
    m_isPlanning = true;
    base::whenDone(plan(removal), this, [this, removal](const Plan &plan) {
        m_isPlanning = false;
        if (!plan)
            m_page.showFailure(plan.error());
        else if (plan->broken.isEmpty() && plan->alsoRemoved.isEmpty())
            apply(removal, *plan);
        else
            ask(removal, *plan);
    });
}

QString PathRemoval::placeText(const openapi::Place &place) const
{
    const bool isHere = place.address == m_references.addressOf(m_definition);
    const QString file = place.address.mid(place.address.lastIndexOf(u'/') + 1);
    const QString pointer = place.pointer.toString();
    return isHere ? pointer : tr("%1 in %2", "%1: a JSON Pointer, %2: a file name").arg(pointer, file);
}

void PathRemoval::ask(const Removal &removal, const openapi::RemovalPlan &plan)
{
    const QList<PathEntry> &entries = removal.entries;
    QStringList lines;
    for (const openapi::Place &place : plan.broken)
        lines.append(tr("Breaks %1", "%1: a place").arg(placeText(place)));
    for (const openapi::Place &place : plan.alsoRemoved)
        lines.append(tr("Removes %1", "%1: a place").arg(placeText(place)));
    const QString title = entries.size() == 1
                              ? tr("%1 is used elsewhere.", "%1: a path or operation").arg(entryName(entries.first()))
                              : tr("The %n entries are used elsewhere.", nullptr, int(entries.size()));
    const QStringList listed = lines.first(std::min(lines.size(), MostListedPlaces));
    widgets::Banner &banner = m_page.showQuestion(QStringList{QStringList{title} + listed}.join(u'\n'),
                                                  lines.size() > listed.size() ? lines.join(u'\n') : QString());
    connect(banner.addAction(tr("Delete"), u"confirmDelete"_qs), &QPushButton::clicked, this,
            [this, removal, plan] { apply(removal, plan); });
    QPushButton *cancel = banner.addAction(tr("Cancel"), u"cancelDelete"_qs);
    connect(cancel, &QPushButton::clicked, this, [this] { m_page.clearFailure(); });
}

void PathRemoval::apply(const Removal &removal, const openapi::RemovalPlan &plan)
{
    m_page.clearFailure();
    // The user can have closed the file.
    if (!removal.file)
        return;
    const QString name = removalName(removal.entries);
    document::Document &document = removal.file->document();
    const auto removed = m_references.remove(plan, name);
    const base::Result<void> done = removed ? base::Result<void>() : base::Result<void>(removed.error());
    document.closeStep();
    // The text has changed since the removal was planned.
    if (!done && done.error().code == base::ErrorCode::Cancelled)
        start(removal);
    else if (!done)
        m_page.showFailure(done.error());
}

} // namespace designer

#include "moc_pathremoval.cpp"
