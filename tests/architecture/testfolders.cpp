#include "sourcetree.h"
#include "testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using architecture::Include;
using architecture::includesOf;
using architecture::isPublic;
using architecture::libraries;
using architecture::partOf;
using architecture::textOf;

/** A library has public and internal headers, and inside it includes form no cycle. */
class TestFolders final : public QObject
{
    Q_OBJECT

private slots:
    void includesRunOneWay_data();
    void includesRunOneWay();
    void subfoldersIncludeOneWay_data() { includesRunOneWay_data(); }
    void subfoldersIncludeOneWay();
    void insideHeadersStayInside();
    void namespacesAreFolders_data() { includesRunOneWay_data(); }
    void namespacesAreFolders();
    void foldersAreSmall();
};

namespace {

/** Largest number of .h and .cpp files directly in one folder. */
constexpr int MostFiles = 28;

using Graph = QMap<QString, QSet<QString>>;

/** The nodes on cycles and on paths between cycles: what is left when nodes without incoming or without outgoing arrows
 * are removed repeatedly. */
QStringList onCycles(Graph graph)
{
    for (bool isSmaller = true; isSmaller;) {
        QSet<QString> targets;
        for (const QSet<QString> &arrows : std::as_const(graph))
            targets.unite(arrows);
        const auto isEnd = [&](const QString &node) { return graph[node].isEmpty() || !targets.contains(node); };
        QStringList ends = graph.keys();
        ends.removeIf([&](const QString &node) { return !isEnd(node); });
        for (const QString &end : std::as_const(ends)) {
            graph.remove(end);
            for (QSet<QString> &arrows : graph)
                arrows.remove(end);
        }
        isSmaller = !ends.isEmpty();
    }
    return graph.keys();
}

/** Which of a library's nodes include which others, where `nodeOf` tells a file's node. */
template<typename NodeOf>
Graph includeGraph(const QStringList &files, NodeOf nodeOf)
{
    QHash<QString, QString> places;
    for (const QString &file : files)
        places.insert(file.section(u'/', -1), file);
    Graph graph;
    for (const QString &file : files) {
        QSet<QString> &arrows = graph[nodeOf(file)];
        for (const Include &include : includesOf(file)) {
            const QString place = places.value(include.header);
            if (!place.isEmpty() && nodeOf(place) != nodeOf(file))
                arrows.insert(nodeOf(place));
        }
    }
    return graph;
}

} // namespace

void TestFolders::includesRunOneWay_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("files");
    const QMap<QString, QStringList> all = libraries();
    for (auto library = all.begin(); library != all.end(); ++library)
        QTest::newRow(qPrintable(library.key())) << library.key() << library.value();
}

void TestFolders::includesRunOneWay()
{
    QFETCH(QStringList, files);
    const QStringList cycles = onCycles(includeGraph(files, partOf));
    QVERIFY2(cycles.isEmpty(), qPrintable(u"include cycle: "_qs + cycles.join(u", ")));
}

void TestFolders::subfoldersIncludeOneWay()
{
    QFETCH(QString, folder);
    QFETCH(QStringList, files);
    // The root is above its subfolders where it implements the front and below them where it has the types.
    files.removeIf([&](const QString &file) { return file.section(u'/', 0, -2) == folder; });
    const auto subfolder = [&](const QString &file) { return file.section(u'/', 0, -2); };
    const QStringList cycles = onCycles(includeGraph(files, subfolder));
    QVERIFY2(cycles.isEmpty(), qPrintable(u"include cycle: "_qs + cycles.join(u", ")));
}

void TestFolders::insideHeadersStayInside()
{
    // The library that alone may include a header.
    QHash<QString, QString> owner;
    const QMap<QString, QStringList> all = libraries();
    for (auto library = all.begin(); library != all.end(); ++library) {
        for (const QString &file : library.value()) {
            if (file.endsWith(u".h") && !isPublic(library.key(), file))
                owner.insert(file.section(u'/', -1), library.key());
        }
    }
    QStringList strays;
    for (auto library = all.begin(); library != all.end(); ++library) {
        for (const QString &file : library.value()) {
            for (const Include &include : includesOf(file)) {
                if (owner.value(include.header, library.key()) != library.key())
                    strays.append(u"%1:%2: %3"_qs.arg(file).arg(include.line).arg(include.header));
            }
        }
    }
    QVERIFY2(strays.isEmpty(), qPrintable(strays.join(u'\n')));
}

void TestFolders::namespacesAreFolders()
{
    QFETCH(QString, folder);
    QFETCH(QStringList, files);
    // Other namespaces are opened for forward declarations alone.
    static const QRegularExpression foreign(
        u"^namespace (?:\\w|::)+ \\{\\n(?:(?:class|struct|enum class) \\w+(?: : \\w+)?;\\n)+\\}"_qs,
        QRegularExpression::MultilineOption);
    static const QRegularExpression opened(u"^namespace (\\w+)(?:::\\w+)* \\{$"_qs,
                                           QRegularExpression::MultilineOption);
    // Libraries in a folder that is none itself can share a namespace that is named after it.
    const QStringList names{folder.section(u'/', -1), folder.section(u'/', -2, -2)};
    QStringList strays;
    for (const QString &file : files) {
        if (!file.endsWith(u".h"))
            continue;
        QString text = textOf(file);
        text.remove(foreign);
        // The first namespace left; further ones are inside it.
        const QString found = opened.match(text).captured(1);
        if (!found.isEmpty() && !names.contains(found))
            strays.append(file + u": "_qs + found);
    }
    QVERIFY2(strays.isEmpty(), qPrintable(strays.join(u'\n')));
}

void TestFolders::foldersAreSmall()
{
    QMap<QString, int> counts;
    for (const QStringList &files : libraries()) {
        for (const QString &file : files)
            ++counts[file.section(u'/', 0, -2)];
    }
    QStringList large;
    for (auto folder = counts.begin(); folder != counts.end(); ++folder) {
        if (folder.value() > MostFiles)
            large.append(u"%1: %2 files"_qs.arg(folder.key()).arg(folder.value()));
    }
    QVERIFY2(large.isEmpty(), qPrintable(large.join(u'\n')));
}

GATEWRIGHT_TEST(TestFolders, void)
#include "testfolders.moc"
