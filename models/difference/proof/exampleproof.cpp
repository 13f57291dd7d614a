#include "exampleproof.h"

#include "separatingvalues.h"

#include <algorithm>

namespace difference {

using document::Value;

namespace {

constexpr int MaximumLayers = 8;
/** The largest number of values that are tried for one layer, apart from random ones. */
constexpr int MaximumTries = 600;
constexpr int MaximumRandomTries = 150;
constexpr int MaximumShrinks = 60;
constexpr qsizetype MaximumSmaller = 60;
/** One search takes at most this part of the steps that are left. */
constexpr qint64 ShareOfSearch = 8;

QByteArrayList pathOf(const QString &property)
{
    return property.isEmpty() ? QByteArrayList() : property.toUtf8().split('/');
}

/** True for changes of keywords that restrict no value, but say how it is read. */
bool isOfReading(const QString &id)
{
    return id.contains(u"content-encoding") || id.contains(u"content-media-type") || id.contains(u"content-schema") ||
           id.contains(u"x-extensible-enum");
}

} // namespace

ExampleProof::ExampleProof(Report &report, Side &before, Side &now)
    : m_report(report)
    , m_oldJudge(before)
    , m_newJudge(now)
{}

/** A text that is the same for changes that say the same about the same schemas. */
QString ExampleProof::keyOf(const Change &change, const Layer &layer)
{
    return change.id + u'\n' + change.arguments.join(u'\n') + QString::number(int(change.direction)) + u'\n' +
           sender(change).keyOf(layer.sent) + receiver(change).keyOf(layer.expected);
}

void ExampleProof::prove(qsizetype index, const SchemaRoot &root)
{
    Change &change = m_report.difference().changes[index];
    const QString key = keyOf(change, layerOf(change, {root.before}, {root.now}, {})) + change.subject.property;
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd())
        return set(change, *known);
    const qint64 left = m_report.limits().exampleSteps - steps();
    if (m_known.size() >= m_report.limits().examples || left <= 0)
        return;
    m_lastStep = steps() + left / ShareOfSearch;
    set(change, *m_known.insert(key, find(searchFor(index, root))));
}

void ExampleProof::set(Change &change, const Example &example)
{
    change.example = example.json;
    if (example.json.isEmpty())
        return;
    const bool isKnown = schema::messageOf(example.reason.keyword) != nullptr;
    ExampleMessage message;
    message.keyword = isKnown ? example.reason.keyword : QString();
    message.arguments = example.reason.arguments;
    message.instance = example.reason.instance;
    change.exampleMessage = message;
}

ExampleProof::Layer ExampleProof::layerOf(const Change &change, const QList<Located> &before, const QList<Located> &now,
                                          const QString &property)
{
    const bool isNowSent = change.direction == Direction::Response;
    return {isNowSent ? now : before, isNowSent ? before : now, pathOf(property)};
}

ExampleProof::Search ExampleProof::searchFor(qsizetype index, const SchemaRoot &root) const
{
    const Change &change = m_report.difference().changes[index];
    Search search{change, {}, isOfReading(change.id)};
    qsizetype number = m_report.pairOf(index);
    while (number >= 0 && search.layers.size() < MaximumLayers) {
        const ComparedPair &pair = m_report.pairs()[number];
        if (pair.outer >= 0)
            search.layers.append(layerOf(change, pair.before, pair.now, pair.property));
        number = pair.outer;
    }
    search.layers.append(layerOf(change, {root.before}, {root.now}, {}));
    return search;
}

ExampleProof::Example ExampleProof::find(const Search &search)
{
    m_reason.reset();
    for (qsizetype start = 0; start < search.layers.size() && !isOverLimit(); ++start) {
        const Found value = separation(search, search.layers[start]);
        auto around = value ? std::optional(Whole{*value}) : std::nullopt;
        for (qsizetype layer = start + 1; around && layer < search.layers.size(); ++layer)
            around = inside(search, search.layers[layer], search.layers[layer - 1], *around);
        if (!around)
            continue;
        const Value whole = around->isSmall ? around->value : shrunk(search, search.layers.last(), around->value);
        return {whole.toJson(), reasonFor(search, whole)};
    }
    return {};
}

/** The finding that is at the changed property; one about another part of the value does not explain the change. */
schema::Finding ExampleProof::reasonFor(const Search &search, const Value &value)
{
    if (m_reason && !search.isStrict)
        return *m_reason;
    const Change &change = search.change;
    const auto findings = receiver(change).findings(value, search.layers.last().expected, change.direction);
    const auto found = std::ranges::find_if(
        findings, [&](const auto &finding) { return isAtProperty(change.subject, finding.instance); });
    return found == findings.end() ? schema::Finding() : *found;
}

