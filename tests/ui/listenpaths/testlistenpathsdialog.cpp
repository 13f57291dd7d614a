#include "driving.h"
#include "grabs.h"
#include "listenpathsdialog.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableView>

using listenpaths::ListenPathModel;
using listenpaths::ListenPathsDialog;
using support::control;

/** The dialog with all listen paths, driven by keyboard and mouse. */
class TestListenPathsDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_dialog.reset(); }
    void showsThemInTheOrderOfTheGateway();
    void saysWhoGetsTheRequests_data();
    void saysWhoGetsTheRequests();
    void triesAPath_data();
    void triesAPath();
    void marksTheRowsOfAConflict();
    void leadsToTheSetting();
    void showsWhatTheTestGatewayServes();
    void keepsTheSelectedDefinition();
    void followsPrefixMatching();
    void isEmptyWithoutDefinitions();
    void isAModel();
    void isReadAloud();
    void closesWhileItPlans();
    void holdsTwoThousand();
    void everyControlHasAName();
    void fitsASmallWindow();
    void looksAsItShould();

private:
    [[nodiscard]] QTableView *table() const { return control<QTableView>(*m_dialog, "listenPathTable"); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString answer() const { return control<QLabel>(*m_dialog, "listenPathAnswer")->text(); }
    [[nodiscard]] QStringList details() const;
    [[nodiscard]] int rowOf(const QString &title) const;
    void show(const QList<reach::ServedApi> &apis);

    std::unique_ptr<ListenPathsDialog> m_dialog;
};

namespace {

reach::ServedApi api(const QString &title, const QByteArray &listenPath, const QString &domain = {})
{
    reach::ServedApi api;
    api.documentPath = u"/apis/"_qs + title.toLower() + u".yaml"_qs;
    api.title = title;
    api.hasExtension = true;
    api.isActive = true;
    api.listenPath = listenPath;
    api.listenPathPlace = {"x-vendor-api-gateway", "server", "listenPath", "value"};
    api.customDomain = domain;
    return api;
}

/** Each state, with conflicts of each kind. */
QList<reach::ServedApi> sample()
{
    QList<reach::ServedApi> apis{api(u"Shop"_qs, "/shop"),          api(u"Books"_qs, "/shop/books"),
                                 api(u"Stock"_qs, "/shop/books"),   api(u"Pets"_qs, "/pets"),
                                 api(u"Tenants"_qs, "/{tenant}"),   api(u"Slash"_qs, "/deliveries"),
                                 api(u"Orders"_qs, "/deliveries/"), api(u"Partner"_qs, "/shop", u"partner.example"_qs),
                                 api(u"Draft"_qs, "/draft"),        api(u"Nowhere"_qs, ""),
                                 api(u"Broken"_qs, "/{id")};
    apis[8].isActive = false;
    return apis;
}

} // namespace

void TestListenPathsDialog::init()
{
    m_dialog = std::make_unique<ListenPathsDialog>();
    support::activate(*m_dialog);
}

void TestListenPathsDialog::show(const QList<reach::ServedApi> &apis)
{
    m_dialog->setApis(apis);
    QTRY_COMPARE(table()->model()->rowCount(), apis.size());
}

QStringList TestListenPathsDialog::details() const
{
    const auto *list = control<QListWidget>(*m_dialog, "listenPathDetails");
    QStringList texts;
    for (int row = 0; row < list->count(); ++row)
        texts.append(list->item(row)->text());
    return texts;
}

int TestListenPathsDialog::rowOf(const QString &title) const
{
    for (int row = 0; row < table()->model()->rowCount(); ++row) {
        if (cell(row, ListenPathModel::Definition) == title)
            return row;
    }
    return -1;
}

