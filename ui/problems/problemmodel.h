#pragma once

#include "workspace.h"

#include <QAbstractTableModel>

namespace problems {

/** A problem of an open definition, or of a referenced file that is not open. */
struct Problem {
    workspace::OpenDefinition *definition = nullptr; ///< Null for a file that is not open.
    base::Diagnostic diagnostic;
    QString address;         ///< Path or URL of the referenced file.
    base::Position position; ///< In that file.

    /** The file's name. */
    [[nodiscard]] QString title() const;
};

/** The problems of all open definitions and of the files that they reference, sorted by file, then place. */
class ProblemModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Severity, Sentence, Rule, Place, ColumnCount };

    explicit ProblemModel(workspace::Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] const Problem &problem(int row) const { return m_problems.at(row); }
    [[nodiscard]] qsizetype count(base::Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void watch(workspace::OpenDefinition *definition);
    void rebuild(const workspace::OpenDefinition *without = nullptr);
    [[nodiscard]] QList<Problem> problemsElsewhere(const QList<workspace::OpenDefinition *> &definitions) const;
    [[nodiscard]] QString text(const Problem &problem, int column) const;

    workspace::Workspace &m_workspace;
    QList<Problem> m_problems;
};

/** The name of a severity: "Error", "Warning", "Information". */
[[nodiscard]] QString severityName(base::Severity severity);

} // namespace problems
