#include "changemessages.h"
#include "reasonmessages.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

using explanation::Candidate;
using explanation::Miss;
using explanation::Reason;
using traffic::Change;
using traffic::ChangeKind;
using traffic::ChangeReason;
using traffic::GatewayError;

class TestReasonMessages : public QObject
{
    Q_OBJECT

private slots:
    void hasASentenceForEachError();
    void hasASentenceForEachReadError();
    void hasASentenceForEachChange();
    void namesWhatChanged_data();
    void namesWhatChanged();
    void hasASentenceForEachMiss();
    void namesTheSegmentThatDiffers();
};

void TestReasonMessages::hasASentenceForEachError()
{
    QSet<QString> seen;
    for (int at = 1; at < traffic::GatewayErrors; ++at) {
        Reason reason;
        reason.error = static_cast<GatewayError>(at);
        reason.arguments = {u"one"_qs, u"two"_qs};
        const QString sentence = messages::reasonMessage(reason);
        QVERIFY2(!sentence.isEmpty(), qPrintable(QString::number(at)));
        QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
        seen.insert(sentence);
        reason.arguments.clear();
        QCOMPARE(messages::reasonMessage(reason).isEmpty(), reason.error == GatewayError::Other);
    }
}

void TestReasonMessages::hasASentenceForEachReadError()
{
    QSet<QString> seen;
    for (int at = 0; at < http::ReadErrors; ++at)
        seen.insert(messages::readErrorMessage(static_cast<http::ReadError>(at)));
    QCOMPARE(seen.size(), http::ReadErrors);
    QVERIFY(!seen.contains(QString()));
}

void TestReasonMessages::hasASentenceForEachChange()
{
    QSet<QString> seen;
    for (int at = 0; at <= static_cast<int>(ChangeReason::ConnectionHandling); ++at) {
        const auto reason = static_cast<ChangeReason>(at);
        seen.insert(messages::changeMessage({ChangeKind::Header, "X-One", "a", "b", reason, {}, false}));
    }
    QCOMPARE(seen.size(), static_cast<int>(ChangeReason::ConnectionHandling) + 1);
    QVERIFY(!seen.contains(QString()));
}

void TestReasonMessages::namesWhatChanged_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("sentence");
    const auto target = [](const char *before, const char *after, ChangeReason reason) {
        return Change{ChangeKind::Target, {}, before, after, reason, {}, false};
    };
    const auto header = [](const char *name, const char *before, const char *after, ChangeReason reason) {
        Change change{ChangeKind::Header, name, {}, {}, reason, {}, false};
        if (before)
            change.before = before;
        if (after)
            change.after = after;
        return change;
    };
    QTest::newRow("path joined") << target("/a?q=1", "/v1/a?q=1", ChangeReason::UpstreamUrlJoined)
                                 << u"The path of the upstream URL was added before the path."_qs;
    QTest::newRow("path joined, no query") << target("/a", "/v1/a", ChangeReason::UpstreamUrlJoined)
                                           << u"The path of the upstream URL was added before the path."_qs;
    QTest::newRow("query joined") << target("/a?q=1", "/a?k=1&q=1", ChangeReason::UpstreamUrlJoined)
                                  << u"The query of the upstream URL was added before the query."_qs;
    QTest::newRow("both joined")
        << target("/a", "/v1/a?k=1", ChangeReason::UpstreamUrlJoined)
        << u"The path and the query of the upstream URL were added before those of the request."_qs;
    QTest::newRow("absolute form") << target("http://localhost/a", "/a", ChangeReason::ConnectionHandling)
                                   << u"The scheme and the host were removed from the request target."_qs;
    QTest::newRow("removed") << header("Keep-Alive", "5", nullptr, ChangeReason::HopByHop)
                             << u"Keep-Alive was removed because it is for the connection to the gateway only."_qs;
    QTest::newRow("reduced") << header("TE", "gzip, trailers", "trailers", ChangeReason::HopByHop)
                             << u"TE was reduced to what applies to the connection to the upstream."_qs;
    QTest::newRow("forwarded-for added") << header("X-Forwarded-For", nullptr, "127.0.0.1", ChangeReason::ForwardedFor)
                                         << u"X-Forwarded-For was added with the address of the client."_qs;
    QTest::newRow("forwarded-for appended")
        << header("X-Forwarded-For", "10.0.0.1", "10.0.0.1, 127.0.0.1", ChangeReason::ForwardedFor)
        << u"The address of the client was appended to X-Forwarded-For."_qs;
    QTest::newRow("credential added") << header("Authorization", nullptr,
                                                "Basic eA==", ChangeReason::UpstreamBasicAuthentication)
                                      << u"Authorization was set by Upstream authentication (Basic)."_qs;
    QTest::newRow("credential replaced")
        << header("X-Up", "mine", "Basic eA==", ChangeReason::UpstreamBasicAuthentication)
        << u"X-Up was set by Upstream authentication (Basic), in place of the client’s."_qs;
    QTest::newRow("credential removed") << header("X-Up", "again", nullptr, ChangeReason::UpstreamBasicAuthentication)
                                        << u"A second X-Up was removed because of Upstream authentication (Basic)."_qs;
}

void TestReasonMessages::namesWhatChanged()
{
    QFETCH(Change, change);
    QTEST(messages::changeMessage(change), "sentence");
}

void TestReasonMessages::hasASentenceForEachMiss()
{
    QSet<QString> seen;
    for (int at = 0; at < explanation::Misses; ++at) {
        Candidate candidate;
        candidate.miss = static_cast<Miss>(at);
        seen.insert(messages::candidateMessage(candidate));
    }
    QCOMPARE(seen.size(), explanation::Misses);
    QVERIFY(!seen.contains(QString()));
}

void TestReasonMessages::namesTheSegmentThatDiffers()
{
    Candidate candidate;
    candidate.miss = Miss::Segment;
    candidate.segment = 2;
    candidate.expected = "pets";
    candidate.actual = "petz";
    QCOMPARE(messages::candidateMessage(candidate), u"Path segment 2 differs: “pets” is not “petz”."_qs);
}

GATEWRIGHT_TEST(TestReasonMessages, QCoreApplication)
#include "testreasonmessages.moc"
