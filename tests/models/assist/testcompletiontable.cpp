#include "completion.h"
#include "corpus.h"
#include "definitionplace.h"
#include "edits.h"
#include "hover.h"
#include "processortime.h"
#include "samplesofobjects.h"
#include "structure.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QRandomGenerator>
#include <QTest>

using assist::CompletionItem;
using assist::Completions;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using specification::Field;
using specification::ObjectKind;
using specification::Version;

/** Completion compared with the whole table, and at many places of whole documents. */
class TestCompletionTable final : public QObject
{
    Q_OBJECT

private slots:
    void offersEachKeyOfTheTable_data();
    void offersEachKeyOfTheTable();
    void keepsDocumentsValid_data();
    void keepsDocumentsValid();
    void answersInBoundedTimeWhileTheTextIsBroken_data();
    void answersInBoundedTimeWhileTheTextIsBroken();
    void answersInALargeDocument();
};

namespace {

constexpr char Probe[] = "zzz";
/** Places in each document. */
const int Rounds = qEnvironmentVariableIntValue("GATEWRIGHT_ROUNDS") > 0
                       ? qEnvironmentVariableIntValue("GATEWRIGHT_ROUNDS")
                       : 60;

/** A document in which the object at the end of the route has one key more. */
Snapshot withProbe(const support::Route &route, const Value &object, Version version, Format format)
{
    const Value whole = support::documentWith(route, object, version);
    Snapshot snapshot;
    if (format == Format::Json) {
        snapshot = Snapshot::parse(whole.toJson(2), format);
    } else {
        snapshot = Snapshot::parse("openapi: x\n", format);
        for (const auto &[key, value] : whole.members()) {
            const auto edited = document::setIn(snapshot, Pointer{key}, value);
            Q_ASSERT(edited);
            snapshot = edited->snapshot;
        }
    }
    const auto edited = document::insertInto(snapshot, route.pointer.child(Probe), Value(), -1);
    return edited ? edited->snapshot : Snapshot();
}

/** What may not be beside what is there already. */
bool isExcluded(const support::Route &route, const Value &object, const Field &field, Version version)
{
    QList<Value::Member> members = object.members();
    members.append({field.name, support::valueOf(field.type, version)});
    const Value whole = support::documentWith(route, Value::object(members), version);
    using specification::Fault;
    for (const auto &violation :
         specification::checkStructure(Snapshot::parse(whole.toJson(), Format::Json), version)) {
        const bool isAbout = violation.arguments.contains(QString::fromLatin1(field.name));
        if (isAbout && (violation.fault == Fault::NotTogether || violation.fault == Fault::OnlyWith ||
                        violation.fault == Fault::NotWith))
            return true;
    }
    return false;
}

QSet<QByteArray> offeredKeys(const Snapshot &snapshot, qsizetype offset)
{
    QSet<QByteArray> keys;
    for (const CompletionItem &item : assist::completionsAt(snapshot, offset).items)
        keys.insert(item.label.toUtf8());
    return keys;
}

QStringList documents()
{
    QStringList paths;
    const QStringList folders{QStringLiteral(EXAMPLES_FOLDER), support::corpusFolder()};
    for (const QString &folder : folders) {
        if (folder.isEmpty())
            continue;
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (!path.contains(u"suite") && !path.contains(u"json-schema") && files.fileInfo().size() < 4'000'000)
                paths.append(path);
        }
    }
    paths.sort();
    // A part of a large corpus, the same in each run.
    constexpr qsizetype most = 60;
    for (qsizetype step = paths.size() / most; step > 1; step = paths.size() / most) {
        QStringList some;
        for (qsizetype i = 0; i < paths.size(); i += step)
            some.append(paths[i]);
        paths = some;
    }
    return paths;
}

Snapshot read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? Snapshot::parse(file.readAll(), document::formatOfFileName(path))
                                          : Snapshot();
}

void addDocuments()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : documents())
        QTest::newRow(qPrintable(path.section(u'/', -3))) << path;
}

} // namespace

