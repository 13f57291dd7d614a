#include "designerfixture.h"
#include "fakestore.h"
#include "grabs.h"
#include "pictureview.h"
#include "references.h"
#include "relationlimits.h"
#include "schemapicture.h"
#include "schemastab.h"
#include "testprogram.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QThreadPool>
#include <QTreeWidget>
#include <QWheelEvent>
#include <QXmlStreamReader>

using namespace designer;

/** The picture of schemas in the tab Schemas, driven by keys and clicks. */
class TestSchemaPicture final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsAllSchemasOfASmallDocument();
    void choosesWithAClick();
    void movesWithArrowsAndChoosesWithReturn();
    void followsTheList();
    void opensTheForm();
    void zooms();
    void scrollsToNoMargin();
    void pans();
    void filters();
    void showsANeighbourhood();
    void followsEdits();
    void explainsAnEmptyDocument();
    void exportsTheChosenPart();
    void switchesToTheFormForWhatItCannotShow();
    void describesTheCurrentSchema();
    void worksInASmallWindow();
    void remembersTheChoiceOfTheUser();
    void survivesBeingClosed();
    void showsALargeDocument();

private:
    void openTab(const QByteArray &text, document::Format format = document::Format::Yaml);
    void waitForPicture() const { QTRY_VERIFY(view().isVisible()); }
    [[nodiscard]] PictureView &view() const { return *control<PictureView>(*m_tab, u"pictureView"_qs); }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (const relations::GraphSchema &each : view().graph().schemas)
            all.append(each.name);
        return all;
    }
    [[nodiscard]] QString currentName() const { return names().value(view().current()); }
    [[nodiscard]] QString listName() const
    {
        const auto *item = control<QTreeWidget>(*m_tab, u"componentTree"_qs)->currentItem();
        return item ? item->text(0) : QString();
    }
    void clickSchema(const QString &name) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                          view().rectOf(int(names().indexOf(name))).center().toPoint());
    }

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    Surroundings m_surroundings;
    std::unique_ptr<SchemasTab> m_tab;
};

namespace {

QByteArray library()
{
    return R"(openapi: 3.1.0
info: {title: Library, version: "1"}
components:
  schemas:
    Loan:
      properties:
        book: {$ref: '#/components/schemas/Book'}
        member: {$ref: '#/components/schemas/Member'}
        history: {type: array, items: {$ref: '#/components/schemas/LoanEvent'}}
    Book:
      allOf: [{$ref: '#/components/schemas/Item'}]
      properties:
        authors: {type: array, items: {$ref: '#/components/schemas/Person'}}
        publisher: {$ref: '#/components/schemas/Publisher'}
        sequelOf: {$ref: '#/components/schemas/Book'}
    Journal:
      allOf: [{$ref: '#/components/schemas/Item'}]
      properties:
        publisher: {$ref: '#/components/schemas/Publisher'}
    Item:
      discriminator:
        propertyName: kind
        mapping: {book: '#/components/schemas/Book', journal: Journal}
      properties:
        shelf: {$ref: '#/components/schemas/Shelf'}
    Member:
      properties:
        person: {$ref: '#/components/schemas/Person'}
        addresses: {additionalProperties: {$ref: '#/components/schemas/Address'}}
    Person: {properties: {name: {type: string}}}
    Publisher: {properties: {address: {$ref: '#/components/schemas/Address'}}}
    Address: {properties: {city: {type: string}}}
    Shelf: {type: string}
    LoanEvent: {properties: {by: {$ref: '#/components/schemas/Person'}}}
    Problem: {type: object}
    Money: {type: number}
  parameters:
    Limit: {name: limit, in: query, schema: {type: integer}}
)";
}

} // namespace

void TestSchemaPicture::init()
{
    openTab(library());
}

void TestSchemaPicture::cleanup()
{
    m_tab.reset();
    m_workspace.reset();
}

void TestSchemaPicture::openTab(const QByteArray &text, document::Format format)
{
    m_tab.reset();
    m_store.files.clear();
    m_surroundings.settings.stored.clear();
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = m_workspace->addUntitled(u"library.yaml"_qs, text, format);
    m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
    m_tab->setAutoFillBackground(true);
    support::activate(*m_tab, {1200, 760});
    control<QPushButton>(*m_tab, u"schemasAsPicture"_qs)->click();
}

void TestSchemaPicture::showsAllSchemasOfASmallDocument()
{
    waitForPicture();
    QCOMPARE(int(names().size()), 12);
    QCOMPARE(int(view().graph().relations.size()), 16);
    QVERIFY(!control<QLabel>(*m_tab, u"pictureNote"_qs)->isVisible());
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
    clickSchema(u"Book"_qs);
    QTRY_COMPARE(currentName(), u"Book"_qs);
    support::grabTo(*m_tab, u"schemapicture"_qs);
}

