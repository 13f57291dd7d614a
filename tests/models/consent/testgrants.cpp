#include "fakegrants.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using consent::Definition;
using consent::Grants;
using consent::SecretRequest;
using support::FakeGrantStorage;

/** A reference is allowed for one definition, one origin and one environment. */
class TestGrants final : public QObject
{
    Q_OBJECT

private slots:
    void allowsNothingAtFirst();
    void allowsNothingThatItCanNotRead();
    void allowsWhatWasAllowedAndNothingElse();
    void bindsStoresToTheEnvironment();
    void listsWhatIsMissing();
    void asksOnceForWhatIsDeclined();
    void doesNotAskForWhatWasRevoked();
    void allowsWhatTheUserTyped();
    void needsAnOrigin();
    void revokes();
    void copiesToAnotherName();
    void copiesWhatWasDeclined();
    void keepsDefinitionsWithoutAFileInMemory();
    void forgetsDefinitionsWithoutAFile();
    void allowsForTheRunWhenItCannotBeStored();
    void followsOtherPrograms();
    void allowsPages();
    void tellsChangesOnce();
    void allowsAllForTheRun();
};

namespace {

const QString Origin = u"https://stock.example"_qs;
const Definition Shop{u"/apis/shop.yaml"_qs, u"shop.yaml"_qs};
const Definition Pets{u"/apis/pets.yaml"_qs, u"pets.yaml"_qs};
const Definition Draft{{}, u"Draft"_qs};

SecretRequest request(const QString &text, const QString &origin = Origin)
{
    return {origin, secrets::scanReferences(text).references};
}

bool allows(const Grants &grants, const Definition &definition, const QString &text, const QString &origin = Origin)
{
    return grants.missing(definition, request(text, origin)).references.isEmpty();
}

} // namespace

void TestGrants::allowsNothingAtFirst()
{
    FakeGrantStorage storage;
    const Grants grants(storage);
    for (const char *text : {"env://A", "file://a", "secrets://a", "consul://a", "vault://a#b", "kv://s/a"})
        QVERIFY2(!allows(grants, Shop, QString::fromUtf8(text)), text);
}

void TestGrants::allowsNothingThatItCanNotRead()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A"_qs)).isOk());
    QVERIFY(grants.storedState().isOk());
    storage.damage = base::Error{base::ErrorCode::Damaged, u"/state/grants.json"_qs};
    const Grants next(storage);
    QVERIFY(!allows(next, Shop, u"env://A"_qs));
    QCOMPARE(next.storedState().error(), *storage.damage);
    // What is allowed then is for this run.
    grants.reload();
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
    QCOMPARE(grants.allow(Shop, request(u"env://B"_qs)).error(), *storage.damage);
    QVERIFY(allows(grants, Shop, u"env://B"_qs));
    storage.damage.reset();
    grants.reload();
    QVERIFY(grants.storedState().isOk());
    QVERIFY(allows(grants, Shop, u"env://A"_qs));
}

void TestGrants::allowsWhatWasAllowedAndNothingElse()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A vault://p#f"_qs)).isOk());
    QVERIFY(allows(grants, Shop, u"env://A"_qs));
    QVERIFY(allows(grants, Shop, u"x env://A y"_qs)); // Wherever it is in a text.
    QVERIFY(allows(grants, Shop, u"vault://p#f"_qs));
    QVERIFY(!allows(grants, Shop, u"env://B"_qs));
    QVERIFY(!allows(grants, Shop, u"vault://p#g"_qs));
    QVERIFY(!allows(grants, Pets, u"env://A"_qs));
    QVERIFY(!allows(grants, Shop, u"env://A"_qs, u"http://stock.example"_qs));
    QVERIFY(!allows(grants, Shop, u"env://A"_qs, u"https://stock.example:8443"_qs));
    QVERIFY(!allows(grants, Shop, u"env://A"_qs, u"https://stock.example.attacker.example"_qs));
    const Grants later(storage);
    QVERIFY(allows(later, Shop, u"env://A"_qs));
}

