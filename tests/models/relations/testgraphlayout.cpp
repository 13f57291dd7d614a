#include "graphlayout.h"
#include "processortime.h"
#include "relationlimits.h"
#include "testprogram.h"

#include <QTest>

#include <random>

using namespace relations;

/** Where the schemas and lines of a picture are. */
class TestGraphLayout final : public QObject
{
    Q_OBJECT

private slots:
    void leadsToTheRight();
    void drawsCyclesAndLoops();
    void movesSchemasNextToWhatTheyReferTo();
    void sharesARowBeyondTheLimit();
    void listsPropertiesBelowRelations();
    void placesRandomGraphs_data();
    void placesRandomGraphs();
    void placesTheLargestGraph();
    void shortensNames();
};

namespace {

/** Relations of numbered schemas. */
SchemaGraph graphOf(int count, const std::vector<std::pair<int, int>> &relations)
{
    SchemaGraph graph;
    for (int i = 0; i < count; ++i)
        graph.schemas.push_back({u"Schema%1"_qs.arg(i), {"components", "schemas", QByteArray::number(i)}});
    for (const auto &[from, to] : relations)
        graph.relations.push_back({from, to, {u"to%1"_qs.arg(to)}});
    return graph;
}

QString textOf(const GraphLayout &layout)
{
    QString text;
    for (const Box &box : layout.boxes)
        text += u"%1 %2 %3 %4\n"_qs.arg(box.rect.x()).arg(box.rect.y()).arg(box.rect.width()).arg(box.rect.height());
    for (const Line &line : layout.lines) {
        for (const QPointF &point : line.points)
            text += u"%1,%2 "_qs.arg(point.x()).arg(point.y());
        text += u'\n';
    }
    return text;
}

QString faultOf(const SchemaGraph &graph, const GraphLayout &layout)
{
    if (layout.boxes.size() != graph.schemas.size() || layout.lines.size() != graph.relations.size())
        return u"something is missing"_qs;
    const QRectF all(QPointF(), layout.size);
    for (size_t i = 0; i < layout.boxes.size(); ++i) {
        if (!all.contains(layout.boxes[i].rect))
            return u"box %1 is outside"_qs.arg(i);
        for (size_t j = 0; j < i; ++j) {
            if (layout.boxes[i].rect.intersects(layout.boxes[j].rect))
                return u"boxes %1 and %2 overlap"_qs.arg(i).arg(j);
        }
    }
    for (size_t i = 0; i < layout.lines.size(); ++i) {
        const std::vector<QPointF> &points = layout.lines[i].points;
        const QRectF from = layout.boxes[size_t(graph.relations[i].from)].rect;
        const QRectF to = layout.boxes[size_t(graph.relations[i].to)].rect;
        const auto isAtSide = [](const QRectF &rect, const QPointF &point) {
            return (point.x() == rect.left() || point.x() == rect.right()) && point.y() > rect.top() &&
                   point.y() < rect.bottom();
        };
        if (points.size() < 2 || !isAtSide(from, points.front()) || !isAtSide(to, points.back()))
            return u"line %1 does not join its boxes"_qs.arg(i);
        for (const QPointF &point : points) {
            if (!all.contains(point))
                return u"line %1 is outside"_qs.arg(i);
        }
    }
    return {};
}

} // namespace

void TestGraphLayout::leadsToTheRight()
{
    const SchemaGraph graph = graphOf(4, {{0, 1}, {1, 2}, {0, 2}, {3, 2}});
    const GraphLayout layout = layOut(graph, {});
    QCOMPARE(faultOf(graph, layout), QString());
    for (const Relation &relation : graph.relations)
        QVERIFY(layout.boxes[size_t(relation.from)].rect.right() < layout.boxes[size_t(relation.to)].rect.left());
    // The long line passes the column between its ends.
    QCOMPARE(int(layout.lines[2].points.size()), 4);
    const QRectF between = layout.boxes[1].rect;
    QVERIFY(layout.lines[2].points[1].y() < between.top() || layout.lines[2].points[1].y() > between.bottom());
    QCOMPARE(layout.boxes[3].rect.left(), layout.boxes[1].rect.left());
    QVERIFY(layOut({}, {}).size.isEmpty());
}

void TestGraphLayout::drawsCyclesAndLoops()
{
    const SchemaGraph graph = graphOf(3, {{0, 1}, {1, 2}, {2, 0}, {1, 1}});
    const GraphLayout layout = layOut(graph, {});
    QCOMPARE(faultOf(graph, layout), QString());
    // One relation leads back.
    QVERIFY(layout.lines[2].points.front().x() > layout.lines[2].points.back().x());
    const Curve loop = curveOf(layout.lines[3], 0);
    QVERIFY(loop.firstPull.x() > loop.from.x() && loop.secondPull.x() > loop.to.x());
}

