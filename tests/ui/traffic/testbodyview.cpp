#include "bodyview.h"

#include "bodylimits.h"
#include "driving.h"
#include "grabs.h"
#include "imageview.h"
#include "messageview.h"
#include "rowsview.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <zlib.h>

using support::click;
using support::control;
using traffic::BodyView;
using traffic::RowsView;

namespace {

/** As the page of an exchange shows parts. */
traffic::PartView *newPart(const QString &prefix, QWidget *parent)
{
    return new traffic::MessageView(prefix, 1, parent);
}

} // namespace

class TestBodyView final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_view.reset(); }
    void formatsByMediaType_data();
    void formatsByMediaType();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void showsAForm();
    void showsParts();
    void showsPartsWithinParts();
    void showsAMultipartBodyWithoutAnEnd();
    void showsAnImage();
    void refusesADecompressionBomb();
    void refusesADamagedImage();
    void decodesContentCodings();
    void showsHostileBytes_data();
    void showsHostileBytes();
    void dumpsTheWholeBody();
    void searchesInALargeBody();
    void searchesWithinALongLine();
    void opensALargeBody_data();
    void opensALargeBody();
    void saysThatALargeBodyIsTruncated();
    void foldsAndMarksInJson();

private:
    void show(const QByteArray &type, const QByteArray &bytes, qint64 size = -1);
    [[nodiscard]] RowsView &text() const { return *control<RowsView>(*m_view, "body"); }
    [[nodiscard]] QString label(const char *name) const { return control<QLabel>(*m_view, name)->text(); }
    [[nodiscard]] QString shownText() const;
    void awaitBody() const { QTRY_VERIFY_WITH_TIMEOUT(label("bodyNote") != u"Formatting…"_qs, 60'000); }

    std::unique_ptr<BodyView> m_view;
};

void TestBodyView::init()
{
    m_view = std::make_unique<BodyView>(u"body"_qs, newPart);
    m_view->resize(900, 500);
    m_view->setLabel(u"Response body"_qs);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestBodyView::show(const QByteArray &type, const QByteArray &bytes, qint64 size)
{
    http::HeaderList headers;
    headers.append("Content-Type", type);
    m_view->setBody(headers, {bytes, size < 0 ? bytes.size() : size});
}

QString TestBodyView::shownText() const
{
    const bodies::BodyRowsPtr rows = text().bodyRows();
    return rows ? QString::fromUtf8(bodies::textBetween(*rows, {}, {rows->rowCount() - 1, 10'000}, 1'000'000))
                : QString();
}

void TestBodyView::formatsByMediaType_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    QTest::newRow("JSON") << QByteArray("application/json") << QByteArray("[1]") << u"[\n  1\n]"_qs;
    QTest::newRow("JSON without a type") << QByteArray() << QByteArray("{\"a\":1}") << u"{\n  \"a\": 1\n}"_qs;
    QTest::newRow("XML") << QByteArray("text/xml") << QByteArray("<a><b/></a>") << u"<a>\n  <b/>\n</a>"_qs;
    QTest::newRow("SVG") << QByteArray("image/svg+xml") << QByteArray("<svg><g/></svg>") << u"<svg>\n  <g/>\n</svg>"_qs;
    QTest::newRow("HTML") << QByteArray("text/html") << QByteArray("<p>a<br>\nb") << u"<p>a<br>\nb"_qs;
    QTest::newRow("text") << QByteArray("text/plain") << QByteArray("a\rb\r\nc") << u"a\nb\nc"_qs;
}

void TestBodyView::formatsByMediaType()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, shown);
    show(type, bytes);
    QCOMPARE(shownText(), shown);
    QVERIFY(!control<QLabel>(*m_view, "bodyFault")->isVisible());
    click(*m_view, "bodyRaw");
    QString raw = QString::fromUtf8(bytes);
    raw.replace(u"\r\n"_qs, u"\n"_qs).replace(u'\r', u'\n');
    QCOMPARE(shownText(), raw);
    click(*m_view, "bodyHex");
    QVERIFY(shownText().startsWith(u"00000000  "_qs + QString::fromLatin1(bytes.left(1).toHex())));
}

void TestBodyView::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fault");
    const QByteArray json("application/json");
    QTest::newRow("JSON") << json << QByteArray("{\"a\":\n1,}")
                          << u"Line 2, column 3: Not valid JSON: unexpected character."_qs;
    QTest::newRow("bytes") << json << QByteArray("[\xFF]")
                           << u"Not formatted: the bytes are not UTF-8 text, or contain control characters."_qs;
    QTest::newRow("entities") << QByteArray("text/xml") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>")
                              << u"entities, which are never expanded."_qs;
    QTest::newRow("XML") << QByteArray("text/xml") << QByteArray("<a></b>") << u"Not well-formed XML: "_qs;
    QTest::newRow("boundary") << QByteArray("multipart/mixed; boundary=x") << QByteArray("--y")
                              << u"the boundary of the media type is not in the body."_qs;
}

void TestBodyView::saysWhatIsWrong()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, fault);
    show(type, bytes);
    QVERIFY2(label("bodyFault").contains(fault), qPrintable(label("bodyFault")));
    QVERIFY(control<QLabel>(*m_view, "bodyFault")->isVisible());
    support::grabTo(*m_view, u"body-fault-"_qs + QString::fromUtf8(QTest::currentDataTag()));
    if (bytes.isValidUtf8())
        QCOMPARE(shownText(), QString::fromUtf8(bytes));
    else
        QVERIFY(shownText().startsWith(u"00000000"_qs));
    click(*m_view, "bodyRaw");
    QVERIFY(!control<QLabel>(*m_view, "bodyFault")->isVisible());
}

