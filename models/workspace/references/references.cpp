#include "references.h"

#include "destroyonworker.h"
#include "jointsteps.h"
#include "rulesets.h"
#include "worker.h"

#include <algorithm>
#include <utility>

namespace workspace {

namespace {

using document::Pointer;
using openapi::DocumentSet;
using openapi::ReferencedDocumentPtr;

bool isBelowOneOf(const QStringList &folders, const QString &path)
{
    return std::any_of(folders.begin(), folders.end(),
                       [&](const QString &folder) { return path.startsWith(folder + u'/'); });
}

/** An open definition, and the folder in which the files beside it are looked for. */
struct Entry {
    QString address;
    QString root;
};

DocumentSet setOf(const std::shared_ptr<StoredDocuments> &documents, const QStringList &entries)
{
    QList<ReferencedDocumentPtr> opened;
    for (const QString &entry : entries) {
        if (const auto document = documents->open(entry))
            opened.append(*document);
    }
    return DocumentSet::load(opened, *documents);
}

struct LoadedSet {
    DocumentSet set;
    QSet<QString> named; ///< Addresses that another document names.
    QHash<QString, FileRules> rules;
};

base::Result<LoadedSet> loadSet(const std::shared_ptr<StoredDocuments> &documents, const QList<Entry> &entries)
{
    LoadedSet loaded;
    QStringList addresses;
    for (const Entry &entry : entries) {
        addresses.append(entry.address);
        loaded.rules.insert(entry.address, {lint::rulesetFor(entry.address, entry.root, *documents),
                                            lint::projectFor(entry.address, entry.root, *documents)});
    }
    loaded.set = setOf(documents, addresses);
    for (const ReferencedDocumentPtr &document : loaded.set.documents()) {
        for (const QString &other : document->otherAddresses())
            loaded.named.insert(other);
    }
    return loaded;
}

} // namespace

References::References(DefinitionList &definitions, DocumentStore &store)
    : QObject(&definitions)
    , m_definitions(definitions)
    , m_store(store)
    , m_jointSteps(new JointSteps(definitions))
    , m_documents(std::make_shared<StoredDocuments>(store))
{
    connect(&definitions, &DefinitionList::opened, this, &References::watch);
    connect(&definitions, &DefinitionList::closed, this, &References::refresh);
}

References::~References()
{
    m_documents->leaveStore();
}

void References::watch(OpenDefinition *definition)
{
    m_untitled.insert(definition, u"untitled-%1"_qs.arg(++m_lastUntitled));
    connect(definition, &QObject::destroyed, this, [this, definition] { m_untitled.remove(definition); });
    connect(definition, &OpenDefinition::pathChanged, this, &References::refresh);
    connect(&definition->document(), &document::Document::changed, this, &References::refresh);
    refresh();
}

QString References::addressOf(const OpenDefinition &definition) const
{
    return definition.path().isEmpty() ? m_untitled.value(&definition) : definition.path();
}

OpenDefinition *References::definitionAt(const QString &address) const
{
    for (OpenDefinition *definition : m_definitions.definitions()) {
        if (addressOf(*definition) == address)
            return definition;
    }
    return nullptr;
}

openapi::ReferenceResolver References::resolver() const
{
    QHash<QString, document::Snapshot> edited;
    for (const OpenDefinition *definition : m_definitions.loadedDefinitions())
        edited.insert(addressOf(*definition), definition->document().snapshot());
    return {m_set, [edited](const QString &address) {
                const auto text = edited.constFind(address);
                return text == edited.constEnd() ? std::nullopt : std::optional(*text);
            }};
}

QList<openapi::FoundUse> References::usesWithin(const OpenDefinition &definition,
                                                const document::Pointer &pointer) const
{
    return m_set.usesWithin({addressOf(definition), pointer});
}

std::shared_ptr<StoredDocuments> References::documents()
{
    QHash<QString, document::Snapshot> open;
    QStringList roots = m_folders;
    for (OpenDefinition *definition : m_definitions.definitions()) {
        open.insert(addressOf(*definition), definition->document().snapshot());
        if (!definition->path().isEmpty() && !isBelowOneOf(m_folders, definition->path()))
            roots.append(rootOf(definition->path()));
    }
    roots.removeDuplicates();
    m_documents->setRoots(roots);
    m_documents->setOpen(open);
    return m_documents;
}

QString References::rootOf(const OpenDefinition &definition)
{
    if (definition.path().isEmpty())
        return {};
    return isBelowOneOf(m_folders, definition.path()) ? folderOf(definition) : rootOf(definition.path());
}

QString References::rootOf(const QString &path)
{
    const QString folder = path.left(path.lastIndexOf(u'/'));
    const auto known = m_roots.constFind(folder);
    return known != m_roots.constEnd() ? *known : *m_roots.insert(folder, m_store.rootOf(path));
}

void References::setFolders(const QStringList &folders)
{
    m_folders = folders;
    refresh();
}

void References::addFetched(const QString &url, const QByteArray &bytes)
{
    m_documents->addFetched(url, bytes);
    refresh();
}

void References::setUnavailable(const QString &url, const openapi::Unavailability &why)
{
    m_documents->setUnavailable(url, why);
    refresh();
}

QString References::folderOf(const OpenDefinition &definition) const
{
    const QString path = definition.path();
    for (const QString &folder : m_folders) {
        if (isBelowOneOf({folder}, path))
            return folder;
    }
    return path.left(path.lastIndexOf(u'/'));
}

QSet<QString> References::openAddresses() const
{
    QSet<QString> addresses;
    for (const OpenDefinition *definition : m_definitions.definitions())
        addresses.insert(addressOf(*definition));
    return addresses;
}

std::optional<openapi::Place> References::targetAt(const OpenDefinition &definition, const Pointer &pointer) const
{
    const QString address = addressOf(definition);
    const ReferencedDocumentPtr known = m_set.find(address);
    const document::Snapshot now = definition.document().snapshot();
    const bool isKnown = known && known->snapshot().data() == now.data();
    for (const Pointer &place : {pointer, pointer.child("$ref")}) {
        for (qsizetype use = 0; isKnown && use < known->uses().size(); ++use) {
            if (known->uses()[use].pointer == place)
                return placeOf(known->targetOf(use));
        }
        // Text that was just typed is not in the set yet.
        const document::Node text = now.at(place);
        if (!isKnown && place.last() == "$ref" && text.isString())
            return placeOf(openapi::readReference(text.text(), address));
    }
    return std::nullopt;
}

std::optional<openapi::Place> References::placeOf(const openapi::ReferenceTarget &target) const
{
    if (const auto place = m_set.placeOf(target))
        return place;
    // A document that nothing else refers to is not in the set yet.
    return target.kind == openapi::ReferenceTarget::Kind::Pointer ? std::optional(target.place) : std::nullopt;
}

void References::refresh()
{
    ++m_generation;
    if (!m_isRunning)
        start();
}

void References::start()
{
    m_isRunning = true;
    const quint64 generation = m_generation;
    QList<Entry> entries;
    for (OpenDefinition *definition : m_definitions.definitions())
        entries.append({addressOf(*definition), rootOf(*definition)});
    base::runOnWorker(
        this, [documents = documents(), entries] { return loadSet(documents, entries); },
        [this, generation](const base::Result<LoadedSet> &loaded) {
            m_isRunning = false;
            if (loaded) {
                base::destroyOnWorker(std::exchange(m_set, loaded->set));
                m_named = loaded->named;
                m_rules = loaded->rules;
                m_setGeneration = generation;
                emit changed();
            }
            if (generation != m_generation && !m_isRunning)
                start();
        });
}

QFuture<References::Outcome> References::rename(const OpenDefinition &definition, const document::Pointer &pointer,
                                                const QByteArray &key, const QString &name)
{
    using Plan = base::Result<openapi::RenamePlan>;
    const openapi::Place place{addressOf(definition), pointer};
    const auto planned = base::futureOnWorker(this,
                                              [documents = documents(), entries = entries(), place, key]() -> Plan {
                                                  return openapi::planRename(setOf(documents, entries), place, key);
                                              });
    const Renaming renaming{planned, std::make_shared<QPromise<Outcome>>(), name};
    renaming.outcome->start();
    m_renamings.append(renaming);
    base::whenDone(planned, this, [this, renaming](const Plan &) { finish(renaming); });
    return renaming.outcome->future();
}

void References::finishRenames()
{
    const QList<Renaming> renamings = m_renamings;
    for (const Renaming &renaming : renamings) {
        QFuture<base::Result<openapi::RenamePlan>>(renaming.plan).waitForFinished();
        finish(renaming);
    }
}

/** Does nothing if it was done before. */
void References::finish(const Renaming &renaming)
{
    const auto isSame = [&renaming](const Renaming &one) { return one.outcome == renaming.outcome; };
    if (m_renamings.removeIf(isSame) == 0)
        return;
    const base::Result<openapi::RenamePlan> plan = renaming.plan.resultCount() > 0
                                                       ? renaming.plan.result()
                                                       : base::Result<openapi::RenamePlan>(base::Error::cancelled());
    const auto paths = plan ? apply(plan->documents, renaming.name) : base::Result<QStringList>(plan.error());
    renaming.outcome->addResult(paths ? Outcome(RenameOutcome{plan->place, plan->referenceCount, *paths})
                                      : Outcome(paths.error()));
    renaming.outcome->finish();
}

QFuture<base::Result<openapi::RemovalPlan>> References::planRemoval(const OpenDefinition &definition,
                                                                    const document::Pointer &pointer)
{
    return planRemoval(definition, QList<document::Pointer>{pointer});
}

QFuture<base::Result<openapi::RemovalPlan>> References::planRemoval(const OpenDefinition &definition,
                                                                    const QList<document::Pointer> &places)
{
    return base::futureOnWorker(this,
                                [documents = documents(), entries = entries(), address = addressOf(definition),
                                 places] { return openapi::planRemoval(setOf(documents, entries), address, places); });
}

base::Result<RemovalOutcome> References::remove(const openapi::RemovalPlan &plan, const QString &name)
{
    const auto paths = apply(plan.documents, name);
    if (!paths)
        return paths.error();
    return RemovalOutcome{plan.alsoRemoved, plan.broken, *paths};
}

QStringList References::entries() const
{
    QStringList addresses;
    for (OpenDefinition *each : m_definitions.definitions())
        addresses.append(addressOf(*each));
    return addresses;
}

base::Result<QList<OpenDefinition *>> References::definitionsOf(const QList<openapi::RenamedDocument> &documents)
{
    QList<OpenDefinition *> definitions;
    for (const openapi::RenamedDocument &renamed : documents) {
        OpenDefinition *definition = definitionAt(renamed.address);
        if (!definition) {
            const auto opened = m_definitions.open(renamed.address);
            if (!opened)
                return opened.error();
            definition = *opened;
        }
        if (definition->document().readOnlyReason() != document::ReadOnlyReason::None)
            return base::Error{base::ErrorCode::ReadOnly, definition->path()};
        if (!definition->document().isAt(renamed.before))
            return base::Error::cancelled();
        definitions.append(definition);
    }
    return definitions;
}

/** All documents are checked before the first one changes. */
base::Result<QStringList> References::apply(const QList<openapi::RenamedDocument> &documents, const QString &name)
{
    const auto definitions = definitionsOf(documents);
    if (!definitions)
        return definitions.error();
    QStringList paths;
    const QString key = m_jointSteps->newKey();
    for (qsizetype i = 0; i < documents.size(); ++i) {
        OpenDefinition *definition = definitions->at(i);
        const document::Document::Step step(definition->document(), name, key);
        if (auto done = definition->document().apply(documents[i].before, documents[i].edited); !done)
            return done.error();
        paths.append(addressOf(*definition));
    }
    return paths;
}

} // namespace workspace

#include "moc_references.cpp"