void TestGrants::bindsStoresToTheEnvironment()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    grants.setEnvironment(u"staging"_qs);
    const QString all = u"env://A file://a secrets://a consul://a vault://a#b kv://s/a"_qs;
    QVERIFY(grants.allow(Shop, request(all)).isOk());
    QVERIFY(allows(grants, Shop, all));
    grants.setEnvironment(u"production"_qs);
    QCOMPARE(grants.missing(Shop, request(all)).references.size(), 5);
    QVERIFY(allows(grants, Shop, u"env://A"_qs)); // The same in all environments.
    grants.setEnvironment(u"staging"_qs);
    QVERIFY(allows(grants, Shop, all));
}

void TestGrants::listsWhatIsMissing()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A"_qs)).isOk());
    const SecretRequest missing = grants.missing(Shop, request(u"env://A env://B"_qs));
    QCOMPARE(missing.origin, Origin);
    QCOMPARE(missing.references.size(), 1);
    QCOMPARE(missing.references.constFirst().path, u"B"_qs);
}

void TestGrants::asksOnceForWhatIsDeclined()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    const auto asked = [&grants](const QString &text, const QString &origin = Origin) {
        return grants.undecided(Shop, request(text, origin)).references.size();
    };
    QCOMPARE(asked(u"env://A env://B"_qs), 2);
    grants.decline(Shop, request(u"env://A env://B"_qs));
    QCOMPARE(asked(u"env://A env://B"_qs), 0);
    QCOMPARE(asked(u"env://B"_qs), 0);
    QCOMPARE(asked(u"env://A env://B env://C"_qs), 3);
    QCOMPARE(asked(u"env://A"_qs, u"https://other.example"_qs), 1);
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
    QCOMPARE(storage.stored, consent::GrantSet());
}

void TestGrants::doesNotAskForWhatWasRevoked()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A"_qs)).isOk());
    QVERIFY(grants.revoke(grants.grantsOf(Shop)).isOk());
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
    QVERIFY(grants.undecided(Shop, request(u"env://A"_qs)).references.isEmpty());
}

void TestGrants::allowsWhatTheUserTyped()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    // Only what is new: the rest of the text may be someone else's.
    QVERIFY(grants.allowTyped(Shop, u"env://OLD"_qs, u"env://OLD env://NEW"_qs, Origin).isOk());
    QVERIFY(allows(grants, Shop, u"env://NEW"_qs));
    QVERIFY(!allows(grants, Shop, u"env://OLD"_qs));
}

void TestGrants::needsAnOrigin()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A"_qs, {})).isOk());
    QVERIFY(!allows(grants, Shop, u"env://A"_qs, {}));
    QCOMPARE(storage.stored, consent::GrantSet());
}

void TestGrants::revokes()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Shop, request(u"env://A env://B"_qs)).isOk());
    QVERIFY(grants.allow(Pets, request(u"env://A"_qs)).isOk());
    QVERIFY(grants.revoke({{grants.grantsOf(Shop).secrets.constFirst()}, {}}).isOk());
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
    QVERIFY(allows(grants, Shop, u"env://B"_qs));
    QVERIFY(allows(grants, Pets, u"env://A"_qs));
    QVERIFY(!allows(Grants(storage), Shop, u"env://A"_qs));
}

void TestGrants::copiesToAnotherName()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Draft, request(u"env://A"_qs)).isOk());
    QVERIFY(grants.copy(Draft, Shop).isOk());
    QVERIFY(allows(grants, Shop, u"env://A"_qs));
    QVERIFY(allows(Grants(storage), Shop, u"env://A"_qs));
}

void TestGrants::copiesWhatWasDeclined()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    grants.decline(Draft, request(u"env://A"_qs));
    QVERIFY(grants.copy(Draft, Shop).isOk());
    QVERIFY(grants.undecided(Shop, request(u"env://A"_qs)).references.isEmpty());
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
}