void TestListenPathsDialog::showsThemInTheOrderOfTheGateway()
{
    show(sample());
    QStringList rows;
    for (int row = 0; row < table()->model()->rowCount(); ++row)
        rows.append((QStringList{cell(row, ListenPathModel::Place), cell(row, ListenPathModel::Path),
                                 cell(row, ListenPathModel::State), cell(row, ListenPathModel::File)})
                        .join(u' '));
    const QStringList expected{
        u"1 /deliveries/ Served orders.yaml"_qs, u"2 /shop/books Served books.yaml"_qs,
        u"3 /shop/books Equal stock.yaml"_qs,    u"4 /deliveries Divided slash.yaml"_qs,
        u"5 /{tenant} Divided tenants.yaml"_qs,  u"6 /shop Never reached shop.yaml"_qs,
        u"7 /pets Never reached pets.yaml"_qs,   u"1 partner.example/shop Served partner.yaml"_qs,
        u" /draft Inactive draft.yaml"_qs,       u"  No listen path nowhere.yaml"_qs,
        u" /{id Not valid broken.yaml"_qs};
    QCOMPARE(rows.join(u'\n'), expected.join(u'\n'));
    QCOMPARE(control<QLabel>(*m_dialog, "listenPathSummary")->text(),
             u"11 listen paths · Equal: 1 · Never reached: 2 · Divided: 2"_qs);
}

void TestListenPathsDialog::saysWhoGetsTheRequests_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *title, const QStringList &expected) {
        QTest::newRow(title) << QString::fromLatin1(title) << expected;
    };
    row("Books", {u"All requests for this listen path go to this API."_qs,
                  u"This API gets requests for /shop/books before “Stock (stock.yaml)”."_qs,
                  u"This API gets requests for /shop/books before “Tenants (tenants.yaml)”."_qs});
    row("Stock", {u"“Books (books.yaml)” has the same listen path and comes first."_qs});
    row("Pets", {u"All requests go to “Tenants (tenants.yaml)”, whose listen path /{tenant} is tried first."_qs});
    row("Partner",
        {u"All requests for this listen path go to this API."_qs, u"Only requests for the host partner.example."_qs});
    row("Draft", {u"The API is inactive, so the gateway doesn't serve it."_qs});
    row("Nowhere", {u"The definition has no listen path, so no request reaches this API."_qs});
    row("Broken", {u"The listen path is not a valid pattern, so no request reaches this API."_qs});
}

void TestListenPathsDialog::saysWhoGetsTheRequests()
{
    QFETCH(QString, title);
    QFETCH(QStringList, expected);
    show(sample());
    support::clickRow(*table(), table()->model()->index(rowOf(title), ListenPathModel::Definition));
    QCOMPARE(details().join(u'\n'), expected.join(u'\n'));
}

void TestListenPathsDialog::triesAPath_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("title");
    const auto row = [](const char *path, const QString &expected, const QString &title) {
        QTest::newRow(path) << QString::fromLatin1(path) << expected << title;
    };
    row("/shop/books/7?page=2",
        u"“Books (books.yaml)” gets the request: /shop/books is tried before /shop/books, /{tenant}, /shop and others."_qs,
        u"Books"_qs);
    row("pets", u"“Tenants (tenants.yaml)” gets the request: /{tenant} is tried before /pets."_qs, u"Tenants"_qs);
    row("https://partner.example/shop/x",
        u"“Partner (partner.yaml)” gets the request: only partner.example/shop matches."_qs, u"Partner"_qs);
    row("https://other.example/nothing", u"“Tenants (tenants.yaml)” gets the request: only /{tenant} matches."_qs,
        u"Tenants"_qs);
    row("https://partner.example/else", u"No listen path matches. The gateway answers 404."_qs, {});
    row("/", u"No listen path matches. The gateway answers 404."_qs, {});
}

void TestListenPathsDialog::triesAPath()
{
    QFETCH(QString, path);
    QFETCH(QString, expected);
    QFETCH(QString, title);
    show(sample());
    QCOMPARE(answer(), u"Enter a path to see which API gets the request."_qs);
    support::type(*m_dialog, "listenPathTry", path);
    QTRY_COMPARE(answer(), expected);
    if (!title.isEmpty())
        QTRY_COMPARE(table()->currentIndex().row(), rowOf(title));
    // The answer follows the definitions.
    m_dialog->setApis({api(u"All"_qs, "/")});
    QTRY_COMPARE(answer(), u"“All (all.yaml)” gets the request: only / matches."_qs);
}

