#include "listenpathtexts.h"

#include "theme.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace listenpaths {

namespace {

using reach::ListenPathConflict;
using reach::ListenPathPlan;
using reach::ListenPathRow;
using reach::ListenPathState;
using reach::ServedApi;

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(listenpaths::Texts)

public:
    static QString name(const ServedApi &api)
    {
        const QString file = fileText(api);
        return file.isEmpty() || file == api.title
                   ? api.title
                   : tr("%1 (%2)", "%1: name of an API; %2: name of its file").arg(api.title, file);
    }

    static QString lost(const ListenPathConflict &conflict, const ServedApi &winner)
    {
        const QString path = QString::fromUtf8(winner.listenPath);
        switch (conflict.kind) {
        case reach::ListenPathConflictKind::Equal:
            return tr("“%1” has the same listen path and comes first.", "%1: an API").arg(name(winner));
        case reach::ListenPathConflictKind::NeverReached:
            return tr("All requests go to “%1”, whose listen path %2 is tried first.", "%1: an API; %2: a listen path")
                .arg(name(winner), path);
        case reach::ListenPathConflictKind::Divided:
            break;
        }
        return conflict.isNested
                   ? tr("Requests for %2 go to “%1”.", "%1: an API; %2: a path").arg(name(winner), text(conflict))
                   : tr("Requests for %2 go to “%1”, whose listen path %3 is tried first. Check that this is intended.",
                        "%1: an API; %2: a path; %3: a listen path")
                         .arg(name(winner), text(conflict), path);
    }

    static QString won(const ListenPathConflict &conflict, const ServedApi &loser)
    {
        return tr("This API gets requests for %2 before “%1”.", "%1: an API; %2: a path")
            .arg(name(loser), text(conflict));
    }

    static QString alone(ListenPathState state)
    {
        switch (state) {
        case ListenPathState::Inactive:
            return tr("The API is inactive, so the gateway doesn't serve it.");
        case ListenPathState::Missing:
            return tr("The definition has no listen path, so no request reaches this API.");
        case ListenPathState::Invalid:
            return tr("The listen path is not a valid pattern, so no request reaches this API.");
        case ListenPathState::Served:
            return tr("All requests for this listen path go to this API.");
        case ListenPathState::Divided:
        case ListenPathState::NeverReached:
        case ListenPathState::Equal:
            break;
        }
        return {};
    }

    static QString text(const ListenPathConflict &conflict) { return QString::fromUtf8(conflict.common); }
};

/** The largest numbers of conflicts that the details of a listen path list: those that it loses, and that it wins. */
constexpr qsizetype MostConflicts = 200;

qsizetype countOf(const ListenPathPlan &plan, ListenPathState state)
{
    return std::count_if(plan.rows().cbegin(), plan.rows().cend(),
                         [state](const ListenPathRow &row) { return row.state == state; });
}

} // namespace

QString stateText(ListenPathState state)
{
    switch (state) {
    case ListenPathState::Served:
        return Texts::tr("Served");
    case ListenPathState::Divided:
        return Texts::tr("Divided");
    case ListenPathState::NeverReached:
        return Texts::tr("Never reached");
    case ListenPathState::Equal:
        return Texts::tr("Equal");
    case ListenPathState::Inactive:
        return Texts::tr("Inactive");
    case ListenPathState::Missing:
        return Texts::tr("No listen path");
    case ListenPathState::Invalid:
        break;
    }
    return Texts::tr("Not valid");
}

QColor stateColor(const ListenPathRow &row)
{
    const bool isNested = std::all_of(row.lost.cbegin(), row.lost.cend(),
                                      [](const ListenPathConflict &conflict) { return conflict.isNested; });
    switch (row.state) {
    case ListenPathState::Served:
        return theme::color(theme::Role::Ok);
    case ListenPathState::Divided:
        return theme::color(isNested ? theme::Role::Information : theme::Role::Warning);
    case ListenPathState::Inactive:
        return theme::color(theme::Role::Muted);
    case ListenPathState::NeverReached:
    case ListenPathState::Equal:
    case ListenPathState::Missing:
    case ListenPathState::Invalid:
        break;
    }
    return theme::color(theme::Role::Error);
}

