#include "problemmodel.h"

#include "diagnosticmessages.h"
#include "theme.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace problems {

namespace {

QIcon severityIcon(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::icon(theme::Icon::Error, theme::Role::Error);
    case base::Severity::Warning:
        return theme::icon(theme::Icon::Warning, theme::Role::Warning);
    case base::Severity::Information:
        break;
    }
    return theme::icon(theme::Icon::Information, theme::Role::Information);
}

} // namespace

QString severityName(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return QCoreApplication::translate("problems::ProblemModel", "Error");
    case base::Severity::Warning:
        return QCoreApplication::translate("problems::ProblemModel", "Warning");
    case base::Severity::Information:
        break;
    }
    return QCoreApplication::translate("problems::ProblemModel", "Information");
}

ProblemModel::ProblemModel(workspace::Workspace &workspace, QObject *parent)
    : QAbstractTableModel(parent)
    , m_workspace(workspace)
{
    for (workspace::OpenDefinition *definition : workspace.definitions())
        watch(definition);
    connect(&workspace, &workspace::Workspace::opened, this, [this](workspace::OpenDefinition *definition) {
        watch(definition);
        rebuild();
    });
    connect(&workspace, &workspace::Workspace::aboutToClose, this,
            [this](workspace::OpenDefinition *definition) { rebuild(definition); });
    rebuild();
}

void ProblemModel::watch(workspace::OpenDefinition *definition)
{
    connect(definition, &workspace::OpenDefinition::diagnosticsChanged, this, [this] { rebuild(); });
    connect(definition, &workspace::OpenDefinition::problemsElsewhereChanged, this, [this] { rebuild(); });
    connect(definition, &workspace::OpenDefinition::pathChanged, this, [this] { rebuild(); });
}

QString Problem::title() const
{
    return definition ? definition->title() : address.mid(address.lastIndexOf(u'/') + 1);
}

/** Each file once, even if several definitions reference it. */
QList<Problem> ProblemModel::problemsElsewhere(const QList<workspace::OpenDefinition *> &definitions) const
{
    QList<Problem> found;
    QSet<QString> seen;
    for (const workspace::OpenDefinition *definition : definitions) {
        QSet<QString> here;
        for (const workspace::FileProblem &problem : definition->problemsElsewhere()) {
            here.insert(problem.address);
            if (!seen.contains(problem.address) && !m_workspace.find(problem.address))
                found.append({nullptr, problem.diagnostic, problem.address, problem.position});
        }
        seen |= here;
    }
    return found;
}

void ProblemModel::rebuild(const workspace::OpenDefinition *without)
{
    QList<Problem> found;
    QList<workspace::OpenDefinition *> definitions = m_workspace.definitions();
    definitions.removeAll(without);
    for (workspace::OpenDefinition *definition : std::as_const(definitions)) {
        for (const base::Diagnostic &diagnostic : definition->diagnostics())
            found.append({definition, diagnostic, {}, {}});
    }
    found += problemsElsewhere(definitions);
    std::stable_sort(found.begin(), found.end(), [](const Problem &one, const Problem &other) {
        return one.title().localeAwareCompare(other.title()) < 0;
    });
    beginResetModel();
    m_problems = found;
    endResetModel();
}

qsizetype ProblemModel::count(base::Severity severity) const
{
    return std::count_if(m_problems.cbegin(), m_problems.cend(),
                         [severity](const Problem &one) { return one.diagnostic.severity == severity; });
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemModel::text(const Problem &problem, int column) const
{
    switch (column) {
    case Severity:
        return severityName(problem.diagnostic.severity);
    case Sentence:
        return messages::diagnosticText(problem.diagnostic);
    case Rule:
        return problem.diagnostic.rule;
    case Place:
        break;
    default:
        return {};
    }
    const base::Position place = problem.definition ? problem.definition->document().snapshot().positionAt(
                                                          problem.diagnostic.span.offset)
                                                    : problem.position;
    return u"%1:%2:%3"_qs.arg(problem.title()).arg(place.line).arg(place.column);
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Problem &problem = m_problems.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(problem, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Place)
            return problem.definition ? problem.definition->path() : problem.address;
        return index.column() == Sentence ? text(problem, Sentence) : QVariant();
    case Qt::DecorationRole:
        return index.column() == Severity ? severityIcon(problem.diagnostic.severity) : QVariant();
    case Qt::ForegroundRole:
        return index.column() == Rule || index.column() == Place ? theme::color(theme::Role::Muted) : QVariant();
    default:
        return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Severity:
        return tr("Severity");
    case Sentence:
        return tr("Problem");
    case Rule:
        return tr("Rule");
    case Place:
        return tr("Place");
    default:
        return {};
    }
}

} // namespace problems

#include "moc_problemmodel.cpp"
