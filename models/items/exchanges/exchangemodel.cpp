#include "exchangemodel.h"

#include "exchangequeue.h"
#include "reasonphrase.h"
#include "worker.h"

#include <QLocale>

#include <algorithm>

namespace items {
namespace {

/** Packed together by a worker. */
constexpr qsizetype ChunksPerStep = 8;
/** How many times the bound of bytes the list may take while the rest of a batch is not packed yet. */
constexpr qint64 UnpackedFactor = 2;

const QString NoValue = QStringLiteral("–");

bool isRefusal(const KeptExchange &exchange)
{
    return exchange.isWhole() ? traffic::isRefusal(*exchange.exchange())
                              : traffic::isRefusal(exchange.facts().gatewayReason);
}

/** Without all refusals but the newest of the batch. */
QList<KeptExchange> withoutOldRefusals(QList<KeptExchange> batch)
{
    qsizetype tooMany = std::count_if(batch.cbegin(), batch.cend(), isRefusal) - traffic::MaximumRefusals;
    if (tooMany > 0)
        batch.removeIf([&](const KeptExchange &exchange) { return isRefusal(exchange) && tooMany-- > 0; });
    return batch;
}

QVariant sortValue(const ExchangeFacts &facts, int column)
{
    switch (column) {
    case ExchangeModel::Time:
        return facts.startedAt;
    case ExchangeModel::Method:
        return QString::fromUtf8(facts.method);
    case ExchangeModel::Path:
        return QString::fromUtf8(facts.target);
    case ExchangeModel::Api:
        return facts.apiName;
    case ExchangeModel::Status:
        return facts.status;
    case ExchangeModel::Duration:
        return facts.milliseconds;
    case ExchangeModel::Size:
        return facts.responseSize;
    case ExchangeModel::Changes:
        return facts.changes;
    case ExchangeModel::Contract:
        // Those that violate the contract are at one end, those that were not compared at the other.
        return facts.verdict.kind == ContractVerdict::Kind::Violates ? facts.verdict.problems
               : facts.verdict.kind == ContractVerdict::Kind::Fits   ? 0
                                                                     : -1;
    case ExchangeModel::Comment:
        return facts.comment;
    default:
        return {};
    }
}

bool isNumeric(int column)
{
    return column == ExchangeModel::Duration || column == ExchangeModel::Size || column == ExchangeModel::Changes;
}

QVariant alignment(int column)
{
    return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | (isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

ExchangeModel::ExchangeModel(QObject *parent)
    : TitledTableModel(parent)
{}

void ExchangeModel::append(const QList<traffic::ExchangePtr> &arrived)
{
    appendKept(QList<KeptExchange>(arrived.cbegin(), arrived.cend()));
}

void ExchangeModel::appendKept(const QList<KeptExchange> &arrived)
{
    if (arrived.isEmpty())
        return;
    const QList<KeptExchange> batch = withoutOldRefusals(arrived);
    // If a batch is larger than the limit, only its end is added.
    const qsizetype taken = std::min(batch.size(), m_maximumExchanges + traffic::MaximumRefusals);
    m_dropped += batch.size() - taken;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(taken) - 1);
    for (qsizetype i = batch.size() - taken; i < batch.size(); ++i) {
        m_entries.append({batch.at(i), ++m_lastNumber, {}, {}, 0, false});
        m_hasChunks = m_hasChunks || !batch.at(i).isWhole();
        count(m_entries.last());
    }
    endInsertRows();
    // Before the limit is applied to what they take.
    packOld();
    dropOldRefusals();
    giveUpOldest();
}

QList<KeptExchange> ExchangeModel::takeAll()
{
    beginResetModel();
    QList<KeptExchange> all;
    all.reserve(m_entries.size());
    for (const Entry &entry : std::exchange(m_entries, {}))
        all.append(entry.exchange);
    m_refusals.clear();
    m_bytes = m_dropped = m_firstWhole = m_hidden = 0;
    m_hasChunks = false;
    endResetModel();
    return all;
}

/** Exchanges that a worker makes a chunk of. */
struct ExchangeModel::Pack {
    QList<quint64> numbers;
    QList<traffic::ExchangePtr> whole;
    std::shared_ptr<const ExchangeChunk> chunk;
};

/** Rows before m_firstWhole are in chunks, besides requests that were running then. */
void ExchangeModel::packOld()
{
    const qsizetype chunks = std::min((m_entries.size() - m_firstWhole - WholeExchanges) / ChunkSize, ChunksPerStep);
    if (m_isPacking || chunks <= 0)
        return;
    QList<Pack> packs(chunks);
    for (qsizetype i = 0; i < chunks * ChunkSize; ++i) {
        const Entry &entry = m_entries.at(m_firstWhole + i);
        if (entry.elapsed || !entry.exchange.isWhole())
            continue;
        packs[i / ChunkSize].numbers.append(entry.number);
        packs[i / ChunkSize].whole.append(entry.exchange.exchange());
    }
    const quint64 last = m_entries.at(m_firstWhole + chunks * ChunkSize - 1).number;
    using Packs = base::Result<QList<Pack>>;
    const auto work = [packs]() mutable -> Packs {
        for (Pack &pack : packs)
            pack.chunk = std::make_shared<const ExchangeChunk>(pack.whole);
        return packs;
    };
    m_isPacking = true;
    base::runOnWorker(this, work, [this, last](const Packs &packed) {
        m_isPacking = false;
        if (!packed)
            return;
        keep(*packed);
        const auto after = std::upper_bound(m_entries.cbegin() + m_firstWhole, m_entries.cend(), last,
                                            [](quint64 number, const Entry &entry) { return number < entry.number; });
        m_firstWhole = after - m_entries.cbegin();
        packOld();
        giveUpOldest();
    });
}

/** Rows can have been removed since the packs were begun. */
void ExchangeModel::keep(const QList<Pack> &packs)
{
    for (const Pack &pack : packs) {
        for (qsizetype i = 0; i < pack.numbers.size(); ++i) {
            const int row = rowOf(pack.numbers.at(i));
            // A new comment makes another exchange of it.
            if (row < 0 || m_entries.at(row).exchange.wholeOrNull() != pack.whole.at(i))
                continue;
            m_hasChunks = true;
            Entry &entry = m_entries[row];
            const qint64 bytes = pack.chunk->bytes(i) + static_cast<qint64>(sizeof(Entry));
            if (!entry.refused)
                m_bytes += bytes - entry.bytes;
            entry.bytes = bytes;
            const ContractVerdict verdict = entry.exchange.verdict();
            entry.exchange = KeptExchange(pack.chunk, i);
            entry.exchange.setVerdict(verdict);
        }
    }
}

quint64 ExchangeModel::begin(const KeptExchange &request)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_entries.append({request, ++m_lastNumber, {}, 0, 0, false});
    count(m_entries.last());
    endInsertRows();
    giveUpOldest();
    return m_lastNumber;
}

int ExchangeModel::runningRow(quint64 number) const
{
    const int row = rowOf(number);
    return isRunning(row) ? row : -1;
}

void ExchangeModel::setElapsed(quint64 number, qint64 milliseconds)
{
    const int row = runningRow(number);
    if (row < 0)
        return;
    m_entries[row].elapsed = milliseconds;
    emit dataChanged(index(row, Duration), index(row, Duration), {Qt::DisplayRole});
}

void ExchangeModel::update(quint64 number, const traffic::ExchangePtr &running)
{
    const int row = runningRow(number);
    if (row < 0)
        return;
    replace(m_entries[row], running);
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

bool ExchangeModel::complete(quint64 number, const traffic::ExchangePtr &exchange)
{
    const int row = runningRow(number);
    if (row < 0)
        return false;
    replace(m_entries[row], exchange);
    m_entries[row].elapsed.reset();
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    giveUpOldest();
    return true;
}

void ExchangeModel::abandon(quint64 number)
{
    if (const int row = runningRow(number); row >= 0)
        removeEntries(row, 1);
}

bool ExchangeModel::isRunning(int row) const
{
    return row >= 0 && row < rowCount() && m_entries.at(row).elapsed.has_value();
}

void ExchangeModel::count(Entry &entry)
{
    entry.refused = isRefusal(entry.exchange);
    entry.bytes = entry.exchange.bytes() + (entry.exchange.isWhole() ? 0 : static_cast<qint64>(sizeof(Entry)));
    if (entry.refused)
        m_refusals.append(entry.number);
    else
        m_bytes += entry.bytes;
}

void ExchangeModel::uncount(const Entry &entry)
{
    if (!m_refusals.removeOne(entry.number))
        m_bytes -= entry.bytes;
}

void ExchangeModel::replace(Entry &entry, const traffic::ExchangePtr &exchange)
{
    uncount(entry);
    const ContractVerdict verdict = entry.exchange.verdict();
    entry.exchange = exchange;
    entry.exchange.setVerdict(verdict);
    count(entry);
}

void ExchangeModel::dropOldRefusals()
{
    qsizetype tooMany = m_refusals.size() - traffic::MaximumRefusals;
    for (const quint64 number : QList<quint64>(m_refusals)) {
        const int row = tooMany > 0 ? rowOf(number) : -1;
        if (row < 0)
            return;
        if (!m_entries.at(row).marks.pinned) {
            removeEntries(row, 1);
            --tooMany;
        }
    }
}

bool ExchangeModel::isOverBounds(qsizetype entries, qint64 bytes) const
{
    // What the rest of a batch takes is known when it is packed.
    const qint64 mostBytes = m_maximumBytes * (m_isPacking ? UnpackedFactor : 1);
    return entries - m_refusals.size() > m_maximumExchanges || bytes > mostBytes;
}

bool ExchangeModel::isOverBounds() const
{
    return isOverBounds(m_entries.size(), m_bytes);
}

void ExchangeModel::giveUpOldest()
{
    const auto mayGo = [this](qsizetype row) {
        const Entry &entry = m_entries.at(row);
        return !entry.marks.pinned && !entry.elapsed && !entry.refused;
    };
    qsizetype first = 0;
    // The newest exchange is always kept, whatever its size.
    while (isOverBounds() && first < m_entries.size() - 1) {
        if (!mayGo(first)) {
            ++first;
            continue;
        }
        qsizetype gone = 0;
        qint64 bytes = m_bytes;
        while (first + gone < m_entries.size() - 1 && mayGo(first + gone) &&
               isOverBounds(m_entries.size() - gone, bytes)) {
            bytes -= m_entries.at(first + gone).bytes;
            ++gone;
        }
        removeEntries(first, gone);
        m_dropped += gone;
    }
}

void ExchangeModel::removeEntries(qsizetype first, qsizetype size)
{
    beginRemoveRows({}, static_cast<int>(first), static_cast<int>(first + size) - 1);
    for (qsizetype i = first; i < first + size; ++i)
        uncount(m_entries.at(i));
    m_hidden -= static_cast<int>(std::count_if(m_entries.cbegin() + first, m_entries.cbegin() + first + size,
                                               [](const Entry &entry) { return entry.marks.hidden; }));
    m_entries.remove(first, size);
    m_firstWhole -= std::clamp<qsizetype>(m_firstWhole - first, 0, size);
    endRemoveRows();
}

void ExchangeModel::clear()
{
    beginResetModel();
    const auto isGone = [](const Entry &entry) { return !entry.marks.pinned && !entry.elapsed; };
    m_firstWhole -= std::count_if(m_entries.cbegin(), m_entries.cbegin() + m_firstWhole, isGone);
    m_entries.removeIf(isGone);
    m_bytes = m_dropped = m_hidden = 0;
    m_refusals.clear();
    for (Entry &entry : m_entries) {
        count(entry);
        m_hidden += entry.marks.hidden ? 1 : 0;
    }
    endResetModel();
}

void ExchangeModel::setMarks(const QList<quint64> &numbers, const std::function<void(ExchangeMarks &)> &change)
{
    int first = rowCount();
    int last = -1;
    const int wasHidden = m_hidden;
    for (const quint64 number : numbers) {
        const int row = rowOf(number);
        if (row < 0)
            continue;
        ExchangeMarks &marks = m_entries[row].marks;
        m_hidden -= marks.hidden ? 1 : 0;
        change(marks);
        m_hidden += marks.hidden ? 1 : 0;
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last < 0)
        return;
    QList<int> roles{MarksRole};
    if (m_hidden != wasHidden)
        roles.append(HiddenRole);
    emit dataChanged(index(first, 0), index(last, ColumnCount - 1), roles);
}

void ExchangeModel::setVerdicts(const QList<std::pair<quint64, ContractVerdict>> &verdicts)
{
    int first = rowCount();
    int last = -1;
    for (const auto &[number, verdict] : verdicts) {
        const int row = rowOf(number);
        if (row < 0 || m_entries.at(row).exchange.verdict() == verdict)
            continue;
        m_entries[row].exchange.setVerdict(verdict);
        first = std::min(first, row);
        last = std::max(last, row);
    }
    notifyVerdicts(first, last);
}

void ExchangeModel::forgetVerdicts(quint16 source, quint64 before)
{
    int first = rowCount();
    int last = -1;
    for (int row = 0; row < rowCount() && m_entries.at(row).number < before; ++row) {
        if (m_entries.at(row).exchange.verdict().source != source)
            continue;
        m_entries[row].exchange.setVerdict({});
        first = std::min(first, row);
        last = row;
    }
    notifyVerdicts(first, last);
}

void ExchangeModel::notifyVerdicts(int first, int last)
{
    if (last >= 0)
        emit dataChanged(index(first, Contract), index(last, Contract), {VerdictRole});
}

void ExchangeModel::setVerdictText(std::function<QString(const ContractVerdict &)> text)
{
    m_verdictText = std::move(text);
    if (rowCount() > 0)
        emit dataChanged(index(0, Contract), index(rowCount() - 1, Contract), {Qt::DisplayRole});
}

ExchangeMarks ExchangeModel::marksAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_entries.at(row).marks : ExchangeMarks{};
}

void ExchangeModel::setComment(int row, const QString &comment)
{
    if (row < 0 || row >= rowCount() || isRunning(row))
        return;
    Entry &entry = m_entries[row];
    traffic::Exchange changed = *entry.exchange.exchange();
    changed.comment = comment.simplified().left(traffic::MaximumComment);
    if (changed.comment == entry.exchange.facts().comment)
        return;
    replace(entry, std::make_shared<const traffic::Exchange>(std::move(changed)));
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

traffic::ExchangePtr ExchangeModel::exchangeAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_entries.at(row).exchange.exchange() : nullptr;
}

quint64 ExchangeModel::numberAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_entries.at(row).number : 0;
}

int ExchangeModel::rowOf(quint64 number) const
{
    const auto found = std::lower_bound(m_entries.cbegin(), m_entries.cend(), number,
                                        [](const Entry &entry, quint64 wanted) { return entry.number < wanted; });
    if (found == m_entries.cend() || found->number != number)
        return -1;
    return static_cast<int>(std::distance(m_entries.cbegin(), found));
}

QList<KeptExchange> ExchangeModel::exchanges() const
{
    QList<KeptExchange> all;
    all.reserve(m_entries.size());
    for (const Entry &entry : m_entries) {
        if (!entry.elapsed)
            all.append(entry.exchange);
    }
    return all;
}

void ExchangeModel::setBounds(qsizetype exchanges, qint64 bytes)
{
    m_maximumExchanges = std::max<qsizetype>(1, exchanges);
    m_maximumBytes = bytes;
    giveUpOldest();
}

void ExchangeModel::setFailureText(std::function<QString(const QString &)> text)
{
    m_failureText = std::move(text);
    if (rowCount() > 0)
        emit dataChanged(index(0, Status), index(rowCount() - 1, Status), {Qt::DisplayRole});
}

void ExchangeModel::setMarksLook(std::function<QVariant(const ExchangeMarks &, int, int)> look)
{
    m_marksLook = std::move(look);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {MarksRole});
}

