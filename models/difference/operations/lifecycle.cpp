#include "lifecycle.h"

#include "rulelookup.h"

#include <array>

namespace difference {

namespace {

std::optional<Lifecycle::Stability> stabilityNamed(const QString &name)
{
    using enum Lifecycle::Stability;
    using Row = std::pair<QStringView, Lifecycle::Stability>;
    static const std::array rows{Row{u"draft", Draft}, Row{u"alpha", Alpha}, Row{u"beta", Beta},
                                 Row{u"stable", Stable}};
    for (const auto &[text, level] : rows) {
        if (name == text)
            return level;
    }
    return std::nullopt;
}

/** Reads a date or, of a time stamp (RFC 3339), its date. */
QDate dateOf(const QString &text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() ? date : QDateTime::fromString(text, Qt::ISODate).date();
}

void compareStability(Report &report, const Origin &origin, const Places &places)
{
    const Lifecycle before(places.before.node);
    const Lifecycle now(places.now.node);
    for (const Lifecycle *each : {&before, &now}) {
        if (!each->stability)
            return report.add("api-invalid-stability-level"_change, origin, true, places, {each->levelText});
    }
    const QStringList arguments = {before.levelText.isEmpty() ? u"stable"_qs : before.levelText,
                                   now.levelText.isEmpty() ? u"stable"_qs : now.levelText};
    if (*now.stability < *before.stability)
        report.add("api-stability-decreased"_change, origin, true, places, arguments);
    else if (*now.stability > *before.stability)
        report.add("api-stability-increased"_change, origin, true, places, arguments);
}

void compareSunsets(Report &report, const Origin &origin, const Places &places)
{
    const Lifecycle before(places.before.node);
    const Lifecycle now(places.now.node);
    if (before.sunsetText == now.sunsetText || !before.hasSunset())
        return;
    if (!now.hasSunset())
        return report.add("sunset-deleted"_change, origin, true, places, {before.sunsetText});
    for (const Lifecycle *each : {&before, &now}) {
        if (!each->sunset.isValid())
            return report.add("api-path-sunset-parse"_change, origin, true, places, {each->sunsetText});
    }
    if (now.sunset < before.sunset)
        report.add("api-sunset-date-changed-too-small"_change, origin, true, places,
                   {before.sunsetText, now.sunsetText});
}

} // namespace

Lifecycle::Lifecycle(const document::Node &object)
    : isDeprecated(object.member("deprecated").resolved().toBool())
    , sunsetText(object.member("x-sunset").resolved().text())
    , sunset(dateOf(sunsetText))
    , levelText(object.member("x-stability-level").resolved().text())
{
    if (!levelText.isEmpty())
        stability = stabilityNamed(levelText);
}

void addRemoval(Report &report, const RemovalRules &rules, const Origin &origin, const Located &removed,
                const QDate &today)
{
    const Lifecycle lifecycle(removed.node);
    const Places places{removed, {}};
    if (!lifecycle.isDeprecated)
        report.add(rules.plain, origin, true, places);
    else if (lifecycle.hasSunset() && !lifecycle.sunset.isValid())
        report.add(rules.wrongSunset, origin, true, places, {lifecycle.sunsetText});
    else if (lifecycle.hasSunset() && lifecycle.sunset > today)
        report.add(rules.beforeSunset, origin, true, places, {lifecycle.sunsetText});
    else
        report.add(rules.deprecated, origin, true, places);
}

void compareLifecycle(Report &report, const Origin &origin, const Located &before, const Located &now)
{
    const Places places{before, now};
    compareStability(report, origin, places);
    const Lifecycle old(before.node);
    const Lifecycle present(now.node);
    if (old.isDeprecated && present.isDeprecated)
        compareSunsets(report, origin, places);
    else if (old.isDeprecated)
        report.add("endpoint-reactivated"_change, origin, true, places);
    else if (present.isDeprecated && present.hasSunset())
        report.add("endpoint-deprecated-with-sunset"_change, origin, true, places, {present.sunsetText});
    else if (present.isDeprecated)
        report.add("endpoint-deprecated"_change, origin, true, places);
}

} // namespace difference