void TestListenPathsDialog::marksTheRowsOfAConflict()
{
    show({api(u"A"_qs, "/a"), api(u"B"_qs, "/b"), api(u"C"_qs, "/a/b/c"), api(u"D"_qs, "/")});
    const auto *model = qobject_cast<const ListenPathModel *>(table()->model());
    QVERIFY(model);
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(cell(0, ListenPathModel::Definition), u"C"_qs);
    using Link = ListenPathModel::Link;
    const auto links = [model] {
        QList<Link> all;
        for (int row = 0; row < model->rowCount(); ++row)
            all.append(model->linkOf(row));
        return all;
    };
    QCOMPARE(links(), (QList<Link>{Link::Current, Link::Loser, Link::Between, Link::Loser}));
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(cell(1, ListenPathModel::Definition), u"A"_qs);
    QCOMPARE(links(), (QList<Link>{Link::Winner, Link::Current, Link::Between, Link::Loser}));
    QCOMPARE(details(), (QStringList{u"Requests for /a/b/c go to “C (c.yaml)”."_qs,
                                     u"This API gets requests for /a before “D (d.yaml)”."_qs}));
}

void TestListenPathsDialog::leadsToTheSetting()
{
    show(sample());
    QSignalSpy requested(m_dialog.get(), &ListenPathsDialog::settingRequested);
    support::type(*m_dialog, "listenPathTry", u"/pets/7"_qs);
    QTRY_VERIFY2(answer().contains(u"tenants.yaml"), qPrintable(answer()));
    support::click(*m_dialog, "listenPathShowSetting");
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(requested.size(), 2);
    for (const auto &arguments : requested)
        QCOMPARE(arguments,
                 (QList<QVariant>{u"/apis/tenants.yaml"_qs, u"/x-vendor-api-gateway/server/listenPath/value"_qs}));
}

void TestListenPathsDialog::showsWhatTheTestGatewayServes()
{
    show(sample());
    QVERIFY(table()->isColumnHidden(ListenPathModel::Gateway));
    m_dialog->setServed(QSet<QString>{u"/apis/stock.yaml"_qs});
    QVERIFY(!table()->isColumnHidden(ListenPathModel::Gateway));
    QCOMPARE(cell(rowOf(u"Stock"_qs), ListenPathModel::Gateway), u"Serving"_qs);
    QCOMPARE(cell(rowOf(u"Books"_qs), ListenPathModel::Gateway), u"Not serving"_qs);
    support::clickRow(*table(), table()->model()->index(rowOf(u"Stock"_qs), ListenPathModel::Definition));
    QCOMPARE(details().constLast(), u"The test gateway serves this API now."_qs);
    m_dialog->setServed(std::nullopt);
    QVERIFY(table()->isColumnHidden(ListenPathModel::Gateway));
    QCOMPARE(details().size(), 1);
}

void TestListenPathsDialog::keepsTheSelectedDefinition()
{
    show(sample());
    support::clickRow(*table(), table()->model()->index(rowOf(u"Pets"_qs), ListenPathModel::Definition));
    QList<reach::ServedApi> apis = sample();
    apis.append(api(u"Longer"_qs, "/longer/than/all"));
    show(apis);
    QCOMPARE(table()->currentIndex().row(), rowOf(u"Pets"_qs));
}

void TestListenPathsDialog::followsPrefixMatching()
{
    show({api(u"A"_qs, "/a"), api(u"Ab"_qs, "/ab")});
    QCOMPARE(cell(rowOf(u"A"_qs), ListenPathModel::State), u"Served"_qs);
    m_dialog->setPrefixMatch(true);
    QTRY_COMPARE(cell(rowOf(u"A"_qs), ListenPathModel::State), u"Divided"_qs);
}

void TestListenPathsDialog::isEmptyWithoutDefinitions()
{
    QVERIFY(!table()->isVisible());
    QVERIFY(!control<QWidget>(*m_dialog, "listenPathShowSetting")->isEnabled());
    show(sample());
    QVERIFY(table()->isVisible());
    show({});
    QVERIFY(!table()->isVisible());
    QVERIFY(!control<QWidget>(*m_dialog, "listenPathShowSetting")->isEnabled());
}