void TestBodyView::showsAForm()
{
    show("application/x-www-form-urlencoded; charset=utf-8", "title=No%C3%A9l+1&empty=&flag");
    const auto *table = control<QTableView>(*m_view, "bodyForm");
    QVERIFY(table->isVisible() && !text().isVisible());
    QCOMPARE(table->model()->rowCount(), 3);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"Noél 1"_qs);
    QCOMPARE(control<QAbstractButton>(*m_view, "bodyPretty")->text(), u"Form"_qs);
    support::grabTo(*m_view, u"body-form"_qs);
    click(*m_view, "bodyRaw");
    QVERIFY(text().isVisible());
    QVERIFY(shownText().startsWith(u"title=No%C3"_qs));
    show("application/json", "[]");
    QCOMPARE(control<QAbstractButton>(*m_view, "bodyPretty")->text(), u"Pretty"_qs);
}

void TestBodyView::showsParts()
{
    show("multipart/form-data; boundary=B",
         "--B\r\nContent-Disposition: form-data; name=\"meta\"\r\nContent-Type: application/json\r\n\r\n{\"a\":1}\r\n"
         "--B\r\n\r\nplain\r\n--B--");
    auto *list = control<QListWidget>(*m_view, "bodyParts");
    QVERIFY(list->isVisible());
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), u"meta  ·  application/json  ·  7 bytes"_qs);
    QCOMPARE(list->item(1)->text(), u"Part 2  ·  5 bytes"_qs);
    const auto *part = control<RowsView>(*m_view, "bodyPartBody");
    QCOMPARE(part->bodyRows()->row(1).text, QByteArray("  \"a\": 1"));
    QCOMPARE(control<QTableView>(*m_view, "bodyPartHeaders")->model()->rowCount(), 2);
    support::grabTo(*m_view, u"body-parts"_qs);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(part->bodyRows()->row(0).text, QByteArray("plain"));
    QSignalSpy saved(m_view.get(), &BodyView::partSaveRequested);
    click(*m_view, "bodyPartBodySave");
    QCOMPARE(saved.count(), 1);
    QCOMPARE(saved.at(0).at(0).value<http::BodyBytes>().read(), QByteArray("plain"));
}

