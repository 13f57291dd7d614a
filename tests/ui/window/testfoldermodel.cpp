#include "diskchanges.h"
#include "folderindex.h"
#include "foldermodel.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using window::FolderModel;

/** The tree of the opened folders. */
class TestFolderModel final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void sortsFoldersBeforeFiles();
    void removesEmptyFolders();
    void sumsUpNumbers();
    void showsTwoFoldersWithOneName();
    void followsAnyChange();

private:
    void put(const QString &name) { m_fixture->store.files.insert(u"/f/"_qs + name, support::shopText()); }
    void look();
    [[nodiscard]] QString text() const { return textOf({}); }
    [[nodiscard]] QString textOf(const QModelIndex &parent) const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<FolderModel> m_model;
};

void TestFolderModel::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_model = std::make_unique<FolderModel>(m_fixture->disk.folders());
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal, m_model.get());
}

void TestFolderModel::cleanup()
{
    m_model.reset();
    m_fixture.reset();
}

void TestFolderModel::look()
{
    workspace::FolderIndex &index = m_fixture->disk.folders();
    m_fixture->workspace.addFolder(u"/f"_qs);
    QTRY_VERIFY(index.listing(u"/f"_qs));
    QSignalSpy listed(&index, &workspace::FolderIndex::listed);
    // Shows that this look is the latest one.
    m_fixture->store.files.insert(u"/f/last.yaml"_qs, QByteArray::number(QRandomGenerator::global()->generate64()));
    emit m_fixture->watch.folderChanged(u"/f"_qs);
    QTRY_VERIFY(!listed.isEmpty());
    QTRY_COMPARE(index.waitingCount(), 0);
}

/** "f(a(x.yaml) b.yaml)". */
QString TestFolderModel::textOf(const QModelIndex &parent) const
{
    QStringList texts;
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        const bool isFile = index.data(window::FolderIsFileRole).toBool();
        texts.append(index.data().toString() + (isFile ? QString() : u'(' + textOf(index) + u')'));
    }
    return texts.join(u' ');
}

void TestFolderModel::sortsFoldersBeforeFiles()
{
    for (const QString &name : {u"b.yaml"_qs, u"A.yaml"_qs, u"z/api.yaml"_qs, u"c/d/api.yaml"_qs, u"c/a.yaml"_qs})
        put(name);
    look();
    QCOMPARE(text(), u"f(c(d(api.yaml) a.yaml) z(api.yaml) A.yaml b.yaml last.yaml)"_qs);
    const QModelIndex index = m_model->indexOf(u"/f/c/d/api.yaml"_qs);
    QCOMPARE(index.data(window::FolderPathRole).toString(), u"/f/c/d/api.yaml"_qs);
    QCOMPARE(m_model->folderOf(index), u"/f"_qs);
    QVERIFY(!m_model->indexOf(u"/f/c/d"_qs + u"/none.yaml"_qs).isValid());
}

void TestFolderModel::removesEmptyFolders()
{
    put(u"a/b/c/x.yaml"_qs);
    put(u"a/y.yaml"_qs);
    look();
    m_fixture->store.files.remove(u"/f/a/b/c/x.yaml"_qs);
    look();
    QCOMPARE(text(), u"f(a(y.yaml) last.yaml)"_qs);
    m_fixture->store.files.remove(u"/f/a/y.yaml"_qs);
    m_fixture->store.files.remove(u"/f/last.yaml"_qs);
    emit m_fixture->watch.folderChanged(u"/f"_qs);
    QTRY_COMPARE(text(), u"f()"_qs);
}

void TestFolderModel::sumsUpNumbers()
{
    put(u"a/x.yaml"_qs);
    put(u"a/b/y.yaml"_qs);
    look();
    const auto errorsOf = [](const QModelIndex &index) { return index.data(window::FolderProblemsRole).toInt(); };
    const QModelIndex one = m_model->indexOf(u"/f/a/x.yaml"_qs);
    QTRY_VERIFY(errorsOf(one) > 0);
    QTRY_COMPARE(errorsOf(one.parent()), 2 * errorsOf(one));
    QCOMPARE(one.parent().data(window::FolderNotesRole).toStringList().last(), u"2"_qs);
    m_fixture->store.files.remove(u"/f/a/b/y.yaml"_qs);
    look();
    const QModelIndex left = m_model->indexOf(u"/f/a/x.yaml"_qs);
    QCOMPARE(errorsOf(left.parent()), errorsOf(left));
}

void TestFolderModel::showsTwoFoldersWithOneName()
{
    m_fixture->store.files.insert(u"/g/f/x.yaml"_qs, support::shopText());
    put(u"y.yaml"_qs);
    look();
    m_fixture->workspace.addFolder(u"/g/f"_qs);
    QTRY_COMPARE(m_model->rowCount(), 2);
    for (const QString &path : {u"/f/y.yaml"_qs, u"/g/f/x.yaml"_qs})
        QCOMPARE(m_model->indexOf(path).data(window::FolderPathRole).toString(), path);
    m_fixture->workspace.removeFolder(u"/f"_qs);
    QCOMPARE(text(), u"f(x.yaml)"_qs);
}

/** The model after changes is the one that is built of the same files. */
void TestFolderModel::followsAnyChange()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 40; ++round) {
        for (int change = 0; change < 5; ++change) {
            const QString name =
                u"%1/%2/%3.yaml"_qs.arg(random.bounded(3)).arg(random.bounded(2)).arg(random.bounded(3));
            if (random.bounded(2) == 0)
                put(name);
            else
                m_fixture->store.files.remove(u"/f/"_qs + name);
        }
        look();
        const QString changed = text();
        m_model->setMatches({});
        m_model->showAll();
        QCOMPARE(changed, text());
    }
}

GATEWRIGHT_TEST(TestFolderModel, QApplication)
#include "testfoldermodel.moc"