void TestSchemaPicture::choosesWithAClick()
{
    waitForPicture();
    QSignalSpy located(&m_surroundings.navigator, &navigation::Navigator::selected);
    clickSchema(u"Publisher"_qs);
    QCOMPARE(listName(), u"Publisher"_qs);
    QCOMPARE(located.size(), 1);
    QCOMPARE(located.first().first().value<navigation::Location>().pointer,
             document::Pointer({"components", "schemas", "Publisher"}));
    QVERIFY(view().isVisible());
}

void TestSchemaPicture::movesWithArrowsAndChoosesWithReturn()
{
    waitForPicture();
    clickSchema(u"Member"_qs);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Right);
    const QString right = currentName();
    QVERIFY2(right == u"Person" || right == u"Address", qPrintable(right));
    QCOMPARE(listName(), u"Member"_qs);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(listName(), right);
    const QRectF before = view().rectOf(view().current());
    QTest::keyClick(&view(), Qt::Key_Left);
    QVERIFY(view().rectOf(view().current()).left() < before.left());
    for (const auto key : {Qt::Key_Down, Qt::Key_Up}) {
        const qreal top = view().layoutOfGraph().boxes[size_t(view().current())].rect.top();
        QTest::keyClick(&view(), key);
        const qreal other = view().layoutOfGraph().boxes[size_t(view().current())].rect.top();
        QVERIFY(key == Qt::Key_Down ? other > top : other < top);
    }
    // At the end of the picture, the key does nothing.
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&view(), Qt::Key_Down);
    const QString last = currentName();
    QTest::keyClick(&view(), Qt::Key_Down);
    QCOMPARE(currentName(), last);
}