void TestBodyView::showsPartsWithinParts()
{
    QByteArray body = "end";
    for (int depth = 6; depth >= 0; --depth) {
        const QByteArray boundary = "B" + QByteArray::number(depth);
        const QByteArray type = depth == 6 ? "text/plain"
                                           : "multipart/mixed; boundary=B" + QByteArray::number(depth + 1);
        body = "--" + boundary + "\r\nContent-Type: " + type + "\r\n\r\n" + body + "\r\n--" + boundary + "--";
    }
    show("multipart/mixed; boundary=B0", body);
    // Parts are listed to a bounded depth; the body there is shown as it is.
    const QString deepest = u"body"_qs + u"PartBody"_qs.repeated(3);
    const auto *view = m_view->findChild<RowsView *>(deepest);
    QVERIFY(view);
    QVERIFY(view->bodyRows()->row(0).text.startsWith("--B3"));
}

void TestBodyView::showsAMultipartBodyWithoutAnEnd()
{
    show("multipart/mixed; boundary=B", "--B\n\none\n--B\n\ntwo");
    QCOMPARE(control<QListWidget>(*m_view, "bodyParts")->count(), 2);
    QCOMPARE(label("bodyFault"), u"The closing boundary is missing, so the last part may be incomplete."_qs);
}

namespace {

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/** A PNG of a few bytes that says that it has a billion pixels. */
QByteArray bombPng()
{
    QByteArray bytes = pngOf(QImage(1, 1, QImage::Format_RGB32));
    const QByteArray size = QByteArray::fromHex("00007fff00007fff");
    bytes.replace(16, 8, size);
    const auto sum = quint32(crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()) + 12, 17));
    for (int i = 0; i < 4; ++i)
        bytes[29 + i] = char(sum >> (24 - 8 * i));
    return bytes;
}

} // namespace

