#pragma once

#include "customrule.h"

#include <QHash>
#include <QStringList>

namespace lint {

/** The bits of a list of formats such as `[oas3, oas3.1]`; AnyFormat if it is not a list. */
[[nodiscard]] int formatsOf(const document::Node &list);

/** A path of `given` with the formats that it is for. */
struct GivenText {
    QString path;
    int formats = AnyFormat;
};

/** The `aliases` of rulesets: names for paths. */
class Aliases final
{
public:
    /** Adds those of a ruleset; the same names replace earlier ones. */
    void read(const document::Node &aliases);
    /** The paths of an expression such as `#PathItem[get]`. Nothing if it has an alias that does not exist or that
     * contains itself. */
    [[nodiscard]] std::optional<QList<GivenText>> resolved(const QString &expression) const;

private:
    /** `left` is the number of paths and aliases that can still be read. */
    bool resolve(const GivenText &given, int depth, int &left, QList<GivenText> &into) const;

    QHash<QString, QList<GivenText>> m_aliases;
};

} // namespace lint