void TestListenPathsDialog::isAModel()
{
    const QAbstractItemModelTester tester(table()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    show(sample());
    m_dialog->setServed(QSet<QString>());
    show({});
}

/** A screen reader reads the words of a row, which the colors repeat. */
void TestListenPathsDialog::isReadAloud()
{
    show(sample());
    QAccessibleInterface *view = QAccessible::queryAccessibleInterface(table());
    QVERIFY(view && view->tableInterface());
    const int row = rowOf(u"Pets"_qs);
    QStringList read;
    for (const int column :
         {ListenPathModel::Place, ListenPathModel::Path, ListenPathModel::State, ListenPathModel::Definition})
        read.append(view->tableInterface()->cellAt(row, column)->text(QAccessible::Name));
    QCOMPARE(read, (QStringList{u"7"_qs, u"/pets"_qs, u"Never reached"_qs, u"Pets"_qs}));
    QCOMPARE(control(*m_dialog, "listenPathTry")->accessibleName(), u"Try a path"_qs);
}

void TestListenPathsDialog::closesWhileItPlans()
{
    QList<reach::ServedApi> apis;
    for (int i = 0; i < 1'000; ++i)
        apis.append(api(u"A%1"_qs.arg(i), "/" + QByteArray::number(i) + "/{x:[0-9]+}"));
    m_dialog->setApis(apis);
    m_dialog.reset();
    QCoreApplication::sendPostedEvents();
}

/** As many as in the largest folders; the end of the list is reached by a key. */
void TestListenPathsDialog::holdsTwoThousand()
{
    QList<reach::ServedApi> apis{api(u"Root"_qs, "/")};
    for (int i = 1; i < 2'000; ++i)
        apis.append(api(u"A%1"_qs.arg(i), "/group" + QByteArray::number(i % 40) + "/api" + QByteArray::number(i)));
    m_dialog->setApis(apis);
    QTRY_COMPARE_WITH_TIMEOUT(table()->model()->rowCount(), 2'000, 60'000);
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(cell(table()->currentIndex().row(), ListenPathModel::Definition), u"Root"_qs);
    QCOMPARE(details().size(), 201); // The first ones, and that there are more.
    support::grabTo(*m_dialog, u"listenpaths-many"_qs);
}

void TestListenPathsDialog::everyControlHasAName()
{
    show(sample());
    QCOMPARE(support::unnamedControls(*m_dialog).join(u'\n'), QString());
}

void TestListenPathsDialog::fitsASmallWindow()
{
    show(sample());
    m_dialog->setServed(QSet<QString>{u"/apis/books.yaml"_qs});
    m_dialog->resize(support::SmallestPage);
    QCOMPARE(m_dialog->size(), support::SmallestPage);
    // The paths have the room of the files, which the details name.
    QVERIFY(table()->isColumnHidden(ListenPathModel::File));
    QCOMPARE(control<QLabel>(*m_dialog, "listenPathTitle")->text(), u"/deliveries/  Orders (orders.yaml)"_qs);
    support::grabTo(*m_dialog, u"listenpaths-small"_qs);
}

void TestListenPathsDialog::looksAsItShould()
{
    support::grabTo(*m_dialog, u"listenpaths-empty"_qs);
    show(sample());
    m_dialog->setServed(QSet<QString>{u"/apis/books.yaml"_qs, u"/apis/shop.yaml"_qs, u"/apis/tenants.yaml"_qs});
    support::grabTo(*m_dialog, u"listenpaths"_qs);
    support::type(*m_dialog, "listenPathTry", u"/shop/toys/7"_qs);
    QTRY_VERIFY(answer().contains(u"gets the request"));
    support::grabTo(*m_dialog, u"listenpaths-tried"_qs);
    QVERIFY(table()->isVisible());
}

GATEWRIGHT_TEST(TestListenPathsDialog, QApplication)
#include "testlistenpathsdialog.moc"
