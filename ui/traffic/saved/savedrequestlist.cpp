#include "savedrequestlist.h"

#include "errormessages.h"
#include "gatewayreadiness.h"
#include "operationchoices.h"
#include "requestwriter.h"
#include "routeservice.h"
#include "savedrequestmessages.h"
#include "worker.h"

#include <QFileInfo>

#include <algorithm>

namespace traffic {

using savedrequests::ProblemKind;
using savedrequests::StepResult;

SavedRequestList::SavedRequestList(const Services &services, QObject *parent)
    : QAbstractTableModel(parent)
    , m_services(services)
{}

QString SavedRequestList::folder() const
{
    return m_definition && !m_definition->path().isEmpty() ? QFileInfo(m_definition->path()).path() : QString();
}

void SavedRequestList::setDefinition(workspace::OpenDefinition *definition)
{
    if (m_definition != definition) {
        cancel();
        take({});
    }
    m_definition = definition;
    refresh();
}

void SavedRequestList::refresh()
{
    m_reading.cancel();
    if (folder().isEmpty())
        return take({});
    const workspace::CurrentDescription now(*m_definition);
    const QString name = QFileInfo(m_definition->path()).fileName();
    m_reading = base::runOnWorker(
        this,
        [&storage = m_services.storage, folder = folder(), name, now]() -> base::Result<Loaded> {
            const base::Result<QStringList> names = storage.names(folder);
            if (!names)
                return names.error();
            Loaded loaded;
            loaded.description = std::make_shared<const description::Description>(now.read());
            const QList<openapi::PathItem> items = loaded.description->pathItems();
            for (const QString &each : *names) {
                Row row{each, {storage.pathOf(folder, each), {}}, {}, {}, {}};
                if (const base::Result<QByteArray> bytes = storage.read(folder, each))
                    row.file.file = savedrequests::readRequestFile(*bytes);
                else
                    row.file.file.problems.append(
                        {ProblemKind::NotReadable, {messages::errorText({bytes.error().code, {}})}, {}, {}});
                loaded.known.insert(each, row.file);
                const savedrequests::SavedRequest &request = row.file.file.request;
                if (row.file.file.isValid() && request.definition != name)
                    continue;
                if (row.file.file.isValid())
                    row.fitted = savedrequests::fitRequest(request, *loaded.description, items);
                if (row.fitted.item >= 0)
                    row.method = items.at(row.fitted.item).operations.at(row.fitted.operation).method;
                loaded.rows.append(row);
            }
            return loaded;
        },
        [this](const base::Result<Loaded> &loaded) {
            if (loaded)
                return take(*loaded);
            if (loaded.error().code != base::ErrorCode::Cancelled)
                emit failed(messages::errorText(loaded.error()));
        });
}

/** The results of requests whose files have not changed stay. */
void SavedRequestList::take(const Loaded &loaded)
{
    QHash<QString, Row> before;
    for (const Row &row : std::as_const(m_rows))
        before.insert(row.name, row);
    beginResetModel();
    m_rows = loaded.rows;
    for (Row &row : m_rows) {
        const Row old = before.value(row.name);
        if (old.file.file.text.text() == row.file.file.text.text())
            row.result = old.result;
    }
    m_known = loaded.known;
    m_description = loaded.description;
    endResetModel();
    emit this->loaded();
}

QString SavedRequestList::nameAt(int row) const
{
    return m_rows.value(row).name;
}

savedrequests::FittedRequest SavedRequestList::requestAt(int row) const
{
    return m_rows.value(row).fitted;
}

OperationKey SavedRequestList::operationAt(int row) const
{
    const Row &known = m_rows.value(row);
    return known.fitted.item < 0 ? OperationKey() : OperationKey{m_definition, known.fitted.now.path, known.method};
}

QString SavedRequestList::messagesAt(int row) const
{
    if (row < 0 || row >= m_rows.size())
        return {};
    const Row &known = m_rows.at(row);
    QStringList lines;
    const auto add = [&lines](const QList<savedrequests::Problem> &problems) {
        for (const savedrequests::Problem &problem : problems) {
            const QString line = messages::savedRequestText(problem);
            if (!lines.contains(line))
                lines.append(line);
        }
    };
    add(known.file.file.problems);
    add(known.fitted.problems);
    if (known.result)
        add(known.result->problems);
    return lines.join(u'\n');
}

void SavedRequestList::change(const QString &name, const std::function<base::Result<void>()> &act, bool isSave)
{
    base::runOnWorker(
        this, [act]() -> base::Result<void> { return act(); },
        [this, name, isSave](const base::Result<void> &done) {
            if (!done && done.error().code == base::ErrorCode::Refused)
                emit failed(tr("“%1” is a secret, which must not be in a file. Enter a reference such as env://NAME, "
                               "then save the request.",
                               "%1: name of a value")
                                .arg(done.error().detail));
            else if (!done && done.error().code == base::ErrorCode::InvalidArgument)
                emit failed(tr("“%1” can't be the name of a saved request. Use letters, digits, hyphens and slashes.")
                                .arg(name));
            else if (!done)
                emit failed(messages::errorText(done.error()));
            else if (isSave)
                emit saved(name);
            refresh();
        });
}

void SavedRequestList::save(const QString &name, savedrequests::SavedRequest request, bool isNew)
{
    if (folder().isEmpty())
        return emit failed(tr("Save the definition to a file first. Saved requests are stored beside it."));
    request.definition = QFileInfo(m_definition->path()).fileName();
    change(
        name,
        [&storage = m_services.storage, folder = folder(), name, request, isNew,
         now = workspace::CurrentDescription(*m_definition)]() mutable -> base::Result<void> {
            const auto item = now.read().pathItem(request.operation.path);
            for (const openapi::Operation &operation : item ? item->operations : QList<openapi::Operation>()) {
                if (operation.method.compare(request.operation.method, Qt::CaseInsensitive) == 0)
                    request.operation.id = operation.operationId.toUtf8();
            }
            const base::Result<QByteArray> bytes = savedrequests::writeRequest(request);
            return bytes ? storage.write(folder, name, *bytes, isNew) : base::Result<void>(bytes.error());
        },
        true);
}

void SavedRequestList::remove(int row)
{
    const QString name = nameAt(row);
    change(name, [&storage = m_services.storage, folder = folder(), name] { return storage.remove(folder, name); });
}

void SavedRequestList::rename(int row, const QString &name)
{
    const QString before = nameAt(row);
    if (before == name)
        return;
    change(name, [&storage = m_services.storage, folder = folder(), before, name] {
        return storage.rename(folder, before, name);
    });
}

void SavedRequestList::run(const QList<int> &rows)
{
    if (isRunning() || m_rows.isEmpty() || !m_definition)
        return;
    if (m_services.gateway.state() != preview::GatewayControl::State::Running)
        return emit failed(tr("The gateway is stopped. Start it, then run the requests."));
    QStringList chosen;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (rows.isEmpty() || rows.contains(row)) {
            chosen.append(m_rows.at(row).name);
            m_rows[row].result.reset();
        }
    }
    requestruns::ServedDefinition served;
    served.identity = m_definition->identity();
    served.description = m_description;
    served.isServed = m_services.routes.isServed(*m_definition) && m_services.routes.canBeServed(*m_definition);
    served.listenPath = basePathOf(m_definition->document().snapshot()).toUtf8();
    served.origin = GatewayReadiness::originOf(*m_definition);
    served.isLocal = m_services.routes.upstreamKind() != UpstreamKind::Own;
    m_run = std::make_unique<requestruns::RequestRun>(m_services.run);
    connect(m_run.get(), &requestruns::RequestRun::stepFinished, this, [this](const StepResult &result) {
        const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                      [&result](const Row &each) { return each.name == result.name; });
        if (row == m_rows.end())
            return;
        row->result = result;
        const int at = static_cast<int>(row - m_rows.begin());
        emit dataChanged(index(at, 0), index(at, Result));
    });
    connect(m_run.get(), &requestruns::RequestRun::finished, this, &SavedRequestList::runningChanged,
            Qt::QueuedConnection);
    m_run->start(m_services.gateway.address(), chosen, m_known, {{QFileInfo(m_definition->path()).fileName(), served}});
    emit dataChanged(index(0, 0), index(rowCount() - 1, Result));
    emit runningChanged();
}

