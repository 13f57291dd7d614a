#include "markreader.h"

#include "committedfiles.h"
#include "currentdescription.h"
#include "exchangemodel.h"
#include "knownpolicies.h"
#include "mapview.h"
#include "workerloop.h"

#include <QEvent>
#include <QGuiApplication>

#include <functional>

namespace designer {

namespace {

/** The name of a definition in the exchanges that it served. */
QString servedName(const workspace::OpenDefinition &definition)
{
    return definition.path().isEmpty() ? definition.title() : definition.path();
}

} // namespace

MarkReader::MarkReader(const Context &context, const items::ExchangeModel *exchanges, QWidget &shown)
    : QObject(&shown)
    , m_context(context)
    , m_exchanges(exchanges)
    , m_shown(shown)
    , m_worker(new WorkerLoop(shown, [this] { return start(); }))
{
    const auto noticed = [this](MapColoring about) { return [this, about] { notice(about); }; };
    connect(&context.file, &workspace::OpenDefinition::diagnosticsChanged, this, noticed(MapColoring::Problems));
    if (exchanges) {
        connect(exchanges, &QAbstractItemModel::rowsInserted, this, noticed(MapColoring::Traffic));
        connect(exchanges, &QAbstractItemModel::rowsRemoved, this, noticed(MapColoring::Traffic));
        connect(exchanges, &QAbstractItemModel::modelReset, this, noticed(MapColoring::Traffic));
    }
    connect(&context.policies, &management::KnownPolicies::changed, this, noticed(MapColoring::Policies));
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && m_shown.isVisible())
            readCommit();
    });
    shown.installEventFilter(this);
}

MarkReader::~MarkReader() = default;

void MarkReader::read(const std::shared_ptr<const LaidOutMap> &map, MapColoring coloring)
{
    m_map = map;
    m_coloring = coloring;
    m_worker->request();
}

/** What has changed while the map is not visible is noticed when it is shown. */
void MarkReader::notice(MapColoring about)
{
    if (!m_shown.isVisible())
        return;
    emit dataChanged();
    if (m_coloring == about)
        m_worker->requestSoon();
}

void MarkReader::readCommit()
{
    if (m_committed) {
        m_committed->refresh();
        return;
    }
    if (!m_context.commits)
        return;
    m_committed = m_context.commits->of(m_context.file);
    const auto changed = [this] { notice(MapColoring::Changes); };
    connect(m_committed.get(), &commits::CommittedFile::textChanged, this, changed);
    connect(m_committed.get(), &commits::CommittedFile::treeChanged, this, changed);
}

bool MarkReader::isServed() const
{
    const QString name = servedName(m_context.file);
    for (int row = m_exchanges ? m_exchanges->rowCount() - 1 : -1; row >= 0; --row) {
        if (m_exchanges->keptAt(row).facts().documentPath == name)
            return true;
    }
    return false;
}

QString MarkReader::missingData(MapColoring coloring) const
{
    switch (coloring) {
    case MapColoring::Methods:
    case MapColoring::Problems:
    case MapColoring::Access:
    case MapColoring::Deprecated:
        return {};
    case MapColoring::Changes:
        return m_committed && m_committed->text()
                   ? QString()
                   : tr("The colors for changes need a file that is in the last commit of a git repository.");
    case MapColoring::Traffic:
        return isServed() ? QString()
                          : tr("The colors for traffic need requests to this API in the list of exchanges.");
    case MapColoring::Policies:
        return m_context.policies.isKnown()
                   ? QString()
                   : tr("The colors for policies need the policies of the environment, which the page Policies loads.");
    }
    Q_UNREACHABLE();
}

bool MarkReader::start()
{
    if (!m_map)
        return false;
    std::function<MapMarks()> read;
    switch (m_coloring) {
    case MapColoring::Methods:
    case MapColoring::Access:
    case MapColoring::Deprecated:
        return false;
    case MapColoring::Problems:
        read = [map = m_map, address = m_map->map.address, diagnostics = m_context.file.diagnostics()] {
            return MapMarks{.problems = problemsOf(map->map, address, diagnostics)};
        };
        break;
    case MapColoring::Changes: {
        // The first call for a text begins to parse it.
        const auto committed = m_committed ? m_committed->tree() : std::nullopt;
        if (!committed)
            return false;
        read = [map = m_map, committed = *committed, now = m_context.document().snapshot()] {
            return MapMarks{.changes = changesOf(map->map, committed, now)};
        };
        break;
    }
    case MapColoring::Traffic:
        if (!m_exchanges)
            return false;
        read = [map = m_map, exchanges = m_exchanges->exchanges(), name = servedName(m_context.file),
                now = m_context.document().snapshot()] {
            return MapMarks{.requests = requestsOf(map->map, exchanges, name, now)};
        };
        break;
    case MapColoring::Policies:
        read = [map = m_map, current = workspace::CurrentDescription(m_context.file),
                known = m_context.policies.policies()] {
            return MapMarks{.policies = policiesOf(map->map, current.read(), known)};
        };
        break;
    }
    m_worker->run([read]() -> base::Result<MapMarks> { return read(); },
                  [this, map = m_map, coloring = m_coloring](const base::Result<MapMarks> &marks) {
                      if (marks && map == m_map && coloring == m_coloring)
                          emit marksRead(coloring, *marks);
                  });
    return true;
}

bool MarkReader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_shown && event->type() == QEvent::Show) {
        readCommit();
        emit dataChanged();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace designer

#include "moc_markreader.cpp"