void TestSchemaPicture::followsTheList()
{
    waitForPicture();
    auto *tree = control<QTreeWidget>(*m_tab, u"componentTree"_qs);
    tree->setCurrentItem(tree->findItems(u"Shelf"_qs, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    QTRY_COMPARE(currentName(), u"Shelf"_qs);
    QVERIFY(view().isVisible());
    // A component that is no schema changes nothing that is shown.
    tree->setCurrentItem(tree->findItems(u"Limit"_qs, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    QVERIFY(view().isVisible());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(int(names().size()), 12);
}

void TestSchemaPicture::opensTheForm()
{
    waitForPicture();
    const QPoint place = view().rectOf(int(names().indexOf(u"Loan"_qs))).center().toPoint();
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(control<QWidget>(*m_tab, u"componentArea"_qs)->isVisible());
    QVERIFY(!view().isVisible());
    QCOMPARE(listName(), u"Loan"_qs);
    QVERIFY(control<QPushButton>(*m_tab, u"schemasAsForm"_qs)->isChecked());
}

void TestSchemaPicture::zooms()
{
    waitForPicture();
    view().setFocus();
    const qreal start = view().zoom();
    QTest::keyClick(&view(), Qt::Key_Plus);
    QVERIFY(view().zoom() > start);
    click(*m_tab, u"pictureZoomOut");
    QCOMPARE(view().zoom(), start);
    click(*m_tab, u"pictureZoomIn");
    QTest::keyClick(&view(), Qt::Key_Minus);
    QCOMPARE(view().zoom(), start);
    // The wheel zooms at its place.
    const QPointF place = view().rectOf(2).center();
    QWheelEvent wheel(place, view().viewport()->mapToGlobal(place), {}, QPoint(0, 1200), Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view().viewport(), &wheel);
    QCOMPARE(view().zoom(), 3.0);
    QVERIFY(view().horizontalScrollBar()->maximum() > 0);
    QVERIFY(view().rectOf(2).contains(place));
    QTest::keyClick(&view(), Qt::Key_0);
    QVERIFY(view().zoom() <= 1);
    QCOMPARE(view().horizontalScrollBar()->maximum(), 0);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(&view(), Qt::Key_Minus);
    QCOMPARE(view().zoom(), 0.1);
    click(*m_tab, u"pictureFit");
    QVERIFY(view().zoom() > 0.1);
}

/** The boxes fit, but not the free space around them. */
void TestSchemaPicture::scrollsToNoMargin()
{
    waitForPicture();
    view().zoomIn(); // It is not fitted any more.
    const QSize boxes = (view().layoutOfGraph().size * view().zoom()).toSize();
    const int margins = int(2 * relations::PictureMargin * view().zoom());
    QVERIFY(margins > 8);
    view().setFixedSize(boxes - QSize(margins / 2, margins / 2));
    QTRY_COMPARE(view().width(), boxes.width() - margins / 2);
    QTRY_COMPARE(view().horizontalScrollBar()->maximum(), 0);
    QCOMPARE(view().verticalScrollBar()->maximum(), 0);
    view().setFixedWidth(boxes.width() - margins - 8);
    QTRY_VERIFY(view().horizontalScrollBar()->maximum() > 0);
}

void TestSchemaPicture::pans()
{
    waitForPicture();
    for (int i = 0; i < 6; ++i)
        view().zoomIn();
    view().horizontalScrollBar()->setValue(100);
    view().verticalScrollBar()->setValue(100);
    QWidget *viewport = view().viewport();
    const QString before = listName();
    QTest::mousePress(viewport, Qt::LeftButton, {}, QPoint(200, 200));
    QTest::mouseMove(viewport, QPoint(180, 190));
    QTest::mouseMove(viewport, QPoint(160, 170));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, QPoint(160, 170));
    QCOMPARE(view().horizontalScrollBar()->value(), 140);
    QCOMPARE(view().verticalScrollBar()->value(), 130);
    QCOMPARE(listName(), before);
}

void TestSchemaPicture::filters()
{
    waitForPicture();
    type(*m_tab, u"pictureFilter", u"PUBLI"_qs);
    QCOMPARE(currentName(), u"Publisher"_qs);
    QTest::keyClick(control(*m_tab, u"pictureFilter"), Qt::Key_Return);
    QVERIFY(view().hasFocus());
    support::grabTo(*m_tab, u"schemapicture-filter"_qs);
    type(*m_tab, u"pictureFilter", u"zzz"_qs);
    QCOMPARE(currentName(), u"Publisher"_qs);
}

void TestSchemaPicture::showsANeighbourhood()
{
    waitForPicture();
    clickSchema(u"Publisher"_qs);
    support::choose(*m_tab, u"pictureSteps", 1);
    QTRY_COMPARE(names(), (QStringList{u"Book"_qs, u"Journal"_qs, u"Publisher"_qs, u"Address"_qs}));
    auto *note = control<QLabel>(*m_tab, u"pictureNote"_qs);
    QCOMPARE(note->text(), u"The picture shows 4 of 12 schemas."_qs);
    QVERIFY(note->isVisible());
    clickSchema(u"Address"_qs);
    QTRY_COMPARE(names(), (QStringList{u"Member"_qs, u"Publisher"_qs, u"Address"_qs}));
    QCOMPARE(currentName(), u"Address"_qs);
}

void TestSchemaPicture::followsEdits()
{
    waitForPicture();
    QVERIFY(m_definition->document().set({"components", "schemas", "Money", "properties", "of", "$ref"},
                                         document::Value::string(u"#/components/schemas/Loan"_qs)));
    QTRY_COMPARE(int(view().graph().relations.size()), 17);
    QVERIFY(m_definition->document().remove({"components", "schemas", "Problem"}));
    QTRY_COMPARE(int(names().size()), 11);
}

void TestSchemaPicture::explainsAnEmptyDocument()
{
    openTab("openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\n");
    const auto *button = control<QPushButton>(*m_tab, u"pictureExport"_qs);
    QTRY_VERIFY(!button->isEnabled());
    QVERIFY(!view().isVisible());
    support::grabTo(*m_tab, u"schemapicture-empty"_qs);
    QVERIFY(
        m_definition->document().set({"components", "schemas", "A", "type"}, document::Value::string(u"object"_qs)));
    QTRY_VERIFY(view().isVisible());
    QVERIFY(button->isEnabled());
}

void TestSchemaPicture::exportsTheChosenPart()
{
    waitForPicture();
    click(*m_tab, u"pictureExport");
    auto *dialog = m_tab->findChild<QFileDialog *>();
    QVERIFY(dialog);
    emit dialog->fileSelected(u"/out/library.svg"_qs);
    dialog->close();
    QTRY_VERIFY(m_surroundings.store.files.find(u"/out/library.svg"_qs).has_value());
    const QByteArray svg = *m_surroundings.store.files.find(u"/out/library.svg"_qs);
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        reader.readNext();
    QCOMPARE(reader.errorString(), QString());
    QVERIFY(svg.contains(">Publisher<") && svg.contains(">authors[]<"));
    if (const QString folder = qEnvironmentVariable("GATEWRIGHT_GRABS"); !folder.isEmpty()) {
        QFile file(folder + u"/library.svg"_qs);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(svg) == svg.size());
    }
}

void TestSchemaPicture::switchesToTheFormForWhatItCannotShow()
{
    waitForPicture();
    QVERIFY(m_tab->reveal({"components", "schemas", "Book"}));
    QVERIFY(view().isVisible());
    QTRY_COMPARE(currentName(), u"Book"_qs);
    QVERIFY(m_tab->reveal({"components", "schemas", "Book", "properties", "publisher"}));
    QVERIFY(!view().isVisible());
    click(*m_tab, u"schemasAsPicture");
    QTRY_VERIFY(view().isVisible());
    QVERIFY(m_tab->reveal({"components", "parameters", "Limit"}));
    QVERIFY(!view().isVisible());
    click(*m_tab, u"schemasAsPicture");
    QVERIFY(m_tab->editName({"components", "schemas", "Book"}));
    QVERIFY(!view().isVisible());
}

void TestSchemaPicture::describesTheCurrentSchema()
{
    waitForPicture();
    clickSchema(u"Publisher"_qs);
    QCOMPARE(view().accessibleDescription(), u"Publisher\nRefers to: Address (address)\nUsed by: Book, Journal"_qs);
    clickSchema(u"Money"_qs);
    QCOMPARE(view().accessibleDescription(), u"Money\nNo references to or from other schemas"_qs);
}

void TestSchemaPicture::worksInASmallWindow()
{
    waitForPicture();
    m_tab->resize(support::SmallestPage);
    QTRY_COMPARE(m_tab->width(), support::SmallestPage.width());
    QVERIFY(view().height() > 100);
    support::grabTo(*m_tab, u"schemapicture-small"_qs);
}

void TestSchemaPicture::remembersTheChoiceOfTheUser()
{
    const auto openAgain = [&] {
        m_tab = std::make_unique<SchemasTab>(m_surroundings.context(*m_definition, *m_workspace));
        return control<QPushButton>(*m_tab, u"schemasAsPicture"_qs)->isChecked();
    };
    m_surroundings.settings.stored.clear(); // init() shows the picture.
    QVERIFY(!openAgain());
    control<QPushButton>(*m_tab, u"schemasAsPicture"_qs)->click();
    QVERIFY(openAgain());
    // The form of a property is shown once.
    QVERIFY(m_tab->reveal({"components", "schemas", "Loan", "properties", "book"}));
    QVERIFY(!control<QPushButton>(*m_tab, u"schemasAsPicture"_qs)->isChecked());
    QVERIFY(openAgain());
    control<QPushButton>(*m_tab, u"schemasAsForm"_qs)->click();
    QVERIFY(!openAgain());
}

void TestSchemaPicture::survivesBeingClosed()
{
    // While the worker draws.
    m_tab.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::sendPostedEvents();
    QVERIFY(!m_tab);
}

/** Measures a document of many megabytes, if GATEWRIGHT_LARGE_DOCUMENT names one. */
void TestSchemaPicture::showsALargeDocument()
{
    QFile large(qEnvironmentVariable("GATEWRIGHT_LARGE_DOCUMENT"));
    if (large.fileName().isEmpty() || !large.open(QIODevice::ReadOnly))
        QSKIP("No large document");
    openTab(large.readAll(), document::Format::Json);
    // The longest time in which the thread of the window did nothing else.
    QElapsedTimer timer;
    qint64 longest = 0;
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, timer.restart()); });
    QElapsedTimer total;
    total.start();
    timer.start();
    beat.start(1);
    QTRY_VERIFY_WITH_TIMEOUT(view().isVisible(), 10000);
    const qint64 first = total.elapsed();
    beat.stop();
    QVERIFY(int(names().size()) <= relations::MaximumBoxes);
    QVERIFY(control<QLabel>(*m_tab, u"pictureNote"_qs)->isVisible());
    support::grabTo(*m_tab, u"schemapicture-large"_qs);
    const QString chosen = names().at(view().current() == 5 ? 6 : 5);
    total.restart();
    view().setFocus();
    emit view().chosen(view().graph().schemas[size_t(names().indexOf(chosen))].pointer);
    const qint64 selected = total.elapsed();
    QTRY_COMPARE(currentName(), chosen);
    const qint64 next = total.elapsed();
    total.restart();
    (void)view().grab();
    const qint64 painting = total.elapsed();
    qInfo("first picture %lld ms, with the window busy for at most %lld ms; another schema %lld ms, with %lld ms for "
          "the list and form; painting %lld ms",
          first, longest, next, selected, painting);
    QVERIFY2(longest < 500, "busy window");
    QVERIFY2(first < 5000, "first picture");
    QVERIFY2(painting < 200, "painting");
}

GATEWRIGHT_TEST(TestSchemaPicture, QApplication)
#include "testschemapicture.moc"
