#include "banner.h"
#include "fakestore.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTabBar>

using namespace designer;
using document::Pointer;

/** The band above a response or request body that is a component. */
class TestComponentBand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void countsTheUsesOfAComponent();
    void namesTheFileOfAComponent();
    void isHiddenForAnObjectOfTheOperation();

private:
    [[nodiscard]] widgets::Banner *band(QAnyStringView name) const
    {
        return control<widgets::Banner>(*m_tab, name.toString() + u"Band"_qs);
    }
    void chooseResponse(int index) const { control<QTabBar>(*m_tab, u"responseTabs"_qs)->setCurrentIndex(index); }
    [[nodiscard]] navigation::Visit lastShown() const { return m_surroundings->window.shown.last(); }

    support::FakeStore m_store;
    std::unique_ptr<Surroundings> m_surroundings;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
    std::unique_ptr<PathsTab> m_tab;
};

void TestComponentBand::init()
{
    m_store.files.insert(u"/api/openapi.yaml"_qs, R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /books:
    get:
      responses:
        '200': {description: Books}
        '404': {$ref: './shared.yaml#/components/responses/NotFound'}
        default: {$ref: '#/components/responses/Problem'}
    post:
      requestBody: {$ref: './shared.yaml#/components/requestBodies/Book'}
      responses:
        '404': {$ref: './shared.yaml#/components/responses/NotFound'}
        default: {$ref: '#/components/responses/Problem'}
components:
  responses:
    Problem: {description: Failed}
)");
    m_store.files.insert(u"/api/shared.yaml"_qs, R"(openapi: 3.1.0
info: {title: Shared, version: '1'}
components:
  responses:
    NotFound: {description: None}
  requestBodies:
    Book: {content: {application/json: {}}}
)");
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_workspace->addFolder(u"/api"_qs);
    m_definition = *m_workspace->open(u"/api/openapi.yaml"_qs);
    m_surroundings = std::make_unique<Surroundings>();
    m_tab = std::make_unique<PathsTab>(m_surroundings->context(*m_definition, *m_workspace));
    show(*m_tab);
    choose(*m_tab, 0, 0);
}

void TestComponentBand::cleanup()
{
    m_tab.reset();
    m_workspace.reset();
    m_surroundings.reset();
}

/** The component is edited below the band. */
void TestComponentBand::countsTheUsesOfAComponent()
{
    chooseResponse(2);
    QTRY_COMPARE(band(u"responseOpenComponent"_qs)->text(),
                 u"Problem: component, used in 2 places. Edits apply to all of them."_qs);
    QVERIFY(band(u"responseOpenComponent"_qs)->isVisible());
    type(*m_tab, u"responseDescription"_qs, u"Not done"_qs);
    const Pointer problem{"components", "responses", "Problem"};
    QCOMPARE(m_definition->document().snapshot().at(problem / QByteArray("description")).text(), u"Not done"_qs);
    click(*m_tab, u"responseOpenComponent"_qs);
    QCOMPARE(lastShown().location.pointer, problem);
    QCOMPARE(lastShown().view, navigation::View::Form);
}

void TestComponentBand::namesTheFileOfAComponent()
{
    chooseResponse(1);
    QTRY_COMPARE(band(u"responseOpenComponent"_qs)->text(),
                 u"NotFound in shared.yaml: component, used in 2 places. Open it to edit it."_qs);
    click(*m_tab, u"responseOpenComponent"_qs);
    QCOMPARE(lastShown().location.definition, u"/api/shared.yaml"_qs);
    QCOMPARE(lastShown().location.pointer, Pointer({"components", "responses", "NotFound"}));
    choose(*m_tab, 0, 1);
    QTRY_COMPARE(band(u"requestBodyOpenComponent"_qs)->text(),
                 u"Book in shared.yaml: component. Open it to edit it."_qs);
    click(*m_tab, u"requestBodyOpenComponent"_qs);
    QCOMPARE(lastShown().location.pointer, Pointer({"components", "requestBodies", "Book"}));
}

void TestComponentBand::isHiddenForAnObjectOfTheOperation()
{
    chooseResponse(1);
    QTRY_VERIFY(band(u"responseOpenComponent"_qs)->isVisible());
    chooseResponse(0);
    QVERIFY(!band(u"responseOpenComponent"_qs)->isVisible());
    QVERIFY(!band(u"requestBodyOpenComponent"_qs)->isVisible());
}

GATEWRIGHT_TEST(TestComponentBand, QApplication)
#include "testcomponentband.moc"