bool ExampleProof::isProof(const Search &search, const Layer &layer, const Value &value)
{
    const Change &change = search.change;
    const bool isWhole = layer.path.isEmpty();
    if (!sender(change).accepts(value, layer.sent, change.direction))
        return false;
    // Where a text inside of a larger value is read, its schema says how.
    if (search.isStrict && &layer != &search.layers.first())
        return true;
    const auto findings = receiver(change).findings(value, layer.expected, change.direction, search.isStrict);
    if (!isWhole)
        return !findings.isEmpty();
    const auto found = std::ranges::find_if(
        findings, [&](const auto &finding) { return isAtProperty(change.subject, finding.instance); });
    if (found == findings.end())
        return false;
    m_reason = *found;
    return true;
}

ExampleProof::Found ExampleProof::separation(const Search &search, const Layer &layer)
{
    const QString key = keyOf(search.change, layer);
    const auto known = m_separations.constFind(key);
    if (known != m_separations.constEnd())
        return *known;
    Found found = findSeparation(search, layer);
    if (found) // Many bodies can have the value inside, so that it is made small once.
        found = shrunk(search, layer, *found);
    return *m_separations.insert(key, found);
}

ExampleProof::Found ExampleProof::findSeparation(const Search &search, const Layer &layer)
{
    const Change &change = search.change;
    QList<Value> valid;
    int tries = 0;
    const auto firstProof = [&](const QList<Value> &values) -> Found {
        const auto found = std::ranges::find_if(values, [&](const Value &value) {
            return ++tries <= MaximumTries && !isOverLimit() && isProof(search, layer, value);
        });
        return found == values.end() ? std::nullopt : Found(*found);
    };
    const QList<QByteArray> names = receiver(change).memberNames(layer.expected) +
                                    sender(change).memberNames(layer.sent) +
                                    QList<QByteArray>{"additional", "A 1", QByteArray()};
    for (int number = 0; number < sender(change).sampleCount(layer.sent) && !isOverLimit(); ++number) {
        const Value sample = sender(change).sample(layer.sent, change.direction, number);
        if (!sender(change).accepts(sample, layer.sent, change.direction))
            continue;
        if (isProof(search, layer, sample))
            return sample;
        valid.append(sample);
        if (const Found found = firstProof(variationsOf(sample, names)))
            return found;
    }
    QList<Value> named = candidatesFor(change);
    if (const Found found = firstProof(named))
        return found;
    named += sender(change).namedValues(layer.sent) + receiver(change).namedValues(layer.expected);
    if (const Found found = firstProof(named))
        return found;
    QRandomGenerator random(1); // The same search gives the same value.
    for (int i = 0; i < MaximumRandomTries && !valid.isEmpty() && !isOverLimit(); ++i) {
        const Value value = changedValue(valid[random.bounded(int(valid.size()))], named, names, random);
        if (isProof(search, layer, value))
            return value;
        if (valid.size() < MaximumRandomTries && sender(change).accepts(value, layer.sent, change.direction))
            valid.append(value);
    }
    return std::nullopt;
}

/** Puts a value of an inner layer into a value of the layer around it. */
std::optional<ExampleProof::Whole> ExampleProof::inside(const Search &search, const Layer &outer, const Layer &inner,
                                                        const Whole &value)
{
    const Change &change = search.change;
    const QByteArrayList path = inner.path.mid(outer.path.size());
    if (path.isEmpty())
        return isProof(search, outer, value.value) ? std::optional(value) : std::nullopt;
    for (int number = 0; number < sender(change).sampleCount(outer.sent) && !isOverLimit(); ++number) {
        const Found whole = withValueAt(sender(change).sample(outer.sent, change.direction, number), path, value.value);
        if (whole && isProof(search, outer, *whole))
            return Whole{*whole, value.isSmall && Judge::isSmallSample(number)};
    }
    return std::nullopt;
}

/** Takes parts away from a value of a layer, while it proves the change. */
Value ExampleProof::shrunk(const Search &search, const Layer &layer, Value value)
{
    for (int i = 0; i < MaximumShrinks && !isOverLimit(); ++i) {
        const QList<Value> smaller = smallerValues(value).mid(0, MaximumSmaller);
        const auto better = std::ranges::find_if(smaller,
                                                 [&](const Value &each) { return isProof(search, layer, each); });
        if (search.isStrict || better == smaller.end())
            break;
        value = Value(*better);
    }
    return value;
}

void addSchemaExamples(Report &report, Side &before, Side &now)
{
    ExampleProof proof(report, before, now);
    for (const SchemaRoot &reached : report.roots()) {
        // Operations that refer to the same schemas have the same examples.
        const SchemaRoot root{before.follow(reached.before).value_or(reached.before),
                              now.follow(reached.now).value_or(reached.now), reached.first, reached.end};
        for (qsizetype i = root.first; i < root.end; ++i) {
            if (report.difference().changes[i].level == Level::Breaking)
                proof.prove(i, root);
        }
    }
}

} // namespace difference
