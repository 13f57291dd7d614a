#include "pointer.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;

class TestPointer final : public QObject
{
    Q_OBJECT

private slots:
    void readsTokens_data();
    void readsTokens();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void writesWhatItReads();
    void knowsParentsAndChildren();
    void containsDescendants();
};

void TestPointer::readsTokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QByteArray>>("tokens");
    using Tokens = QList<QByteArray>;
    QTest::newRow("root") << "" << Tokens{};
    QTest::newRow("root as fragment") << "#" << Tokens{};
    QTest::newRow("one") << "/a" << Tokens{"a"};
    QTest::newRow("empty key") << "/" << Tokens{""};
    QTest::newRow("empty key inside") << "/a//b" << Tokens{"a", "", "b"};
    QTest::newRow("slash") << "/paths/~1pets~1{id}" << Tokens{"paths", "/pets/{id}"};
    QTest::newRow("tilde") << "/m~0n" << Tokens{"m~n"};
    QTest::newRow("tilde, then one") << "/~01" << Tokens{"~1"};
    QTest::newRow("fragment with escapes") << "#/a%20b/c%25d" << Tokens{"a b", "c%d"};
    QTest::newRow("percent outside a fragment") << "/c%25d" << Tokens{"c%25d"};
    QTest::newRow("beyond ASCII") << QStringLiteral("/größe") << Tokens{"größe"};
}

void TestPointer::readsTokens()
{
    QFETCH(QString, text);
    QFETCH(QList<QByteArray>, tokens);
    const std::optional<Pointer> pointer = Pointer::parse(text);
    QVERIFY(pointer);
    QCOMPARE(pointer->tokens(), tokens);
}

void TestPointer::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no slash") << "a";
    QTest::newRow("no slash in a fragment") << "#a";
    QTest::newRow("tilde at the end") << "/a~";
    QTest::newRow("tilde and another") << "/a~2";
}

void TestPointer::refusesWhatIsNone()
{
    QFETCH(QString, text);
    QVERIFY(!Pointer::parse(text));
}

void TestPointer::writesWhatItReads()
{
    for (const char *text : {"", "/", "/a/b", "/a~1b", "/a~0b", "/~01", "//"})
        QCOMPARE(Pointer::parse(QString::fromLatin1(text))->toString(), QString::fromLatin1(text));
}

void TestPointer::knowsParentsAndChildren()
{
    const Pointer pointer{"a", "b"};
    QCOMPARE(pointer.parent(), Pointer{"a"});
    QCOMPARE(pointer.last(), QByteArray("b"));
    QCOMPARE(Pointer().parent(), Pointer());
    QCOMPARE(Pointer().last(), QByteArray());
    QCOMPARE(pointer.child(QByteArray("c")), (Pointer{"a", "b", "c"}));
    QCOMPARE(pointer.child(3), (Pointer{"a", "b", "3"}));
    QCOMPARE(pointer / Pointer({"c", "d"}), (Pointer{"a", "b", "c", "d"}));
}

void TestPointer::containsDescendants()
{
    QVERIFY(Pointer().contains(Pointer{"a"}));
    QVERIFY((Pointer{"a"}).contains(Pointer{"a"}));
    QVERIFY((Pointer{"a"}).contains(Pointer{"a", "b"}));
    QVERIFY(!(Pointer{"a", "b"}).contains(Pointer{"a"}));
    QVERIFY(!(Pointer{"a"}).contains(Pointer{"ab"}));
}

GATEWRIGHT_TEST(TestPointer, void)
#include "testpointer.moc"
