#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QTest>
#include <QTreeWidget>

/** An API in several files, one of them on a server, in the real window: agree, fetch, rename, undo. */
class TestReferenceJourney final : public QObject
{
    Q_OBJECT

public:
    TestReferenceJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void fetchesAfterTheUserAgrees();
    void renamesInSeveralFilesAndUndoes();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] static QStringList rules(support::Journey &journey);

    const support::JourneyHome &m_home;
    theme::Choice m_look;
};

QString TestReferenceJourney::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_home.path(name);
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test's own folder takes no files");
    return path;
}

QStringList TestReferenceJourney::rules(support::Journey &journey)
{
    QStringList rules;
    for (const base::Diagnostic &one : journey.window().currentDefinition()->diagnostics()) {
        if (one.rule.startsWith(u"ref-"))
            rules.append(one.rule);
    }
    return rules;
}

void TestReferenceJourney::fetchesAfterTheUserAgrees()
{
    support::RecordingServer server;
    server.answer(support::httpAnswer(200, "application/yaml", "Book: {type: object}\n"));
    const QString path = write(u"net/api.yaml"_qs, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
                                                   "components: {schemas: {Book: {$ref: '" +
                                                       server.url("/common.yaml#/Book").toEncoded() + "'}}}\n");
    support::Journey journey(m_home, m_look);
    journey.open(path);
    QTRY_COMPARE(rules(journey), QStringList{u"ref-not-fetched"_qs});
    auto *question = support::control<QWidget>(journey.window(), "fetchQuestion");
    QTRY_VERIFY(question->isVisible());
    support::grabTo(journey.window(), u"journey-fetch"_qs);
    QCOMPARE(server.connections(), 0);
    support::click(*question, "fetchOnce");
    QTRY_COMPARE(rules(journey), QStringList());
    QTRY_VERIFY(!question->isVisible());
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(server.requestLine(), QByteArray("GET /common.yaml HTTP/1.1"));
}

void TestReferenceJourney::renamesInSeveralFilesAndUndoes()
{
    const QString part = write(u"split/parts/books.yaml"_qs,
                               "get:\n  responses:\n    '200':\n      description: ok\n      content:\n"
                               "        application/json: {schema: {$ref: ../api.yaml#/components/schemas/Book}}\n");
    const QString path = write(
        u"split/api.yaml"_qs,
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/books: {$ref: parts/books.yaml}}\n"
        "components:\n  schemas:\n    Book: {type: object}\n");
    support::Journey journey(m_home, m_look);
    journey.open(path);
    workspace::OpenDefinition *api = journey.window().currentDefinition();
    const QByteArray before = api->document().snapshot().text();
    journey.showTab(u"Schemas"_qs);
    auto *tree = support::control<QTreeWidget>(journey.window(), "componentTree");
    tree->setCurrentItem(tree->findItems(u"Book"_qs, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    QTRY_COMPARE(support::control<QListWidget>(journey.window(), "componentUses")->count(), 1);
    support::type(journey.window(), "componentName", u"Volume"_qs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(journey.services().services().workspace.find(part));
    const document::Document &other = journey.services().services().workspace.find(part)->document();
    QTRY_VERIFY(other.snapshot().text().contains("schemas/Volume"));
    QCOMPARE(journey.window().currentDefinition(), api);
    QTRY_VERIFY(journey.window().findChild<QAbstractButton *>(u"undoRename"_qs));
    support::grabTo(journey.window(), u"journey-renamed"_qs);
    QTest::keyClick(&journey.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(api->document().snapshot().text(), before);
    QVERIFY(!other.isModified());
}

GATEWRIGHT_TEST_RUN(TestReferenceJourney, &support::runJourney<TestReferenceJourney>)

#include "testreferencejourney.moc"
