#include "changereport.h"

#include "rulelookup.h"

#include <QCryptographicHash>

#include <algorithm>

namespace difference {

namespace {

std::optional<openapi::Place> placeOf(const Located &node)
{
    return node.exists() ? std::optional(node.place) : std::nullopt;
}

/** The fingerprint does not depend on places, which move with unrelated edits. */
QString fingerprintOf(const Change &change)
{
    constexpr qsizetype Digits = 16;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QStringList texts = QStringList{change.id, change.operation, change.subject.callback,
                                          change.subject.property} +
                              change.subject.names + change.arguments;
    for (const QString &text : texts)
        hash.addData(text.toUtf8() + '\0');
    return QString::fromLatin1(hash.result().toHex().first(Digits));
}

} // namespace

void Report::add(const ChangeRule &rule, const Origin &origin, bool isRequest, const Places &places,
                 const QStringList &arguments, std::optional<Effect> effect)
{
    add(rule, QString(), origin, isRequest, effect.value_or(rule.effect), places, arguments);
}

void Report::add(const ChangeRule &rule, const QString &prefix, const Origin &origin, bool isRequest, Effect effect,
                 const Places &places, const QStringList &arguments)
{
    if (isFull()) {
        m_isOverLimit = true;
        return;
    }
    Change change;
    change.id = prefix + QLatin1String(rule.name);
    change.effect = effect;
    change.direction = origin.directionOf(isRequest);
    change.level = verdict(effect, change.direction);
    change.operation = origin.operation;
    change.subject = origin.subject;
    change.message = rule.message;
    change.arguments = arguments;
    change.oldPlace = placeOf(places.before);
    change.newPlace = placeOf(places.now);
    change.fingerprint = fingerprintOf(change);
    m_difference.changes.append(std::move(change));
    m_pairOfChange.append(m_pair);
}

void Report::repeat(const Report &report, const ReportRange &range, const Origin &origin, const QString &property)
{
    const auto moved = [&](const QString &place) { return origin.subject.property + place.sliced(property.size()); };
    const qsizetype offset = m_pairs.size() - range.firstPair;
    const auto numberOf = [&](qsizetype pair) { return pair < range.firstPair ? m_pair : pair + offset; };
    for (qsizetype i = range.firstPair; i < range.endPair; ++i) {
        ComparedPair pair = report.m_pairs[i];
        pair.property = moved(pair.property);
        pair.outer = numberOf(pair.outer);
        m_pairs.append(std::move(pair));
    }
    for (qsizetype i = range.firstChange; i < range.endChange; ++i) {
        Change change = report.m_difference.changes[i];
        const QString place = moved(change.subject.property);
        change.operation = origin.operation;
        change.subject = origin.subject;
        change.subject.property = place;
        change.fingerprint = fingerprintOf(change);
        const qsizetype pair = numberOf(report.m_pairOfChange[i]);
        m_difference.changes.append(std::move(change));
        m_pairOfChange.append(pair);
    }
}

Report::PairScope::PairScope(Report &report, ComparedPair pair)
    : m_report(report)
    , m_number(report.m_pairs.size())
    , m_first(report.size())
{
    pair.outer = report.m_pair;
    report.m_pairs.append(std::move(pair));
    report.m_pair = m_number;
}

Report::PairScope::~PairScope()
{
    m_report.m_pair = m_report.m_pairs[m_number].outer;
    if (m_report.size() == m_first) // Most pairs have no changes.
        m_report.m_pairs.resize(m_number);
}

void Report::addLimit()
{
    if (!m_isOverLimit)
        return;
    ++m_limits.changes;
    add("comparison-limit"_change, {}, true, {}, {QString::number(m_limits.changes - 1)});
}

Effect Report::effectSince(qsizetype index) const
{
    bool narrows = false;
    bool widens = false;
    bool isOpen = false;
    for (qsizetype i = index; i < m_difference.changes.size(); ++i) {
        const Effect effect = m_difference.changes.at(i).effect;
        narrows = narrows || effect == Effect::Narrows || effect == Effect::Incomparable;
        widens = widens || effect == Effect::Widens || effect == Effect::Incomparable;
        isOpen = isOpen || effect == Effect::Undecidable;
    }
    if (narrows && widens)
        return Effect::Incomparable;
    if (isOpen)
        return Effect::Undecidable;
    return narrows ? Effect::Narrows : widens ? Effect::Widens : Effect::None;
}

bool isAtProperty(const Subject &subject, const document::Pointer &place)
{
    const QByteArrayList path = subject.property.isEmpty() ? QByteArrayList() : subject.property.toUtf8().split('/');
    const auto &tokens = place.tokens();
    for (qsizetype i = 0; i < std::min(tokens.size(), path.size()); ++i) {
        if (tokens[i] != path[i] && path[i] != "*" && path[i] != "items")
            return false;
    }
    return true;
}

qsizetype Difference::count(Level level) const
{
    return std::ranges::count(changes, level, &Change::level);
}

} // namespace difference
