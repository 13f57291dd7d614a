#include "foundline.h"
#include "lineedit.h"
#include "lineparser.h"
#include "lineschema.h"
#include "linetext.h"
#include "lineversions.h"
#include "randomlines.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using propertyline::changeLine;
using propertyline::EditedSchema;
using propertyline::Line;
using propertyline::lineText;
using propertyline::parseLine;
using propertyline::readLine;
using specification::Version;
using support::RandomLines;
using support::scopeOf;

/** Random lines, and all properties of real documents: nothing is lost on the way to the text and back. */
class TestRandomLines final : public QObject
{
    Q_OBJECT

private slots:
    void giveTheSameYaml_data();
    void giveTheSameYaml();
    void replaceEachOther_data() { giveTheSameYaml_data(); }
    void replaceEachOther();
    void keepRealDocuments();
};

namespace {

constexpr int LinesOfVersion = 1000;

Line typed(const Line &line, Version version)
{
    const auto read = parseLine(lineText(line, scopeOf(version)), scopeOf(version));
    return read ? *read : Line();
}

/** Calls `visit` with the place of each schema that has properties. */
template<typename Visit>
void visitSchemas(const document::Node &node, const Pointer &place, int depth, const Visit &visit)
{
    constexpr int Deepest = 40;
    if (depth > Deepest || node.kind() == document::Kind::Alias)
        return;
    if (node.isMapping() && node.member("properties").isMapping())
        visit(node, place);
    for (qsizetype i = 0; i < node.childCount(); ++i)
        visitSchemas(node.childAt(i), node.isMapping() ? place / node.keyAt(i) : place.child(i), depth + 1, visit);
}

} // namespace

void TestRandomLines::giveTheSameYaml_data()
{
    QTest::addColumn<Version>("version");
    for (const Version version : support::Versions)
        QTest::newRow(qPrintable(specification::nameOf(version))) << version;
}

void TestRandomLines::giveTheSameYaml()
{
    QFETCH(Version, version);
    const propertyline::LineScope scope = scopeOf(version);
    for (int seed = 0; seed < LinesOfVersion; ++seed) {
        const Line made = RandomLines(quint32(seed), scope).line();
        const QString text = lineText(made, scope);
        const auto line = parseLine(text, scope);
        QVERIFY2(line, qPrintable(u"%1: %2"_qs.arg(QString::number(seed), text)));
        QVERIFY2(*line == made, qPrintable(text));
        const QByteArray yaml = propertyline::previewOf(*line, version, Format::Yaml);
        const Snapshot snapshot = Snapshot::parse(yaml, Format::Yaml);
        QVERIFY2(snapshot.isValid() && !yaml.isEmpty(), qPrintable(text));
        const propertyline::FoundLine found = readLine(snapshot.root(), line->name.toUtf8(), version);
        QVERIFY2(found.chips.isEmpty(), yaml.constData());
        QCOMPARE(propertyline::previewOf(found.line, version, Format::Yaml), yaml);
        QCOMPARE(propertyline::previewOf(typed(found.line, version), version, Format::Yaml), yaml);
        // In 3.0, null has no position among the types.
        if (version != Version::V30)
            QCOMPARE(lineText(found.line, scope), text);
    }
}

void TestRandomLines::replaceEachOther()
{
    struct Around {
        QByteArray before;
        QByteArray after;
        Format format;
    };
    static const Around arounds[] = {
        {"# above\nproperties:\n  a: {type: string} # of a\n  # of b\n  b: ",
         "\n  z: # of z\n    type: string\n# below\n", Format::Yaml},
        {"{ \"properties\" : {\n  \"a\":{},\n    \"b\": ", ",\n  \"z\": [ ]}}\n", Format::Json}};
    QFETCH(Version, version);
    const propertyline::LineScope scope = scopeOf(version);
    for (int seed = 0; seed < LinesOfVersion; ++seed) {
        const Around &around = arounds[seed % 2];
        Line first = RandomLines(quint32(seed), scope).line();
        Line second = RandomLines(quint32(seed + LinesOfVersion), scope).line();
        first.name = second.name = u"b"_qs;
        first.isRequired = second.isRequired = false;
        Document document(around.before + "{}" + around.after, around.format);
        const EditedSchema edited{document, {}, version, u"Edit"_qs};
        QVERIFY(changeLine(edited, "b", first));
        const QByteArray text = document.snapshot().text();
        QVERIFY(changeLine(edited, "b", second));
        const QByteArray last = document.snapshot().text();
        QVERIFY2(last.startsWith(around.before.trimmed()) && last.endsWith(around.after), last.constData());
        const Line found = readLine(document.snapshot().root(), "b", version).line;
        const Snapshot alone = Snapshot::parse(propertyline::previewOf(second, version, Format::Yaml), Format::Yaml);
        QCOMPARE(lineText(found, scope), lineText(readLine(alone.root(), "b", version).line, scope));
        // A line that is written again changes nothing.
        QVERIFY(changeLine(edited, "b", typed(found, version)));
        QCOMPARE(document.snapshot().text(), last);
        if (text == last)
            continue;
        document.undo();
        QCOMPARE(document.snapshot().text(), text);
    }
}

void TestRandomLines::keepRealDocuments()
{
    const QString corpus = qEnvironmentVariable("GATEWRIGHT_CORPUS");
    QStringList files;
    for (const QString &folder : {QStringLiteral(GATEWRIGHT_SOURCE_DIR) + u"/resources/examples"_qs, corpus}) {
        QDirIterator found(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (!folder.isEmpty() && found.hasNext())
            files.append(found.next());
    }
    constexpr qsizetype Largest = 2'000'000;
    int count = 0;
    for (const QString &path : std::as_const(files)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (file.size() > Largest)
            continue;
        Document document(file.readAll(), path.endsWith(u".json") ? Format::Json : Format::Yaml);
        const Snapshot before = document.snapshot();
        const Version version = specification::versionOf(before.root().member("openapi").text())
                                    .value_or(specification::NewestVersion);
        const auto keepAll = [&](const document::Node &owner, const Pointer &place) {
            const document::Node properties = owner.member("properties");
            for (qsizetype i = 0; i < properties.childCount(); ++i) {
                const QByteArray name = properties.keyAt(i);
                if (properties.indexOf(name) != i)
                    continue;
                const Line line = readLine(owner, name, version).line;
                const QString text = lineText(line, {});
                const auto read = parseLine(text, {{}, version});
                QVERIFY2(read, qPrintable(text));
                QCOMPARE(lineText(*read, {}), text);
                const auto done = changeLine({document, place, version, u"Edit"_qs}, name, *read);
                QVERIFY2(done, qPrintable(path + place.toString() + u' ' + text));
                QVERIFY2(document.isAt(before), qPrintable(path + place.toString() + u' ' + text));
                ++count;
            }
        };
        if (before.isValid())
            visitSchemas(before.root(), {}, 0, keepAll);
    }
    QVERIFY(count > 10);
}

GATEWRIGHT_TEST(TestRandomLines, QCoreApplication)
#include "testrandomlines.moc"