void ExchangeModel::setRunningText(std::function<QString(const traffic::Exchange &)> text)
{
    m_runningText = std::move(text);
    if (rowCount() > 0)
        emit dataChanged(index(0, Status), index(rowCount() - 1, Status), {Qt::DisplayRole});
}

int ExchangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int ExchangeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExchangeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::ToolTipRole:
        return text(entry, index.column());
    case Qt::AccessibleTextRole:
        return spokenText(entry, index.column());
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case SortRole:
        return index.column() == Number ? QVariant(entry.number) : sortValue(entry.exchange.facts(), index.column());
    default:
        return m_marksLook && entry.marks != ExchangeMarks{} ? m_marksLook(entry.marks, index.column(), role)
                                                             : QVariant();
    }
}

Qt::ItemFlags ExchangeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = TitledTableModel::flags(index);
    return index.column() == Comment && !isRunning(index.row()) ? flags | Qt::ItemIsEditable : flags;
}

bool ExchangeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    setComment(index.row(), value.toString());
    return true;
}

QVariant ExchangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignment(section);
    return TitledTableModel::headerData(section, orientation, role);
}

/** The first cell of a row has the focus when a request was sent: a screen reader says what was sent, and the answer.
 */
QString ExchangeModel::spokenText(const Entry &entry, int column) const
{
    if (column != Number)
        return text(entry, column);
    QStringList spoken;
    for (const int each : {int(Number), int(Method), int(Path), int(Status)})
        spoken.append(text(entry, each));
    return spoken.join(u", "_qs);
}

