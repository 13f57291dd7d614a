#include "designerfixture.h"
#include "fakegrants.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QSignalSpy>

using namespace designer;

/** What the user types into the forms is allowed, and nothing else. */
class TestTypedSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void allowsWhatIsTyped_data();
    void allowsWhatIsTyped();
    void allowsOnReturn();
    void allowsNothingWhileTyping();
    void allowsNothingForUndoAndRedo();
    void allowsNothingForEditsElsewhere();
    void allowsNothingThatWasThere();
    void allowsNoReferenceForANewOrigin();
    void allowsWhatIsStoredInTheKeychain();
    void allowsWhatIsTypedIntoNewSettings();
    void reportsWhatCannotBeStored();

private:
    /** A tab with grants, on a definition. */
    struct Bench {
        explicit Bench(const QByteArray &text = bookshopWithBasic())
            : definition(open(text))
        {
            show(tab);
        }
        void leave() { control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason); }
        [[nodiscard]] QStringList allowed() const
        {
            QStringList texts;
            for (const consent::SecretGrant &grant : definition.surroundings().grants.grants.all().secrets)
                texts.append(grant.reference + u' ' + grant.origin);
            return texts;
        }

        Opened definition;
        support::FakeKeychain keychain;
        SettingsTab tab{definition.context(), definition.gateway(keychain)};
    };
};

void TestTypedSecrets::allowsWhatIsTyped_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("user name") << u"upstreamUsername"_qs << u"env://NEW"_qs;
    QTest::newRow("password") << u"upstreamPassword"_qs << u"env://NEW"_qs;
    QTest::newRow("header name") << u"upstreamHeaderName"_qs << u"env://NEW"_qs;
    QTest::newRow("upstream URL") << u"upstreamUrl"_qs << u"https://stock.example/env://NEW"_qs;
    QTest::newRow("listen path") << u"listenPath"_qs << u"/env://NEW"_qs;
}

void TestTypedSecrets::allowsWhatIsTyped()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    Bench bench;
    const QSignalSpy typing(&bench.tab, &SettingsTab::typingChanged);
    type(bench.tab, field, text);
    QCOMPARE(typing, (QList<QVariantList>{{true}}));
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList{u"env://NEW https://stock.example"_qs});
    QCOMPARE(typing, (QList<QVariantList>{{true}, {false}}));
}

void TestTypedSecrets::allowsOnReturn()
{
    Bench bench;
    type(bench.tab, u"upstreamPassword"_qs, u"env://NEW"_qs);
    QTest::keyClick(control(bench.tab, u"upstreamPassword"_qs), Qt::Key_Return);
    QCOMPARE(bench.allowed(), QStringList{u"env://NEW https://stock.example"_qs});
}

void TestTypedSecrets::allowsNothingWhileTyping()
{
    Bench bench;
    type(bench.tab, u"upstreamPassword"_qs, u"env://NEW"_qs);
    QCOMPARE(bench.allowed(), QStringList());
}

void TestTypedSecrets::allowsNothingForUndoAndRedo()
{
    Bench bench;
    const QSignalSpy typing(&bench.tab, &SettingsTab::typingChanged);
    auto *password = control(bench.tab, u"upstreamPassword"_qs);
    type(bench.tab, u"upstreamPassword"_qs, u"env://NEW"_qs);
    QTest::keyClick(password, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(typing.constLast(), QVariantList{false});
    QTest::keyClick(password, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(textOf(*bench.definition).contains("env://NEW"));
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList());
}

void TestTypedSecrets::allowsNothingForEditsElsewhere()
{
    Bench bench;
    const document::Pointer password{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "password"};
    control(bench.tab, u"upstreamPassword"_qs)->setFocus(Qt::TabFocusReason);
    QVERIFY(bench.definition->document().set(password, document::Value::string(u"env://OTHER"_qs)));
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList());
    // Nor for a text that replaces what the user has just typed.
    type(bench.tab, u"upstreamPassword"_qs, u"env://MINE"_qs);
    QVERIFY(bench.definition->document().set(password, document::Value::string(u"env://OTHER"_qs)));
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList());
}

void TestTypedSecrets::allowsNothingThatWasThere()
{
    Bench bench(bookshopWithBasic().replace("'s3cret'", "env://OF_THE_FILE"));
    auto *password = control(bench.tab, u"upstreamPassword"_qs);
    password->setFocus(Qt::TabFocusReason);
    QTest::keyClick(password, Qt::Key_End);
    QTest::keyClicks(password, u"-suffix env://MINE"_qs);
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList{u"env://MINE https://stock.example"_qs});
}

void TestTypedSecrets::allowsNoReferenceForANewOrigin()
{
    Bench bench;
    type(bench.tab, u"upstreamPassword"_qs, u"env://NEW"_qs);
    bench.leave();
    type(bench.tab, u"upstreamUrl"_qs, u"https://other.example/v1"_qs);
    bench.leave();
    QCOMPARE(bench.allowed(), QStringList{u"env://NEW https://stock.example"_qs});
}

void TestTypedSecrets::allowsWhatIsStoredInTheKeychain()
{
    Bench bench;
    click(bench.tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(bench.allowed(), QStringList{u"secrets://bookshop-upstream-password https://stock.example"_qs});
}

void TestTypedSecrets::allowsWhatIsTypedIntoNewSettings()
{
    QByteArray text = bookshop();
    text.truncate(text.indexOf("x-vendor"));
    text.replace("https://stock.example/v1", "https://stock.example/env://OF_THE_FILE");
    Bench bench(text);
    click(bench.tab, u"addExtension"_qs);
    QVERIFY(textOf(*bench.definition).contains("x-vendor-api-gateway"));
    QCOMPARE(bench.allowed(), QStringList());

    Bench typed(text);
    type(typed.tab, u"newUpstreamUrl"_qs, u"https://stock.example/env://MINE"_qs);
    click(typed.tab, u"addExtension"_qs);
    QCOMPARE(typed.allowed(), QStringList{u"env://MINE https://stock.example"_qs});
}

void TestTypedSecrets::reportsWhatCannotBeStored()
{
    // Without a file, nothing is stored.
    const Opened definition(std::make_unique<workspace::OpenDefinition>(u"/f/shop.yaml"_qs, bookshopWithBasic()));
    support::FakeGrants &grants = definition.surroundings().grants;
    grants.storage.failure = base::Error{base::ErrorCode::DiskFull, {}};
    SettingsTab tab(definition.context(), definition.surroundings().gateway());
    show(tab);
    const QSignalSpy failed(&tab, &SettingsTab::grantNotStored);
    type(tab, u"upstreamPassword"_qs, u"env://NEW"_qs);
    control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(grants.grants.all().secrets.size(), 1);
}

GATEWRIGHT_TEST(TestTypedSecrets, QApplication)
#include "testtypedsecrets.moc"
