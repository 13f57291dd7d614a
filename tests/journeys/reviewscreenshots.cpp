#include "reviewscreenshots.h"

#include "gitrepository.h"
#include "reviewground.h"

#include <QTreeView>

using support::visible;

namespace {

/** The first row with a text in a tree, or an invalid index. */
QModelIndex rowWith(const QAbstractItemView &view, const QString &text, int role = Qt::AccessibleTextRole)
{
    return view.model()
        ->match(view.model()->index(0, 0), role, text, 1, Qt::MatchContains | Qt::MatchRecursive)
        .value(0);
}

} // namespace

void ReviewScreenshots::takeReview_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << int(theme::Choice::Light);
    QTest::newRow("dark") << int(theme::Choice::Dark);
}

void ReviewScreenshots::takeChanges(support::Journey &journey, const QString &theme)
{
    journey.showTab(u"Changes"_qs);
    QTRY_VERIFY(visible<QAbstractItemView>(journey, "changesList"));
    auto *list = visible<QAbstractItemView>(journey, "changesList");
    QTRY_VERIFY(rowWith(*list, u"breaking"_qs).isValid());
    const auto choose = [&](const QString &text, const QString &name) {
        const QModelIndex row = rowWith(*list, text);
        QVERIFY2(row.isValid(), qPrintable(text));
        list->setCurrentIndex(row);
        m_pictures.take(journey.window(), name, theme);
    };
    choose(u"breaking: Request body (application/json), property “shipping”"_qs, u"changes"_qs);
    choose(u"The operation was removed"_qs, u"changes-removed"_qs);
    choose(u"description"_qs, u"changes-text"_qs);
    support::click(journey.window(), "changesByEdit");
    m_pictures.take(journey.window(), u"changes-by-edit"_qs, theme);
    support::click(journey.window(), "changesByEdit");
}

void ReviewScreenshots::takeDesigner(support::Journey &journey, const QString &theme)
{
    journey.showTab(u"Paths"_qs);
    auto *paths = visible<QAbstractItemView>(journey, "pathTree");
    QTRY_VERIFY(rowWith(*paths, u", removed"_qs).isValid());
    support::clickRow(*paths, rowWith(*paths, u", removed"_qs));
    m_pictures.take(journey.window(), u"paths-removed"_qs, theme);
    const QModelIndex order = rowWith(*paths, u"Place an order"_qs, Qt::DisplayRole);
    QVERIFY(order.isValid());
    paths->setCurrentIndex(order);
    m_pictures.take(journey.window(), u"operation-changed"_qs, theme);
    journey.showTab(u"Schemas"_qs);
    auto *components = visible<QAbstractItemView>(journey, "componentTree");
    support::clickRow(*components, rowWith(*components, u"NewBook"_qs, Qt::DisplayRole));
    m_pictures.take(journey.window(), u"schema-changed"_qs, theme);
}

void ReviewScreenshots::takeReview()
{
    QFETCH(int, choice);
    const QString theme = QString::fromLatin1(QTest::currentDataTag());
    const support::ReviewGround ground(m_home.path(u"review"_qs));
    QVERIFY(ground.prepare());
    support::Journey journey(m_home, theme::Choice(choice));
    journey.open(ground.file());
    journey.window().resize(m_pictures.size);
    takeChanges(journey, theme);
    takeDesigner(journey, theme);
    takeMerge(theme, choice);
}

void ReviewScreenshots::takeMerge(const QString &theme, int choice)
{
    const QString folder = m_home.path(u"merged"_qs);
    QDir(folder).removeRecursively();
    const support::GitRepository repository(folder);
    QFile example(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QByteArray base = example.readAll();
    QByteArray ours = base;
    QByteArray theirs = base;
    ours.replace("summary: List books", "summary: List all books").replace("version: 1.2.0", "version: 1.3.0");
    theirs.replace("summary: List books", "summary: List the books").replace("version: 1.2.0", "version: 2.0.0");
    repository.diverge(u"bookshop.yaml"_qs, base, ours, theirs);
    repository.runWords(u"merge -q feature/limits"_qs, true);
    support::Journey journey(m_home, theme::Choice(choice));
    journey.open(repository.path(u"bookshop.yaml"_qs));
    journey.window().resize(m_pictures.size);
    QTRY_VERIFY(visible(journey, "conflictQuestion"));
    m_pictures.take(journey.window(), u"merge-question"_qs, theme);
    support::click(journey.window(), "mergeConflict");
    auto *list = support::control<QAbstractItemView>(journey.window(), "mergeConflicts");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    m_pictures.take(journey.window(), u"merge"_qs, theme);
    support::click(journey.window(), "mergeClose");
    m_pictures.take(journey.window(), u"merge-close"_qs, theme);
    support::click(journey.window(), "mergeUseTheirs");
    support::click(journey.window(), "mergeUseOurs");
    m_pictures.take(journey.window(), u"merge-resolved"_qs, theme);
}
