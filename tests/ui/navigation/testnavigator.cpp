#include "recordingpresenter.h"
#include "testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWidget>

#include <utility>

using navigation::Location;
using navigation::Navigator;
using navigation::Part;
using navigation::View;
using navigation::Visit;

namespace {

Location at(const QByteArray &path)
{
    return {u"/apis/shop.yaml"_qs, {"paths", path}};
}

} // namespace

class TestNavigator final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void tellsWhatTheUserSelected();
    void goesBackAndForward();
    void forgetsWhatWasForward();
    void hasNoEntryForWhatCannotBeShown();
    void skipsWhatIsGone();
    void goesBackToNoWelcomePage();
    void countsAMoveWithStepsOnce();
    void leavesFromAnotherPlaceInTheDocument();
    void listsRecentLocationsOnce();
    void keepsTheHistoryOfASavedDocument();
    void showsNothingWithoutAWindow();

private:
    std::unique_ptr<Navigator> m_navigator;
    std::unique_ptr<support::RecordingPresenter> m_window;
};

void TestNavigator::init()
{
    m_navigator = std::make_unique<Navigator>();
    m_window = std::make_unique<support::RecordingPresenter>(*m_navigator);
}

void TestNavigator::tellsWhatTheUserSelected()
{
    QSignalSpy selected(m_navigator.get(), &Navigator::selected);
    const QWidget view;
    m_navigator->set(at("/books"), view);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().value<Location>(), at("/books"));
    QCOMPARE(selected.first().last().value<const QWidget *>(), &view);
    QVERIFY(m_window->shown.isEmpty());
    QVERIFY(!m_navigator->canGoBack());
}

void TestNavigator::goesBackAndForward()
{
    m_navigator->show(at("/a"), View::Paths);
    m_navigator->show(at("/b"), View::Source);
    QCOMPARE(m_navigator->current(), at("/b"));
    QVERIFY(m_navigator->canGoBack());
    QVERIFY(!m_navigator->canGoForward());
    m_navigator->goBack();
    QCOMPARE(m_window->current, (Visit{View::Paths, at("/a")}));
    QVERIFY(!m_navigator->canGoBack());
    m_navigator->goForward();
    QCOMPARE(m_window->current, (Visit{View::Source, at("/b")}));
    QVERIFY(!m_navigator->canGoForward());
}

void TestNavigator::forgetsWhatWasForward()
{
    m_navigator->show(at("/a"));
    m_navigator->show(at("/b"));
    m_navigator->goBack();
    m_navigator->show(at("/c"));
    QVERIFY(!m_navigator->canGoForward());
}

void TestNavigator::hasNoEntryForWhatCannotBeShown()
{
    m_navigator->show(at("/a"));
    m_window->isRefusing = true;
    QVERIFY(!m_navigator->show(at("/b")));
    QVERIFY(!m_navigator->canGoBack());
}

void TestNavigator::skipsWhatIsGone()
{
    m_navigator->show(at("/a"));
    m_navigator->show(at("/b"));
    m_window->isRefusing = true;
    m_navigator->goBack();
    QCOMPARE(m_window->current.location, at("/b"));
    QVERIFY(!m_navigator->canGoBack());
    QVERIFY(!m_navigator->canGoForward());
}

void TestNavigator::goesBackToNoWelcomePage()
{
    m_navigator->leave();
    m_navigator->show(at("/a"));
    QVERIFY(!m_navigator->canGoBack());
}

/** The window leaves pages and tabs while it shows a location. */
void TestNavigator::countsAMoveWithStepsOnce()
{
    class Stepping final : public navigation::Presenter
    {
    public:
        explicit Stepping(Navigator &navigator)
            : m_navigator(navigator)
        {}
        bool show(const Visit &visit, const QWidget *) override
        {
            m_navigator.leave();
            m_visible = {visit.view, {visit.location.definition}};
            m_navigator.leave();
            m_visible = visit;
            return true;
        }
        [[nodiscard]] Visit visible() const override { return m_visible; }

    private:
        Navigator &m_navigator;
        Visit m_visible{View::Overview, at("/start")};
    };
    Stepping window(*m_navigator);
    m_navigator->setPresenter(&window);
    m_navigator->show(at("/a"), View::Paths);
    m_navigator->goBack();
    QCOMPARE(window.visible().location, at("/start"));
    QVERIFY(!m_navigator->canGoBack());
}

void TestNavigator::leavesFromAnotherPlaceInTheDocument()
{
    m_navigator->show(at("/a"), View::Source);
    m_navigator->leave(navigation::cursorAt(at("/a").definition, at("/a").pointer, 7));
    m_navigator->leave({u"/apis/other.yaml"_qs, {}, Part::Text, {3, 0}});
    const QList<Visit> visits = m_navigator->recent();
    QCOMPARE(visits.size(), 1);
    QCOMPARE(visits.first().location.span.offset, 7);
}

void TestNavigator::listsRecentLocationsOnce()
{
    for (const char *path : {"/a", "/b", "/a", "/c"})
        m_navigator->show(at(path));
    QList<Location> recent;
    for (const Visit &visit : m_navigator->recent())
        recent.append(visit.location);
    QCOMPARE(recent, (QList{at("/a"), at("/b")}));
    m_navigator->revisit(m_navigator->recent().last());
    QCOMPARE(m_navigator->current(), at("/b"));
}

void TestNavigator::keepsTheHistoryOfASavedDocument()
{
    m_navigator->show({u"untitled-1"_qs, {"info"}});
    m_navigator->show(at("/a"));
    m_navigator->changeAddress(u"untitled-1"_qs, u"/apis/new.yaml"_qs);
    m_navigator->goBack();
    QCOMPARE(m_navigator->current(), (Location{u"/apis/new.yaml"_qs, {"info"}}));
}

void TestNavigator::showsNothingWithoutAWindow()
{
    m_navigator->setPresenter(nullptr);
    QVERIFY(!m_navigator->show(at("/a")));
    m_navigator->leave();
    m_navigator->goBack();
    QVERIFY(m_navigator->current().definition.isEmpty());
    QVERIFY(m_navigator->recent().isEmpty());
}

GATEWRIGHT_TEST(TestNavigator, QApplication)
#include "testnavigator.moc"
