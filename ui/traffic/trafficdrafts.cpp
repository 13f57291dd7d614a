#include "trafficdrafts.h"

#include "additions.h"
#include "currentdescription.h"
#include "definitionview.h"
#include "errormessages.h"
#include "harstream.h"
#include "trafficinference.h"
#include "worker.h"
#include "workspace.h"

#include <QFileDialog>
#include <QMenu>
#include <QPointer>

namespace traffic {

using items::KeptExchange;

namespace {

/** Adds the exchanges to a draft, without requests that are wrong on purpose. Returns an error if the draft is not
 * wanted any more. */
base::Result<void> addAll(inference::TrafficInference &inference, const QList<KeptExchange> &exchanges)
{
    for (const KeptExchange &kept : exchanges) {
        if (base::isUnwanted())
            return base::Error::cancelled();
        if (kept.verdict().kind != items::ContractVerdict::Kind::Forbidden)
            inference.add(*kept.exchange());
    }
    return {};
}

base::Result<void> addFile(inference::TrafficInference &inference, const QString &path, workspace::DocumentStore &store)
{
    HarStream stream({[&inference](const HarEntry &entry) { inference.add(*entry.exchange, entry.url); },
                      [](const SkippedHarEntry &) {}});
    const auto read = store.readPieces(path, [&stream](QByteArrayView piece) { return stream.add(piece); });
    return read ? stream.finish() : read;
}

QString whyNotDrafted(const base::Error &error)
{
    if (error.code != base::ErrorCode::SyntaxError && error.code != base::ErrorCode::WrongType)
        return messages::errorText(error);
    return TrafficDrafts::tr("The file is not a valid HAR file, so nothing was drafted. The error is at %1.",
                             "%1 is a line and column, or a place in the file")
        .arg(error.detail);
}

} // namespace

TrafficDrafts::TrafficDrafts(workspace::Workspace &workspace, workspace::DocumentStore &store, QWidget &owner)
    : QObject(&owner)
    , m_workspace(workspace)
    , m_store(store)
    , m_owner(owner)
{
    m_worker.setMaxThreadCount(1);
}

TrafficDrafts::~TrafficDrafts()
{
    m_running.cancel();
}

void TrafficDrafts::setMenu(QMenu &menu, Exchanges exchanges)
{
    connect(&menu, &QMenu::aboutToShow, this,
            [this, &menu, exchanges = std::move(exchanges)] { fillMenu(menu, exchanges); });
}

void TrafficDrafts::fillMenu(QMenu &menu, const Exchanges &exchanges)
{
    menu.clear();
    const bool hasExchanges = !exchanges().isEmpty();
    const auto add = [&](const QString &text, const QString &name, auto act) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    add(tr("New definition from the list"), u"draftFromList"_qs, [this, exchanges] {
        draftExchanges(exchanges());
    })->setEnabled(hasExchanges);
    add(tr("New definition from a HAR file…"), u"draftFromHar"_qs, [this] { chooseFile(); });
    menu.addSeparator();
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        const QPointer<workspace::OpenDefinition> target = definition;
        const QString title = QString(definition->title()).replace(u'&', u"&&"_qs);
        QAction *action = add(tr("Add to %1", "%1 is the name of a definition").arg(title), u"draftInto"_qs,
                              [this, exchanges, target] {
                                  if (target)
                                      addTo(*target, exchanges());
                              });
        const bool isOpenApi = definition::DefinitionView(definition->document().snapshot()).kind() ==
                               definition::DocumentKind::OpenApi;
        action->setEnabled(hasExchanges && isOpenApi);
    }
}

void TrafficDrafts::chooseFile()
{
    auto *dialog = new QFileDialog(&m_owner, tr("Draft from HAR"));
    dialog->setObjectName(u"harDraftDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("HTTP archive (*.har)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TrafficDrafts::draftFile);
    dialog->open();
}

void TrafficDrafts::draftExchanges(const QList<KeptExchange> &exchanges)
{
    start(
        [exchanges]() -> base::Result<Draft> {
            inference::TrafficInference inference;
            if (const auto added = addAll(inference, exchanges); !added)
                return added.error();
            return Draft{inference.counts(), inference.text(document::Format::Yaml), {}, {}};
        },
        [this](const Draft &draft) { openNew(draft); });
}