void TestGraphLayout::movesSchemasNextToWhatTheyReferTo()
{
    const GraphLayout layout = layOut(graphOf(4, {{0, 1}, {1, 2}, {3, 2}}), {});
    QCOMPARE(layout.boxes[3].rect.left(), layout.boxes[1].rect.left());
}

void TestGraphLayout::sharesARowBeyondTheLimit()
{
    std::vector<std::pair<int, int>> relations;
    for (int to = 1; to <= MaximumBoxRows + 5; ++to)
        relations.push_back({0, to});
    const SchemaGraph graph = graphOf(MaximumBoxRows + 6, relations);
    const GraphLayout layout = layOut(graph, {});
    QCOMPARE(faultOf(graph, layout), QString());
    QCOMPARE(int(layout.boxes[0].rows.size()), MaximumBoxRows + 1);
    QCOMPARE(layout.boxes[0].rows.back().moreCount, 5);
    QCOMPARE(layout.lines[MaximumBoxRows].points.front(), layout.lines[MaximumBoxRows + 4].points.front());
}

void TestGraphLayout::listsPropertiesBelowRelations()
{
    SchemaGraph graph = graphOf(2, {{0, 1}});
    const auto rowsOf = [&graph] {
        QStringList texts;
        const GraphLayout layout = layOut(graph, {});
        for (const BoxRow &row : layout.boxes[0].rows)
            texts.append(row.moreCount > 0 ? u"+%1"_qs.arg(row.moreCount) : row.text);
        return texts.mid(1).join(u' ');
    };
    graph.schemas[0].properties = {u"id"_qs, u"name"_qs};
    graph.schemas[0].propertyCount = 2;
    QCOMPARE(rowsOf(), u"id name"_qs);
    QCOMPARE(faultOf(graph, layOut(graph, {})), QString());
    graph.schemas[0].properties = {u"a"_qs, u"b"_qs, u"c"_qs, u"d"_qs, u"e"_qs, u"f"_qs, u"g"_qs, u"h"_qs};
    graph.schemas[0].propertyCount = 12;
    QCOMPARE(rowsOf(), u"a b c d e f g +5"_qs);
}

void TestGraphLayout::placesRandomGraphs_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestGraphLayout::placesRandomGraphs()
{
    QFETCH(int, seed);
    std::mt19937 random{quint32(seed)};
    const int count = 1 + int(random() % MaximumBoxes);
    const int relations = int(random() % quint32(std::min(MaximumLines, 4 * count)));
    std::vector<std::pair<int, int>> pairs;
    for (int i = 0; i < relations; ++i)
        pairs.push_back({int(random() % quint32(count)), int(random() % quint32(count))});
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    const SchemaGraph graph = graphOf(count, pairs);
    const GraphLayout layout = layOut(graph, {});
    QCOMPARE(faultOf(graph, layout), QString());
    QCOMPARE(textOf(layOut(graph, {})), textOf(layout));
}

void TestGraphLayout::placesTheLargestGraph()
{
    // A chain with lines over all of it has the most bends.
    std::vector<std::pair<int, int>> pairs;
    for (int i = 0; i + 1 < MaximumBoxes; ++i)
        pairs.push_back({i, i + 1});
    for (int i = 0; int(pairs.size()) < MaximumLines; ++i)
        pairs.push_back({i % 20, MaximumBoxes - 1 - i / 20});
    const SchemaGraph graph = graphOf(MaximumBoxes, pairs);
    const auto begin = support::processorTime();
    const GraphLayout layout = layOut(graph, {});
    QVERIFY(support::processorTime() - begin < std::chrono::seconds(1));
    QCOMPARE(faultOf(graph, layout), QString());
    size_t points = 0;
    for (const Line &line : layout.lines)
        points += line.points.size();
    QVERIFY(points <= size_t(2 * MaximumBends + 2 * MaximumLines));
}

void TestGraphLayout::shortensNames()
{
    QCOMPARE(shownName(u"Book"_qs), u"Book"_qs);
    const QString name(200, u'a');
    QCOMPARE(shownName(name).size(), MaximumShownName);
    QString wide;
    while (wide.size() < 100)
        wide += u"\U0001F4D6"_qs;
    QVERIFY(shownName(wide).size() <= MaximumShownName);
    QVERIFY(QString::fromUtf8(shownName(wide).toUtf8()) == shownName(wide));
    QVERIFY(!shownName(wide).contains(QChar::ReplacementCharacter));
}

GATEWRIGHT_TEST(TestGraphLayout, QCoreApplication)
#include "testgraphlayout.moc"
