#include "inferredtraffic.h"
#include "testprogram.h"

#include <QTest>

/** Which segments of recorded paths become parameters. */
class TestInferredPaths final : public QObject
{
    Q_OBJECT

private slots:
    void findsParameters_data();
    void findsParameters();
    void doesNotDependOnTheOrder();
};

void TestInferredPaths::findsParameters_data()
{
    QTest::addColumn<QByteArrayList>("requested");
    QTest::addColumn<QByteArrayList>("paths");
    const auto add = [](const char *name, const QByteArrayList &requested, const QByteArrayList &paths) {
        QTest::newRow(name) << requested << paths;
    };
    add("numbers", {"/pets/1", "/pets/2"}, {"/pets/{petId}"});
    add("one number", {"/pets/1", "/pets/1"}, {"/pets/1"});
    add("dates", {"/rates/2024-01-02", "/rates/2024-01-03"}, {"/rates/{rateId}"});
    add("a number and a date", {"/days/12", "/days/2024-01-03"}, {"/days/{dayId}"});
    add("words", {"/pets/rex", "/pets/mia"}, {"/pets/mia", "/pets/rex"});
    add("words and numbers", {"/pets/1", "/pets/mine", "/pets/2"}, {"/pets/mine", "/pets/{petId}"});
    add("the first segment", {"/1", "/2", "/3"}, {"/1", "/2", "/3"});
    add("a segment after a parameter", {"/tiles/1/5", "/tiles/2/6"}, {"/tiles/{tileId}/5", "/tiles/{tileId}/6"});
    add("values after the same template", {"/users/1/orders/5", "/users/2/orders/6"},
        {"/users/{userId}/orders/{orderId}"});
    add("one value after the same template", {"/users/1/orders/5", "/users/2/orders/5"}, {"/users/{userId}/orders/5"});
    add("a UUID", {"/jobs/123e4567-e89b-12d3-a456-426614174000"}, {"/jobs/{jobId}"});
    add("a long hexadecimal text", {"/commits/0123456789abcdef"}, {"/commits/{commitId}"});
    add("a short hexadecimal text", {"/commits/0123abc", "/commits/0123abd"}, {"/commits/0123abc", "/commits/0123abd"});
    add("a JWT in the first segment", {"/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"}, {"/{id}"});
    add("a token of a known shape", {"/hooks/ghp_abcdefghijklmnopqrst0123456789AB"}, {"/hooks/{hookId}"});
    add("a random token", {"/share/kX9fQ2mVb7RtLw3ZpD4c"}, {"/share/{shareId}"});
    add("secrets in a row", {"/a/0123456789abcdef/fedcba9876543210"}, {"/a/{aId}/{aId2}"});
    add("plurals", {"/categories/1", "/categories/2", "/addresses/7", "/addresses/8"},
        {"/addresses/{addressId}", "/categories/{categoryId}"});
    add("encoded segments", {"/a%20b/%7Bx%7D", "/caf%C3%A9"}, {"/a%20b/%7Bx%7D", "/caf%C3%A9"});
    add("a slash at the end", {"/pets/", "/pets"}, {"/pets", "/pets/"});
    add("an address of email", {"/users/alice@example.org/orders"}, {"/users/{userId}/orders"});
    add("a telephone number", {"/calls/+491701234567"}, {"/calls/{callId}"});
    add("a redacted segment", {"/pets/REDACTED"}, {"/pets/{petId}"});
    add("a version", {"/v1/pets", "/v2/pets"}, {"/v1/pets", "/v2/pets"});
    add("method names", {"/listRoute53HostedZones", "/getIpv4CidrBlocks", "/createOauth2Client"},
        {"/createOauth2Client", "/getIpv4CidrBlocks", "/listRoute53HostedZones"});
    QByteArrayList many;
    for (int i = 0; i < 100; ++i)
        many.append("/tiles/" + QByteArray::number(i % 3) + '/' + QByteArray::number(i));
    add("many numbers after a parameter", many, {"/tiles/{tileId}/{tileId2}"});
}

namespace {

QByteArrayList pathsOf(const QByteArrayList &requested)
{
    QList<inferred::Sent> traffic;
    for (const QByteArray &path : requested)
        traffic.append({.request = "GET " + path});
    const QByteArray draft = inferred::draftOf(traffic);
    if (!inferred::misfitsOf(draft, traffic).isEmpty() || !inferred::lintErrorsOf(draft).isEmpty())
        return {"misfit", draft};
    const auto paths = document::Snapshot::parse(draft, document::Format::Yaml).at({"paths"});
    QByteArrayList names;
    for (qsizetype i = 0; i < paths.childCount(); ++i)
        names.append(paths.keyAt(i));
    return names;
}

} // namespace

void TestInferredPaths::findsParameters()
{
    QFETCH(QByteArrayList, requested);
    QFETCH(QByteArrayList, paths);
    QCOMPARE(pathsOf(requested), paths);
}

void TestInferredPaths::doesNotDependOnTheOrder()
{
    QByteArrayList requested = {"/a/1/2", "/a/1/3", "/a/x/4", "/a/x/5", "/b/1/2/c", "/b/1/3/c", "/a/7", "/c/1", "/c/2"};
    std::sort(requested.begin(), requested.end());
    const QByteArrayList paths = pathsOf(requested);
    QCOMPARE(paths, (QByteArrayList{"/a/x/{xId}", "/a/{aId}", "/a/{aId}/2", "/a/{aId}/3", "/b/1/{id}/c", "/c/{cId}"}));
    int orders = 0;
    while (std::next_permutation(requested.begin(), requested.end()) && ++orders < 500)
        QCOMPARE(pathsOf(requested), paths);
}

GATEWRIGHT_TEST(TestInferredPaths, void)
#include "testinferredpaths.moc"
