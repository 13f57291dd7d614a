#pragma once

#include "result.h"
#include "snapshot.h"

#include <QStringList>

#include <optional>

namespace commands {

/** Reads values of a JSON report. The first value that is missing or has another type is remembered as the problem;
 * what is read after it has no meaning. */
class ReportValues final
{
public:
    /** Creates a reader of `report`, whose name in messages is `name`. The snapshot must outlive it. */
    ReportValues(const document::Snapshot &report, QString name)
        : m_report(report)
        , m_name(std::move(name))
    {}

    [[nodiscard]] document::Node object(const document::Node &parent, const char *key);
    [[nodiscard]] document::Node array(const document::Node &parent, const char *key);
    [[nodiscard]] QString text(const document::Node &parent, const char *key);
    [[nodiscard]] qsizetype lineOrColumn(const document::Node &parent, const char *key);
    /** Returns the place of the members `line` and `column`. */
    [[nodiscard]] base::Position position(const document::Node &parent, const char *line, const char *column);
    /** Returns the texts of an array; an empty list if the member is missing. */
    [[nodiscard]] QStringList texts(const document::Node &parent, const char *key);

    /** Remembers a problem at a value, unless there is one already. */
    void refuse(const document::Node &at, const QString &problem);
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    /** Returns the problem as InvalidArgument with `name:line:col: …`. */
    [[nodiscard]] base::Error error() const;

private:
    [[nodiscard]] document::Node required(const document::Node &parent, const char *key,
                                          bool isRight(const document::Node &), const char *type);

    const document::Snapshot &m_report;
    QString m_name;
    std::optional<QString> m_problem;
};

} // namespace commands
