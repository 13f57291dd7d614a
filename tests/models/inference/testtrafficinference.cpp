#include "inferredtraffic.h"
#include "testprogram.h"

#include <QTest>

using inferred::draftOf;
using inferred::jsonAt;
using inferred::Sent;

/** API descriptions from recorded exchanges. */
class TestTrafficInference final : public QObject
{
    Q_OBJECT

private slots:
    void writesAWholeDraft();
};

void TestTrafficInference::writesAWholeDraft()
{
    const QList<Sent> traffic = {
        {.request = "GET /pets?limit=10",
         .answer = R"([{"id": 1, "name": "Rex", "born": "2024-02-03"}, {"id": 2, "name": "Mia", "born": null}])",
         .fields = {{"Authorization", "Bearer abc"}, {"User-Agent", "curl"}, {"X-Tenant", "north"}}},
        {.request = "GET /pets/1",
         .answer = R"({"id": 1, "name": "Rex", "born": "2024-02-03"})",
         .fields = {{"Authorization", "Bearer abc"}}},
        {.request = "GET /pets/2",
         .status = 404,
         .answer = R"({"message": "gone"})",
         .fields = {{"Authorization", "Bearer abc"}}},
        {.request = "POST /pets",
         .body = R"({"name": "Tom", "tags": []})",
         .status = 201,
         .fields = {{"Authorization", "Bearer abc"}},
         .answerFields = {{"Location", "/pets/3"}, {"Server", "x"}}},
    };
    const QByteArray draft = draftOf(traffic);
    qInfo().noquote() << draft;
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
    QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());
}

GATEWRIGHT_TEST(TestTrafficInference, void)
#include "testtrafficinference.moc"