void TestBodyView::showsAnImage()
{
    QImage image(3000, 1500, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter(&image).fillRect(0, 0, 1500, 1500, Qt::red);
    show("image/png", pngOf(image));
    awaitBody();
    auto *view = control<traffic::ImageView>(*m_view, "bodyImage");
    QTRY_VERIFY(view->isVisible());
    QCOMPARE(label("bodyImageSize"), u"3000 × 1500 pixels"_qs);
    QTRY_VERIFY_WITH_TIMEOUT(view->isComplete(), 30'000);
    QVERIFY(view->viewport()->rect().contains(view->imageRect()));
    const QImage fitted = view->viewport()->grab().toImage();
    const QRect shown = view->imageRect();
    QCOMPARE(fitted.pixelColor(shown.left() + shown.width() / 4, shown.center().y()), QColor(Qt::red));
    // What is transparent has squares of two colors.
    const QPoint right(shown.left() + shown.width() * 3 / 4, shown.center().y());
    QVERIFY(fitted.pixelColor(right) != fitted.pixelColor(right + QPoint(8, 0)));
    support::grabTo(*m_view, u"body-image"_qs);
    click(*m_view, "bodyImageFit");
    QCOMPARE(view->imageRect().size(), image.size());
    QVERIFY(view->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(view->viewport()->grab().toImage().pixelColor(5, 5), QColor(Qt::red));
}

void TestBodyView::refusesADecompressionBomb()
{
    show("image/png", bombPng());
    QCOMPARE(label("bodyNote"), u"Formatting…"_qs); // A worker decodes images of any size.
    awaitBody();
    QVERIFY(label("bodyFault").startsWith(u"The image has more than 33,554,432 pixels"_qs));
    QVERIFY(shownText().startsWith(u"00000000  89 50 4e 47"_qs));
}

void TestBodyView::refusesADamagedImage()
{
    show("image/png", pngOf(QImage(20, 20, QImage::Format_RGB32)).left(40));
    awaitBody();
    QVERIFY(label("bodyFault").startsWith(u"The image can't be decoded"_qs));
    show("image/jpeg", "no image");
    awaitBody();
    QVERIFY(label("bodyFault").startsWith(u"The image can't be decoded"_qs));
    QCOMPARE(shownText(), u"no image"_qs);
    // A picture may not name a file to read.
    show("image/png", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"/>");
    awaitBody();
    QVERIFY(label("bodyFault").startsWith(u"The image can't be decoded"_qs));
}

void TestBodyView::decodesContentCodings()
{
    const QByteArray packed = qCompress("[1]").mid(4); // deflate with the header of zlib
    http::HeaderList headers;
    headers.append("Content-Type", "application/json");
    headers.append("Content-Encoding", "deflate");
    m_view->setBody(headers, {packed, packed.size()});
    QCOMPARE(shownText(), u"[\n  1\n]"_qs);
    click(*m_view, "bodyHex");
    QVERIFY(shownText().startsWith(u"00000000  78 "_qs));
    // A worker decodes what can become a large text.
    click(*m_view, "bodyPretty");
    const QByteArray bomb = qCompress('"' + QByteArray(3'000'000, 'x') + '"', 9).mid(4);
    QVERIFY(bomb.size() < traffic::MaximumLoadedHere);
    m_view->setBody(headers, {bomb, bomb.size()});
    QCOMPARE(label("bodyNote"), u"Formatting…"_qs);
    awaitBody();
    QVERIFY(text().bodyRows()->rowCount() > 2900);
}

void TestBodyView::showsHostileBytes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    constexpr int Depth = 100'000;
    QTest::newRow("deep JSON") << QByteArray("application/json") << QByteArray(Depth, '[') + QByteArray(Depth, ']');
    QTest::newRow("JSON without an end") << QByteArray("application/json") << QByteArray(Depth, '[');
    QTest::newRow("deep XML") << QByteArray("text/xml")
                              << QByteArray("<a>").repeated(10'000) + QByteArray("</a>").repeated(10'000);
    QTest::newRow("invalid UTF-8") << QByteArray("text/plain") << QByteArray("\xC3\x28\xF0\x9F\x93 \xED\xA0\x80");
    QTest::newRow("NUL") << QByteArray("text/plain") << QByteArray(3000, '\0');
    QTest::newRow("lone CR") << QByteArray("text/plain") << QByteArray("a\rb\r\r").repeated(1000);
    QTest::newRow("directions") << QByteArray("text/plain")
                                << QByteArray("a\xE2\x80\xAE"
                                              "b\xE2\x80\xA9");
    QTest::newRow("boundary only") << QByteArray("multipart/mixed; boundary=B") << QByteArray("--B\n").repeated(2000);
    QTest::newRow("form") << QByteArray("application/x-www-form-urlencoded") << QByteArray("%&=&%zz&=").repeated(9000);
}

void TestBodyView::showsHostileBytes()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    show(type, bytes);
    awaitBody();
    for (const char *form : {"bodyPretty", "bodyRaw", "bodyHex"}) {
        click(*m_view, form);
        awaitBody();
        m_view->grab();
        if (text().isVisible()) {
            QVERIFY(text().bodyRows()->rowCount() > 0);
            text().verticalScrollBar()->setValue(text().verticalScrollBar()->maximum());
            m_view->grab();
            text().toggleFold(0);
        }
    }
}

void TestBodyView::dumpsTheWholeBody()
{
    const QByteArray bytes(1'000'000, '\xFF');
    show("application/octet-stream", bytes + "end");
    awaitBody();
    QCOMPARE(text().bodyRows()->rowCount(), qsizetype(62'501));
    QTest::keyClick(&text(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY(text().visibleText().endsWith(u"end"_qs));
}

void TestBodyView::searchesInALargeBody()
{
    QByteArray json = "[\"first Needle\"";
    for (int i = 0; i < 100'000; ++i)
        json += ",\n\"item " + QByteArray::number(i) + '"';
    show("application/json", json + ",\"last needle\"]");
    awaitBody();
    auto *search = control<QLineEdit>(*m_view, "bodySearch");
    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"needle"_qs);
    QTRY_COMPARE_WITH_TIMEOUT(label("bodyFound"), u"1 of 2"_qs, 30'000);
    QCOMPARE(text().anchor(), (bodies::RowPlace{1, 9}));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(label("bodyFound"), u"2 of 2"_qs);
    // A fold that hides a match is opened.
    text().toggleFold(0);
    QCOMPARE(text().folds().lineCount(), 1);
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(label("bodyFound"), u"2 of 2"_qs);
    QCOMPARE(text().cursor(), (bodies::RowPlace{100'002, 14}));
    QVERIFY(text().visibleText().contains(u"last needle"_qs));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(label("bodyFound"), u"1 of 2"_qs);
    // Another body is searched for the same text.
    show("text/plain", "needle needle needle");
    QTRY_COMPARE(label("bodyFound"), u"3 found"_qs);
}

void TestBodyView::searchesWithinALongLine()
{
    show("text/plain", QByteArray(bodies::LongestRow * 50 - 3, 'x') + "needle" + QByteArray(5000, 'x'));
    awaitBody();
    auto *search = control<QLineEdit>(*m_view, "bodySearch");
    QTest::keyClicks(search, u"needle"_qs);
    QTRY_COMPARE_WITH_TIMEOUT(label("bodyFound"), u"1 of 1"_qs, 30'000);
    QCOMPARE(text().anchor(), (bodies::RowPlace{49, bodies::LongestRow - 3}));
    QCOMPARE(text().cursor(), (bodies::RowPlace{50, 3}));
    // The match is marked and selected in both rows.
    QVERIFY(text().visibleText().contains(u"xnee\ndlex"_qs));
}

void TestBodyView::opensALargeBody_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    constexpr int Size = 20 * 1024 * 1024;
    const QByteArray item = R"({"id":12,"title":"Things Fall Apart","tags":["a","b"]},)";
    QTest::newRow("JSON") << QByteArray("application/json") << '[' + item.repeated(Size / item.size()) + "0]";
    QTest::newRow("one string") << QByteArray("application/json") << '"' + QByteArray(Size, 'x') + '"';
    QTest::newRow("one line") << QByteArray("text/plain") << QByteArray(Size, 'x');
    QTest::newRow("lines") << QByteArray("text/plain") << QByteArray("line\n").repeated(Size / 5);
    const QByteArray element = "<book><title>Things Fall Apart</title></book>";
    QTest::newRow("XML") << QByteArray("text/xml") << "<a>" + element.repeated(Size / element.size()) + "</a>";
    QTest::newRow("bytes") << QByteArray("application/octet-stream") << QByteArray(Size, '\0');
}

void TestBodyView::opensALargeBody()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    show(type, bytes);
    QCOMPARE(label("bodyNote"), u"Formatting…"_qs);
    awaitBody();
    QVERIFY(!control<QLabel>(*m_view, "bodyFault")->isVisible());
    QVERIFY(text().bodyRows()->rowCount() > bytes.size() / (2 * bodies::LongestRow));
    for (int i = 0; i <= 10; ++i) {
        text().verticalScrollBar()->setValue(int(text().verticalScrollBar()->maximum() * (i / 10.0)));
        QVERIFY(!text().visibleText().trimmed().isEmpty());
        m_view->grab();
    }
    QVERIFY(text().folds().lineCount() == text().bodyRows()->rowCount());
    if (text().bodyRows()->fold(0)) {
        text().toggleFold(0);
        QCOMPARE(text().folds().lineCount(), 1);
    }
}

void TestBodyView::saysThatALargeBodyIsTruncated()
{
    const QByteArray recorded(1024 * 1024, 'x');
    show("text/plain", recorded, 200'000'000);
    awaitBody();
    QCOMPARE(label("bodyNote"), u"The first 1.0 MB of 200.0 MB; more was not recorded"_qs);
}

void TestBodyView::foldsAndMarksInJson()
{
    show("application/json", R"({"books":[{"title":"Emma","tags":["novel","1815"],"price":7.5,"stock":null},
        {"title":"Noise","authors":{"first":"Kahneman","second":"Sibony"}}],"page":{"number":2,"of":14}})");
    text().toggleFold(4);
    text().toggleFold(13);
    QTest::keyClicks(control<QLineEdit>(*m_view, "bodySearch"), u"no"_qs);
    QCOMPARE(label("bodyFound"), u"1 of 2"_qs);
    QVERIFY(!text().folds().closedAt(4)); // The first match is in it.
    QVERIFY(text().visibleText().contains(u"\"authors\": { … 2 members }"_qs));
    support::grabTo(*m_view, u"body-json"_qs);
    show("text/xml", "<shop name=\"a\"><!-- c --><book id=\"1\"><title>Emma</title></book><book id=\"2\"/></shop>");
    text().toggleFold(2);
    support::grabTo(*m_view, u"body-xml"_qs);
}

GATEWRIGHT_TEST(TestBodyView, QApplication)
#include "testbodyview.moc"