QString SavedRequestList::origin() const
{
    const bool isLocal = m_services.routes.upstreamKind() != UpstreamKind::Own;
    return m_definition && !isLocal ? GatewayReadiness::originOf(*m_definition) : QString();
}

void SavedRequestList::cancel()
{
    if (m_run)
        m_run->cancel();
}

int SavedRequestList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SavedRequestList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Result + 1;
}

QVariant SavedRequestList::text(const Row &row, int column) const
{
    const bool isSent = row.result && row.result->milliseconds >= 0;
    switch (column) {
    case Name:
        return row.name;
    case Operation:
        return row.fitted.item >= 0 ? QString::fromUtf8(row.fitted.now.method + ' ' + row.fitted.now.path)
                                    : row.file.file.request.operation.text();
    case Status:
        return row.result && row.result->status > 0 ? QString::number(row.result->status) : QString();
    case Schema:
        return isSent ? messages::stepSchemaText(row.result->schema) : QString();
    case Time:
        return isSent ? tr("%1 ms", "%1: number").arg(qRound64(row.result->milliseconds)) : QString();
    default:
        break;
    }
    if (row.result)
        return messages::stepStateText(row.result->state);
    if (!row.file.file.isValid())
        return tr("not valid");
    return row.fitted.fits() ? QString() : tr("no longer fits");
}

QVariant SavedRequestList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    if (role == Qt::DisplayRole)
        return text(m_rows.at(index.row()), index.column());
    if (role == Qt::ToolTipRole && index.column() == Name)
        return m_rows.at(index.row()).file.file.request.title;
    return {};
}

QVariant SavedRequestList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Name"), tr("Operation"), tr("Status"), tr("Schema"), tr("Time"), tr("Result")};
    return names.value(section);
}

} // namespace traffic

#include "moc_savedrequestlist.cpp"