void TestCompletionTable::offersEachKeyOfTheTable_data()
{
    QTest::addColumn<Version>("version");
    QTest::addColumn<Format>("format");
    QTest::addColumn<bool>("isBroken");
    for (const Version version : {Version::V30, Version::V31, Version::V32}) {
        for (const Format format : {Format::Yaml, Format::Json}) {
            for (const bool isBroken : {false, true})
                QTest::addRow("%s %s %s", qPrintable(specification::nameOf(version)),
                              format == Format::Yaml ? "YAML" : "JSON", isBroken ? "broken" : "valid")
                    << version << format << isBroken;
        }
    }
}

void TestCompletionTable::offersEachKeyOfTheTable()
{
    QFETCH(Version, version);
    QFETCH(Format, format);
    QFETCH(bool, isBroken);
    const auto routes = support::routesOf(version);
    int kinds = 0;
    for (auto route = routes.begin(); route != routes.end(); ++route) {
        const specification::ObjectType &type = specification::objectType(route.key());
        if (route.key() == ObjectKind::Reference)
            continue;
        ++kinds;
        const Value object = support::objectOf(route.key(), version);
        const Snapshot snapshot = withProbe(*route, object, version, format);
        const base::Span key = snapshot.keySpan(route->pointer.child(Probe));
        QVERIFY2(key.length > 0, type.name);
        Snapshot typed = snapshot;
        qsizetype cursor = key.end() - (format == Format::Json ? 1 : 0);
        if (isBroken) {
            // Without the quote at the end, or with one at the start.
            const qsizetype lineEnd = snapshot.text().indexOf('\n', key.offset);
            const qsizetype end = lineEnd < 0 ? snapshot.size() : lineEnd;
            typed = document::spliceIn(snapshot, {key.offset, end - key.offset, "\"zz"}, 1 << 18).snapshot;
            cursor = key.offset + 3;
            QVERIFY2(!typed.isValid(), type.name);
        }
        const QSet<QByteArray> offered = offeredKeys(typed, cursor);
        for (const Field &field : type.fields) {
            // A Reference Object can be in the place of the object.
            if (QByteArrayView(field.name) == "$ref" && !specification::findField(type, field.name, version))
                continue;
            const bool isThere = snapshot.at(route->pointer).member(field.name).exists();
            const bool isOffered = offered.contains(field.name);
            const bool isExpected = specification::findField(type, field.name, version) && !isThere &&
                                    !isExcluded(*route, object, field, version);
            const QByteArray about = QByteArray(type.name) + ' ' + field.name + '\n' + typed.text();
            QVERIFY2(isOffered == isExpected, about.constData());
        }
    }
    QVERIFY(kinds > 30);
}

void TestCompletionTable::keepsDocumentsValid_data()
{
    addDocuments();
}

/** At any place: the text stays valid, and a value or reference breaks no rule of the table. */
void TestCompletionTable::keepsDocumentsValid()
{
    QFETCH(QString, path);
    const Snapshot snapshot = read(path);
    if (!snapshot.isValid() || snapshot.size() == 0)
        QSKIP("not a valid document");
    QRandomGenerator random(3);
    for (int round = 0; round < Rounds; ++round) {
        const qsizetype offset = random.bounded(int(snapshot.size()) + 1);
        Snapshot before = snapshot;
        qsizetype cursor = offset;
        if (round % 2) { // A new line after this one.
            const auto line = snapshot.positionAt(offset).line;
            const qsizetype start = snapshot.offsetAt({line, 1});
            const qsizetype end = line < snapshot.lineCount() ? snapshot.offsetAt({line + 1, 1}) : snapshot.size();
            const QByteArray text = snapshot.text({start, end - start});
            qsizetype indentation = 0;
            while (indentation < text.size() && text.at(indentation) == ' ')
                ++indentation;
            indentation += 2 * (round % 4 / 2);
            before = document::spliceIn(snapshot, {end, 0, QByteArray(indentation, ' ') + '\n'}, 1 << 18).snapshot;
            if (!before.isValid())
                continue;
            cursor = end + indentation;
        }
        const Completions found = assist::completionsAt(before, cursor);
        (void)assist::hoverAt(before, cursor);
        (void)assist::definitionAt(before, cursor);
        for (int i = 0; i < std::min<int>(4, int(found.items.size())); ++i) {
            const CompletionItem &item = found.items.at(random.bounded(int(found.items.size())));
            QVERIFY(item.replaced.offset >= 0 && item.replaced.end() <= before.size());
            QVERIFY(item.cursor >= 0 && item.cursor <= item.text.size());
            const auto after =
                document::spliceIn(before, {item.replaced.offset, item.replaced.length, item.text}, 1 << 20).snapshot;
            const Snapshot whole = after.isValid() ? after : Snapshot::parse(after.text(), after.format());
            const base::Position place = before.positionAt(cursor);
            QVERIFY2(whole.isValid(), qPrintable(u"%1:%2 %3 instead of '%4'"_qs.arg(place.line)
                                                     .arg(place.column)
                                                     .arg(item.label, QString::fromUtf8(before.text(item.replaced)))));
        }
    }
}

