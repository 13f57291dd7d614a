#include "document.h"
#include "encoding.h"
#include "testprogram.h"

#include <QStringEncoder>
#include <QTest>

using document::CharacterSet;
using document::DecodedFile;
using document::Document;
using document::Encoding;

class TestEncoding final : public QObject
{
    Q_OBJECT

private slots:
    void givesTheSameBytesBack_data();
    void givesTheSameBytesBack();
    void knowsWhatIsNoText_data();
    void knowsWhatIsNoText();
    void writesEditsInTheFilesEncoding_data();
    void writesEditsInTheFilesEncoding();
};

namespace {

QByteArray encoded(const QString &text, QStringConverter::Encoding encoding, bool mark)
{
    QStringEncoder encode(encoding, mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    return encode(text);
}

struct Case {
    const char *name;
    QStringConverter::Encoding encoding;
    bool mark;
    CharacterSet characters;
};

constexpr Case Cases[] = {
    {"UTF-8", QStringConverter::Utf8, false, CharacterSet::Utf8},
    {"UTF-8 with mark", QStringConverter::Utf8, true, CharacterSet::Utf8},
    {"UTF-16 LE with mark", QStringConverter::Utf16LE, true, CharacterSet::Utf16LittleEndian},
    {"UTF-16 LE", QStringConverter::Utf16LE, false, CharacterSet::Utf16LittleEndian},
    {"UTF-16 BE with mark", QStringConverter::Utf16BE, true, CharacterSet::Utf16BigEndian},
    {"UTF-16 BE", QStringConverter::Utf16BE, false, CharacterSet::Utf16BigEndian},
    {"UTF-32 LE with mark", QStringConverter::Utf32LE, true, CharacterSet::Utf32LittleEndian},
    {"UTF-32 BE", QStringConverter::Utf32BE, false, CharacterSet::Utf32BigEndian},
};

} // namespace

void TestEncoding::givesTheSameBytesBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("characters");
    QTest::addColumn<bool>("mark");
    for (const Case &one : Cases) {
        QTest::newRow(one.name) << encoded(QStringLiteral("a: grün 😀\r\nb: 1\n"), one.encoding, one.mark)
                                << int(one.characters) << one.mark;
    }
    QTest::newRow("nothing") << QByteArray() << int(CharacterSet::Utf8) << false;
    QTest::newRow("a mark alone") << QByteArray("\xEF\xBB\xBF") << int(CharacterSet::Utf8) << true;
}

void TestEncoding::givesTheSameBytesBack()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, characters);
    QFETCH(bool, mark);
    const DecodedFile file = document::decodeFile(bytes);
    QVERIFY(file.isValid);
    QCOMPARE(int(file.encoding.characters), characters);
    QCOMPARE(file.encoding.hasByteOrderMark, mark);
    if (!file.text.isEmpty())
        QCOMPARE(file.text, QByteArray("a: grün 😀\r\nb: 1\n"));
    QCOMPARE(document::encodeFile(file.text, file.encoding), bytes);
}

void TestEncoding::knowsWhatIsNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Latin-1") << QByteArray("a: gr\xFCn\n");
    QTest::newRow("overlong") << QByteArray("a: \xC0\xAF\n");
    QTest::newRow("half of a pair in UTF-8") << QByteArray("a: \xED\xA0\x80\n");
    QTest::newRow("cut character") << QByteArray("a: \xE2\x82");
    QTest::newRow("half of a pair in UTF-16") << QByteArray("\xFF\xFE\x61\x00\x3D\xD8\x62\x00", 8);
    QTest::newRow("odd number of bytes in UTF-16") << QByteArray("\xFF\xFE\x61\x00\x62", 5);
}

void TestEncoding::knowsWhatIsNoText()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!document::decodeFile(bytes).isValid);
    Document document(bytes, document::Format::Yaml);
    QCOMPARE(document.readOnlyReason(), document::ReadOnlyReason::InvalidUtf8);
    QCOMPARE(document.fileBytes(), bytes);
    document.setReadOnly(document::ReadOnlyReason::None);
    const base::Result<void> done = document.set({"a"}, document::Value::integer(1));
    QVERIFY(!done.isOk());
    QCOMPARE(done.error().code, base::ErrorCode::ReadOnly);
    QCOMPARE(document.fileBytes(), bytes);
}

void TestEncoding::writesEditsInTheFilesEncoding_data()
{
    givesTheSameBytesBack_data();
}

void TestEncoding::writesEditsInTheFilesEncoding()
{
    QFETCH(QByteArray, bytes);
    Document document(bytes, document::Format::Yaml);
    QVERIFY(document.set({"b"}, document::Value::string(QStringLiteral("schön"))).isOk());
    const DecodedFile before = document::decodeFile(bytes);
    const DecodedFile after = document::decodeFile(document.fileBytes());
    if (!before.text.isEmpty())
        QVERIFY(after.encoding == before.encoding);
    QVERIFY(after.text.contains("b: schön"));
    document.undo();
    QCOMPARE(document.fileBytes(), bytes);
}

GATEWRIGHT_TEST(TestEncoding, void)
#include "testencoding.moc"