void TestGrants::forgetsDefinitionsWithoutAFile()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    for (const Definition &definition : {Draft, Shop}) {
        QVERIFY(grants.allow(definition, request(u"env://A"_qs)).isOk());
        grants.decline(definition, request(u"env://B"_qs));
        grants.forget(definition);
    }
    QVERIFY(!allows(grants, Draft, u"env://A"_qs));
    QCOMPARE(grants.undecided(Draft, request(u"env://B"_qs)).references.size(), 1);
    QVERIFY(allows(grants, Shop, u"env://A"_qs));
    QVERIFY(grants.undecided(Shop, request(u"env://B"_qs)).references.isEmpty());
}

void TestGrants::keepsDefinitionsWithoutAFileInMemory()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allow(Draft, request(u"env://A"_qs)).isOk());
    QVERIFY(allows(grants, Draft, u"env://A"_qs));
    QCOMPARE(storage.stored, consent::GrantSet());
    grants.reload();
    QVERIFY(allows(grants, Draft, u"env://A"_qs));
    QVERIFY(grants.revoke(grants.grantsOf(Draft)).isOk());
    QVERIFY(!allows(grants, Draft, u"env://A"_qs));
}

void TestGrants::allowsForTheRunWhenItCannotBeStored()
{
    FakeGrantStorage storage;
    storage.failure = base::Error{base::ErrorCode::DiskFull, {}};
    Grants grants(storage);
    QCOMPARE(grants.allow(Shop, request(u"env://A"_qs)).error().code, base::ErrorCode::DiskFull);
    QVERIFY(allows(grants, Shop, u"env://A"_qs));
    QVERIFY(!grants.revoke(grants.grantsOf(Shop)).isOk());
    QVERIFY(!allows(grants, Shop, u"env://A"_qs));
}

void TestGrants::followsOtherPrograms()
{
    FakeGrantStorage storage;
    Grants window(storage);
    Grants command(storage);
    QVERIFY(command.allow(Shop, request(u"env://A"_qs)).isOk());
    QVERIFY(!allows(window, Shop, u"env://A"_qs));
    QVERIFY(window.allow(Shop, request(u"env://B"_qs)).isOk()); // Keeps what the other program stored.
    QVERIFY(allows(window, Shop, u"env://A env://B"_qs));
    QVERIFY(command.revoke(command.grantsOf(Shop)).isOk());
    window.reload();
    QVERIFY(!allows(window, Shop, u"env://A"_qs));
}

void TestGrants::allowsPages()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    QVERIFY(grants.allowPage(Shop, u"http://localhost:3000"_qs).isOk());
    QVERIFY(grants.allowPage(Shop, u"http://localhost:3000"_qs).isOk());
    QCOMPARE(grants.pagesOf(Shop), QStringList{u"http://localhost:3000"_qs});
    QCOMPARE(grants.pagesOf(Pets), QStringList());
    QVERIFY(grants.revoke(grants.grantsOf(Shop)).isOk());
    QCOMPARE(grants.pagesOf(Shop), QStringList());
}

void TestGrants::tellsChangesOnce()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    const QSignalSpy changed(&grants, &Grants::changed);
    QVERIFY(grants.allow(Shop, request(u"env://A env://B"_qs)).isOk());
    QCOMPARE(changed.size(), 1);
    QVERIFY(grants.allow(Shop, request(u"env://A"_qs)).isOk());
    grants.reload();
    QCOMPARE(changed.size(), 1);
    QVERIFY(grants.revoke(grants.all()).isOk());
    QCOMPARE(changed.size(), 2);
}

void TestGrants::allowsAllForTheRun()
{
    FakeGrantStorage storage;
    Grants grants(storage);
    grants.allowAllSecretsInThisRun();
    QVERIFY(allows(grants, Shop, u"env://A vault://a#b"_qs));
    QCOMPARE(storage.stored, consent::GrantSet());
    QVERIFY(!allows(Grants(storage), Shop, u"env://A"_qs));
}

GATEWRIGHT_TEST(TestGrants, QCoreApplication)
#include "testgrants.moc"
