#include "trieslist.h"

#include "colors.h"
#include "reasonphrase.h"

namespace traffic {

namespace {

using tries::TriedAnswer;
using tries::TriedRequest;
using tries::TryKind;
using tries::Verdict;

QString kindText(TryKind kind)
{
    switch (kind) {
    case TryKind::Valid:
        return TriesList::tr("The valid request, for comparison");
    case TryKind::MissingParameter:
        return TriesList::tr("Parameter missing");
    case TryKind::MissingMember:
        return TriesList::tr("Member missing");
    case TryKind::WrongType:
        return TriesList::tr("Wrong type");
    case TryKind::OutOfBounds:
        return TriesList::tr("Out of bounds");
    case TryKind::NotInEnum:
        return TriesList::tr("Not one of the values");
    case TryKind::AdditionalProperty:
        return TriesList::tr("Property that is not allowed");
    case TryKind::MissingCredential:
        return TriesList::tr("Credentials missing");
    case TryKind::UnknownMethod:
        return TriesList::tr("Unknown method");
    case TryKind::WrongMediaType:
        return TriesList::tr("Wrong media type");
    case TryKind::MalformedBody:
        return TriesList::tr("Body that is no JSON");
    }
    return {};
}

QString whatText(const TriedRequest &request)
{
    const QString kind = kindText(request.kind);
    const QString name = QString::fromUtf8(request.name);
    if (name.isEmpty())
        return kind;
    return TriesList::tr("%1: %2 (%3)",
                         "%1: what is wrong, %2: name of a parameter or member, %3: query, header, body …")
        .arg(kind, name, QString::fromLatin1(request.in));
}

QString expectedText(TryKind kind)
{
    if (kind == TryKind::Valid)
        return TriesList::tr("accepted");
    QStringList statuses;
    for (const int status : tries::expectedStatuses(kind))
        statuses.append(QString::number(status));
    return statuses.join(u", "_qs);
}

QString resultText(TryKind kind, const TriedAnswer &answer)
{
    switch (tries::verdictOn(kind, answer)) {
    case Verdict::AsDocumented:
        return kind == TryKind::Valid ? TriesList::tr("accepted") : TriesList::tr("refused");
    case Verdict::RefusedOtherwise:
        return TriesList::tr("refused for another reason");
    case Verdict::Accepted:
        return TriesList::tr("accepted, although the document forbids it");
    case Verdict::Failed:
        return TriesList::tr("server error");
    case Verdict::OfGateway:
        return TriesList::tr("answered by the gateway");
    case Verdict::NoAnswer:
        break;
    }
    return TriesList::tr("no answer");
}

/** The color of a result; the words say the same. */
theme::Role resultRole(TryKind kind, const TriedAnswer &answer)
{
    switch (tries::verdictOn(kind, answer)) {
    case Verdict::AsDocumented:
        return theme::Role::Ok;
    case Verdict::RefusedOtherwise:
    case Verdict::OfGateway:
        return theme::Role::Warning;
    case Verdict::Accepted:
    case Verdict::Failed:
    case Verdict::NoAnswer:
        break;
    }
    return theme::Role::Error;
}

} // namespace

void TriesList::setRequests(const QList<TriedRequest> &requests)
{
    beginResetModel();
    m_requests = requests;
    m_answers = QList<std::optional<TriedAnswer>>(requests.size());
    m_numbers = QList<quint64>(requests.size());
    endResetModel();
}

void TriesList::setAnswer(qsizetype index, const TriedAnswer &answer)
{
    m_answers[index] = answer;
    emit dataChanged(this->index(static_cast<int>(index), 0), this->index(static_cast<int>(index), ColumnCount - 1));
}

void TriesList::forgetAnswers()
{
    m_answers.fill(std::nullopt);
    m_numbers.fill(0);
    retranslate();
}

qsizetype TriesList::firstWith(Verdict verdict) const
{
    for (qsizetype at = 0; at < m_requests.size(); ++at) {
        if (m_answers.at(at) && tries::verdictOn(m_requests.at(at).kind, *m_answers.at(at)) == verdict)
            return at;
    }
    return -1;
}

qsizetype TriesList::count(Verdict verdict) const
{
    qsizetype count = 0;
    for (qsizetype at = 0; at < m_requests.size(); ++at) {
        const TryKind kind = m_requests.at(at).kind;
        if (kind != TryKind::Valid && m_answers.at(at) && tries::verdictOn(kind, *m_answers.at(at)) == verdict)
            ++count;
    }
    return count;
}

bool TriesList::isValidRefused() const
{
    return !m_requests.isEmpty() && m_requests.constFirst().kind == TryKind::Valid && m_answers.constFirst() &&
           tries::verdictOn(TryKind::Valid, *m_answers.constFirst()) != Verdict::AsDocumented;
}

int TriesList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_requests.size());
}

int TriesList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TriesList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::ForegroundRole)
        return foreground(index);
    if ((role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole))
        return {};
    const TriedRequest &request = m_requests.at(index.row());
    const std::optional<TriedAnswer> &answer = m_answers.at(index.row());
    const int status = answer ? answer->status : 0;
    switch (index.column()) {
    case What:
        return whatText(request);
    case Expected:
        return expectedText(request.kind);
    case Status:
        return status <= 0 ? QString()
                           : QString::number(status) + u' ' + QString::fromLatin1(http::reasonPhrase(status));
    default:
        return answer ? resultText(request.kind, *answer) : tr("not sent");
    }
}

QVariant TriesList::foreground(const QModelIndex &index) const
{
    const std::optional<TriedAnswer> &answer = m_answers.at(index.row());
    const TryKind kind = m_requests.at(index.row()).kind;
    // Not the color of the status: the wanted answer is an error.
    if ((index.column() == Result || index.column() == Status) && answer)
        return theme::color(resultRole(kind, *answer));
    if (index.column() == Result || kind == TryKind::Valid)
        return theme::color(theme::Role::Muted);
    return {};
}

QVariant TriesList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Request");
    case Expected:
        return tr("Expected");
    case Status:
        return tr("Response");
    default:
        return tr("Result");
    }
}

void TriesList::retranslate()
{
    if (!m_requests.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace traffic

#include "moc_trieslist.cpp"
