#include "parsedyaml.h"
#include "refs.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using openapi::ReferenceState;

/** Where references lead. */
class TestRefs final : public QObject
{
    Q_OBJECT

private slots:
    void resolves_data();
    void resolves();
};

namespace {

const QByteArray ReferencesText = "a: {$ref: '#/b'}\n"
                                  "b: {$ref: '#/c'}\n"
                                  "c: {type: string}\n"
                                  "loop: {$ref: '#/pool'}\n"
                                  "pool: {$ref: '#/loop'}\n"
                                  "away: {$ref: 'other.yaml#/x'}\n"
                                  "/p q: {v: 1}\n";

} // namespace

void TestRefs::resolves_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("target");
    const auto row = [](const char *name, const char *reference, ReferenceState state, const char *target) {
        QTest::newRow(name) << QString::fromLatin1(reference) << int(state) << QString::fromLatin1(target);
    };
    row("direct", "#/c", ReferenceState::Resolved, "/c");
    row("over two more", "#/a", ReferenceState::Resolved, "/c");
    row("the whole document", "#", ReferenceState::Resolved, "");
    row("escaped", "#/~1p%20q/v", ReferenceState::Resolved, "/~1p q/v");
    row("missing", "#/no", ReferenceState::Missing, "/no");
    row("cycle", "#/loop", ReferenceState::Cycle, "/loop");
    row("another file", "other.yaml", ReferenceState::External, "");
    row("refers to another file", "#/away", ReferenceState::External, "/away");
    row("no pointer", "#c", ReferenceState::Malformed, "");
}

void TestRefs::resolves()
{
    QFETCH(QString, reference);
    QFETCH(int, state);
    QFETCH(QString, target);
    const auto resolution = openapi::resolveReference(parse(ReferencesText), reference);
    QCOMPARE(int(resolution.state), state);
    QCOMPARE(resolution.target.toString(), target);
    QCOMPARE(resolution.node.exists(), resolution.isResolved());
}

GATEWRIGHT_TEST(TestRefs, QCoreApplication)
#include "testrefs.moc"
