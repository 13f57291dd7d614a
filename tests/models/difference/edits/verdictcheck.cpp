#include "verdictcheck.h"

#include "apidifference.h"
#include "changerules.h"
#include "messagepairs.h"
#include "randomedits.h"
#include "samplevalues.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace support {

using difference::Change;
using difference::Direction;
using difference::Level;
using difference::Side;
using document::Value;

namespace {

constexpr qsizetype SamplesOfMessage = 200;
constexpr int MostMessages = 3;          ///< The largest number of messages of one edit that are checked.
constexpr qsizetype MostBytes = 100'000; ///< The size of the largest document.

description::Description descriptionOf(const document::Snapshot &snapshot)
{
    return description::Description(
        std::make_shared<const openapi::ReferencedDocument>(u"/api/openapi.yaml"_qs, snapshot));
}

bool isOfSchema(const Change &change)
{
    const auto named = difference::findChangeRule(change.id);
    return named && named->scope != difference::Scope::None;
}

/** The two descriptions, and the values of both. */
struct Sides {
    explicit Sides(const description::Description &old, const description::Description &present)
        : before(old)
        , now(present)
        , oldValues(before)
        , newValues(now)
    {}
    [[nodiscard]] bool isNowSent(const MessagePair &pair) const { return pair.direction == Direction::Response; }
    [[nodiscard]] SampleValues &sender(const MessagePair &pair) { return isNowSent(pair) ? newValues : oldValues; }
    [[nodiscard]] SampleValues &receiver(const MessagePair &pair) { return isNowSent(pair) ? oldValues : newValues; }

    Side before;
    Side now;
    SampleValues oldValues;
    SampleValues newValues;
};

/** A value that is valid for who sends it and refused by who receives it, or std::nullopt. */
std::optional<Value> refusedValue(Sides &sides, const MessagePair &pair, quint32 seed, qsizetype &samples)
{
    const QList<Value> hints = hintsIn(sides.before, pair.before) + hintsIn(sides.now, pair.now);
    const QList<Value> values = sides.sender(pair).values(pair.sent(), pair.direction, SamplesOfMessage, hints, seed);
    samples += values.size();
    const auto refused = std::ranges::find_if(values, [&](const Value &value) {
        return !sides.receiver(pair).isValid(value, pair.expected(), pair.direction);
    });
    return refused == values.end() ? std::nullopt : std::optional(*refused);
}

bool isProof(Sides &sides, const MessagePair &pair, const QByteArray &example)
{
    const auto value = Value::fromJson(example);
    return value && sides.sender(pair).isValid(*value, pair.sent(), pair.direction) &&
           !sides.receiver(pair).isValid(*value, pair.expected(), pair.direction);
}

/** Changes of keywords that only say how a text is read are not proved by the validator. */
bool isOfReading(const Change &change)
{
    return change.id.contains(u"content-") || change.id.contains(u"x-extensible-enum");
}

/** The JSON of the edited place, which follows the first word of an edit. */
QString shownAt(const document::Snapshot &snapshot, const QString &edit)
{
    constexpr qsizetype Longest = 300;
    const auto place = document::Pointer::parse(edit.section(u' ', 1));
    const auto value = place ? snapshot.at(*place).resolved().value() : base::Result<Value>(Value());
    return value ? QString::fromUtf8(value->toJson()).left(Longest) : QString();
}

/**
 * True for changes after which the values of the sampler are not those that are compared: a property that one
 * alternative no longer knows and another one does, and one that messages did not have before.
 */
bool isOutsideOfSamples(const Change &change)
{
    return change.id.endsWith(u"property-removed") || change.id.contains(u"became-not-write-only") ||
           change.id.contains(u"became-not-read-only");
}

bool hasAlternatives(const document::Snapshot &snapshot)
{
    const QByteArray text = snapshot.text();
    return text.contains("anyOf") || text.contains("oneOf");
}

} // namespace

void VerdictCheck::run(const QString &name, const QByteArray &text, document::Format format, quint32 seed)
{
    document::Document document(text, format);
    const document::Snapshot before = document.snapshot();
    RandomEdits random(document, seed);
    QString edit;
    for (int tries = 0; tries < 20 && edit.isEmpty(); ++tries)
        edit = random.edit();
    if (edit.isEmpty() || !before.isValid())
        return;
    ++m_edits;
    const description::Description old = descriptionOf(before);
    const description::Description present = descriptionOf(document.snapshot());
    const difference::Difference found = difference::compare(old, present, {.today = QDate(2026, 6, 1)});
    Sides sides(old, present);
    const QString where = u"%1, seed %2, %3, %4 -> %5: "_qs.arg(
        name, QString::number(seed), edit, shownAt(before, edit), shownAt(document.snapshot(), edit));
    int messages = 0;
    for (const MessagePair &pair : messagePairs(sides.before, sides.now)) {
        QList<Change> changes = found.changes;
        changes.removeIf([&](const Change &change) { return !pair.hasChange(change) || !isOfSchema(change); });
        for (const Change &change : std::as_const(changes)) {
            if (change.level != Level::Breaking)
                continue;
            ++m_breaking;
            m_proved += change.example.isEmpty() ? 0 : 1;
            if (change.example.isEmpty())
                m_inferred.append(where + change.id + u' ' + change.arguments.join(u' '));
            else if (!isOfReading(change) && !isProof(sides, pair, change.example))
                m_wrong.append(where + change.id + u" is not proved by "_qs + QString::fromUtf8(change.example));
        }
        const bool isCompatible = std::ranges::all_of(
            found.changes, [&](const Change &each) { return !pair.hasChange(each) || each.level == Level::Info; });
        const bool isSkipped = std::ranges::any_of(changes, [&](const Change &change) {
            return isOutsideOfSamples(change) &&
                   (!change.id.endsWith(u"property-removed") || hasAlternatives(document.snapshot()));
        });
        if (!isCompatible || isSkipped || (changes.isEmpty() && messages >= 1) || ++messages > MostMessages)
            continue;
        if (const auto refused = refusedValue(sides, pair, seed, m_samples))
            m_wrong.append(where + pair.operation + u' ' + pair.subject.names.join(u' ') +
                           u" is compatible, but not "_qs + QString::fromUtf8(refused->toJson()));
    }
}

QList<EditedDocument> documentsToEdit(const QString &corpus)
{
    QList<EditedDocument> documents;
    const auto add = [&](const QString &name, const QByteArray &text) {
        const bool isKnown = std::ranges::any_of(documents, [&](const auto &each) { return each.text == text; });
        if (text.size() <= MostBytes && !isKnown)
            documents.append({name, text, document::Format::Yaml});
    };
    for (const QFileInfo &file : QDir(corpus + u"/openapi"_qs).entryInfoList({u"*.yaml"_qs}, QDir::Files, QDir::Name)) {
        QFile opened(file.filePath());
        if (opened.open(QFile::ReadOnly))
            add(file.fileName(), opened.readAll());
    }
    for (const QFileInfo &file : QDir(corpus + u"/diff"_qs).entryInfoList({u"*.json"_qs}, QDir::Files, QDir::Name)) {
        QFile opened(file.filePath());
        if (!opened.open(QFile::ReadOnly))
            continue;
        for (const QJsonValue &test : QJsonDocument::fromJson(opened.readAll()).array())
            add(test[u"name"].toString(), test[u"old"].toString().toUtf8());
    }
    return documents;
}

} // namespace support