void TrafficDrafts::draftFile(const QString &path)
{
    start(
        [&store = m_store, path]() -> base::Result<Draft> {
            inference::TrafficInference inference;
            if (const auto added = addFile(inference, path, store); !added)
                return added.error();
            return Draft{inference.counts(), inference.text(document::Format::Yaml), {}, {}};
        },
        [this](const Draft &draft) { openNew(draft); }, path);
}

void TrafficDrafts::addTo(workspace::OpenDefinition &definition, const QList<KeptExchange> &exchanges)
{
    const workspace::CurrentDescription current(definition);
    const document::Snapshot before = definition.document().snapshot();
    start(
        [current, before, exchanges]() -> base::Result<Draft> {
            const definition::DefinitionView view(before);
            inference::TrafficInference inference(current.read(), view.listenPath().value.toUtf8());
            if (const auto added = addAll(inference, exchanges); !added)
                return added.error();
            Draft draft{inference.counts(), {}, before, {}};
            const drafts::Additions additions = inference.additions();
            if (additions.isEmpty())
                return draft;
            auto edited = drafts::editOf(before, additions);
            if (!edited)
                return edited.error();
            draft.edited = *std::move(edited);
            return draft;
        },
        [this, target = QPointer<workspace::OpenDefinition>(&definition)](const Draft &draft) {
            if (target)
                extend(*target, draft);
        });
}

void TrafficDrafts::start(Work work, std::function<void(const Draft &)> then, const QString &path)
{
    m_running.cancel();
    setRunning(true);
    m_running = base::runOnWorker(
        m_worker, this, std::move(work), [this, path, then = std::move(then)](const base::Result<Draft> &draft) {
            // Cancelled, or another draft is made instead.
            if (!draft && draft.error().code == base::ErrorCode::Cancelled)
                return;
            setRunning(false);
            if (!draft)
                emit failed(whyNotDrafted(draft.error()), path);
            else if (draft->counts.used == 0)
                emit failed(
                    tr("No definition was drafted, because no exchange can be used: exchanges without a response, "
                       "those of other servers, those of paths in other files, and requests that are wrong on purpose "
                       "are skipped."),
                    path);
            else
                then(*draft);
        });
}

void TrafficDrafts::cancel()
{
    m_running.cancel();
    setRunning(false);
}

/** The text is an edit of the new document, so that closing it without saving asks first. */
void TrafficDrafts::openNew(const Draft &draft)
{
    workspace::OpenDefinition *definition = m_workspace.addUntitled(tr("untitled.yaml"), {}, document::Format::Yaml);
    const document::Document::Step step(definition->document(), tr("Draft from traffic"));
    static_cast<void>(definition->document().spliceText({0, 0, draft.text}));
    emit drafted(definition, usedText(draft.counts));
}

void TrafficDrafts::extend(workspace::OpenDefinition &definition, const Draft &draft)
{
    if (!draft.edited) {
        emit succeeded(tr("%1 describes these exchanges already, so nothing was added.", "%1 is a definition")
                           .arg(definition.title()));
        return;
    }
    const document::Document::Step step(definition.document(), tr("Draft from traffic"));
    if (!definition.document().apply(draft.before, *draft.edited)) {
        emit failed(tr("The definition was edited while the exchanges were read, so nothing was added. Try again."),
                    {});
        return;
    }
    emit drafted(&definition, usedText(draft.counts));
}

QString TrafficDrafts::usedText(const inference::InferenceCounts &counts)
{
    return tr("%1 of %2 exchanges were used for the draft. It has none of their values.", "numbers of exchanges")
        .arg(QString::number(counts.used), QString::number(counts.exchanges));
}

void TrafficDrafts::setRunning(bool isRunning)
{
    if (m_isRunning == isRunning)
        return;
    m_isRunning = isRunning;
    emit runningChanged();
}

} // namespace traffic

#include "moc_trafficdrafts.cpp"