QString pathText(const ServedApi &api)
{
    const QString path = QString::fromUtf8(api.listenPath);
    if (api.customDomain.isEmpty())
        return path;
    return api.customDomain + (path.startsWith(u'/') ? path : u'/' + path);
}

QString fileText(const ServedApi &api)
{
    return QFileInfo(api.documentPath).fileName();
}

QString titleText(const ServedApi &api)
{
    return (QStringList{pathText(api), Texts::name(api)}).join(u"  ").trimmed();
}

QString servedText(const ServedApi &api, const ServedNow &served)
{
    if (!served)
        return {};
    return served->contains(api.documentPath) ? Texts::tr("Serving") : Texts::tr("Not serving");
}

QStringList detailTexts(const ListenPathPlan &plan, qsizetype index, const ServedNow &served)
{
    if (index < 0 || index >= plan.rows().size())
        return {};
    const ListenPathRow &row = plan.rows().at(index);
    QStringList texts;
    for (const ListenPathConflict &conflict : row.lost.first(std::min(row.lost.size(), MostConflicts)))
        texts.append(Texts::lost(conflict, plan.rows().at(conflict.winner).api));
    if (row.lost.isEmpty())
        texts.append(Texts::alone(row.state));
    for (const ListenPathConflict &conflict : row.won.first(std::min(row.won.size(), MostConflicts)))
        texts.append(Texts::won(conflict, plan.rows().at(conflict.loser).api));
    if (row.lost.size() > MostConflicts || row.won.size() > MostConflicts)
        texts.append(Texts::tr("There are more conflicts. They are not listed."));
    if (!row.api.customDomain.isEmpty())
        texts.append(Texts::tr("Only requests for the host %1.", "%1: a custom domain").arg(row.api.customDomain));
    if (served)
        texts.append(served->contains(row.api.documentPath)
                         ? Texts::tr("The test gateway serves this API now.")
                         : Texts::tr("The test gateway doesn't serve this API now."));
    return texts;
}

QString matchText(const ListenPathPlan &plan, const ListenPathPlan::Match &match)
{
    if (match.row < 0)
        return Texts::tr("No listen path matches. The gateway answers 404.");
    const ServedApi &api = plan.rows().at(match.row).api;
    if (match.others.isEmpty())
        return Texts::tr("“%1” gets the request: only %2 matches.", "%1: an API; %2: its listen path")
            .arg(Texts::name(api), pathText(api));
    QStringList others;
    constexpr qsizetype most = 3;
    for (const qsizetype other : match.others.first(std::min(match.others.size(), most)))
        others.append(pathText(plan.rows().at(other).api));
    const QString names = others.join(u", ");
    const QString after = match.others.size() > most ? Texts::tr("%1 and others", "%1: listen paths").arg(names)
                                                     : names;
    return Texts::tr("“%1” gets the request: %2 is tried before %3.",
                     "%1: an API; %2: its listen path; %3: other listen paths")
        .arg(Texts::name(api), pathText(api), after);
}

QString summaryText(const ListenPathPlan &plan)
{
    QStringList parts{Texts::tr("%n listen paths", nullptr, int(plan.rows().size()))};
    for (const ListenPathState state :
         {ListenPathState::Equal, ListenPathState::NeverReached, ListenPathState::Divided}) {
        if (const qsizetype count = countOf(plan, state))
            parts.append(u"%1: %2"_qs.arg(stateText(state), QLocale().toString(count)));
    }
    if (!plan.isComplete())
        parts.append(Texts::tr("There are too many conflicts: the last listen paths are not compared."));
    return parts.join(u" · "_qs);
}

} // namespace listenpaths