void TestCompletionTable::answersInBoundedTimeWhileTheTextIsBroken_data()
{
    addDocuments();
}

void TestCompletionTable::answersInBoundedTimeWhileTheTextIsBroken()
{
    QFETCH(QString, path);
    const Snapshot snapshot = read(path);
    QRandomGenerator random(5);
    const QByteArrayList typed{"\"", "'", "{", "[", "}", "\n", "  - ", ": ", "x: [", "\"a", "# ", "&a ", "|\n", "\t"};
    for (int round = 0; round < 60 && snapshot.size() > 0; ++round) {
        const qsizetype offset = random.bounded(int(snapshot.size()) + 1);
        Snapshot broken = snapshot;
        for (int splice = 0; splice < 3; ++splice) {
            const qsizetype at = std::clamp<qsizetype>(offset + random.bounded(40) - 20, 0, broken.size());
            const qsizetype removed = std::min<qsizetype>(random.bounded(6), broken.size() - at);
            broken = document::spliceIn(broken, {at, removed, typed.at(random.bounded(int(typed.size())))}, 1 << 16)
                         .snapshot;
        }
        const qsizetype cursor = std::min(offset + random.bounded(20), broken.size());
        const auto begin = support::processorTime();
        const Completions found = assist::completionsAt(broken, cursor);
        (void)assist::hoverAt(broken, cursor);
        (void)assist::definitionAt(broken, cursor);
        QVERIFY2(support::processorTime() - begin < std::chrono::seconds(2), qPrintable(QString::number(cursor)));
        for (const CompletionItem &item : found.items)
            QVERIFY(item.replaced.offset >= 0 && item.replaced.length >= 0 && item.replaced.end() <= broken.size());
    }
}

/** A large document, named by GATEWRIGHT_LARGE. */
void TestCompletionTable::answersInALargeDocument()
{
    const QString path = qEnvironmentVariable("GATEWRIGHT_LARGE");
    if (path.isEmpty())
        QSKIP("GATEWRIGHT_LARGE is not set");
    const Snapshot snapshot = read(path);
    QRandomGenerator random(1);
    QList<qint64> times;
    for (int round = 0; round < 2000; ++round) {
        const qsizetype offset = random.bounded(int(snapshot.size()));
        const bool isBroken = round % 2;
        const Snapshot state = isBroken ? document::spliceIn(snapshot, {offset, 0, "\n\""}, 1 << 18).snapshot
                                        : snapshot;
        QElapsedTimer timer;
        timer.start();
        (void)assist::completionsAt(state, isBroken ? offset + 2 : offset);
        (void)assist::hoverAt(state, offset);
        (void)assist::definitionAt(state, offset);
        times.append(timer.nsecsElapsed() / 1000);
    }
    std::sort(times.begin(), times.end());
    qInfo("median %lld µs, 99 %% %lld µs, most %lld µs", times.at(1000), times.at(1980), times.last());
    QVERIFY(times.last() < 500'000);
}

GATEWRIGHT_TEST(TestCompletionTable, QCoreApplication)
#include "testcompletiontable.moc"