QString ExchangeModel::text(const Entry &entry, int column) const
{
    const ExchangeFacts exchange = entry.exchange.facts();
    const QLocale locale;
    switch (column) {
    case Number:
        return QString::number(entry.number);
    case Time:
        return exchange.startedAt.toLocalTime().toString(u"HH:mm:ss"_qs);
    case Method:
        return QString::fromUtf8(exchange.method);
    case Path:
        return entry.exchange.shownTarget();
    case Api:
        return exchange.apiName;
    case Status:
        return statusText(entry, exchange);
    case Duration:
        if (entry.elapsed)
            return locale.toString(*entry.elapsed);
        return locale.toString(exchange.milliseconds, 'f', exchange.milliseconds < 10 ? 1 : 0);
    case Size:
        return entry.elapsed && exchange.status == 0
                   ? NoValue
                   : locale.formattedDataSize(exchange.responseSize, 1, QLocale::DataSizeSIFormat);
    case Changes:
        // A request that was never sent has no changes.
        return exchange.reachedUpstream ? QString::number(exchange.changes) : NoValue;
    case Contract:
        return m_verdictText ? m_verdictText(entry.exchange.verdict()) : QString();
    case Comment:
        return exchange.comment;
    default:
        return {};
    }
}

QString ExchangeModel::statusText(const Entry &entry, const ExchangeFacts &exchange) const
{
    if (entry.elapsed)
        return m_runningText ? m_runningText(*entry.exchange.exchange()) : QString();
    if (exchange.status > 0)
        return statusWithWord(exchange.status, exchange.reason);
    const QString word = traffic::errorWord(exchange.error, exchange.errorDetail);
    return m_failureText ? m_failureText(word) : word;
}

QString statusWithWord(int status, QByteArrayView reason)
{
    const QString word = QString::fromUtf8(reason.isEmpty() ? QByteArrayView(http::reasonPhrase(status)) : reason);
    return word.isEmpty() ? QString::number(status) : u"%1 %2"_qs.arg(QString::number(status), word);
}

} // namespace items

#include "moc_exchangemodel.cpp"
