#include "reviewfixture.h"
#include "schemastab.h"
#include "testprogram.h"

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTreeWidget>

using document::Value;
using support::control;

/** What differs from HEAD, in the list of components. */
class TestComponentMarks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void saysWhatDiffers();
    void restoresARemovedComponent();
    void revertsAComponent();
    void showsTheTextOfARemovedComponent();

private:
    [[nodiscard]] QTreeWidget &tree() const { return *control<QTreeWidget>(*m_tab, u"componentTree"_qs); }
    [[nodiscard]] QTreeWidgetItem *item(const QString &name) const
    {
        return tree().findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }

    std::unique_ptr<ReviewedShop> m_shop;
    std::unique_ptr<designer::SchemasTab> m_tab;
};

void TestComponentMarks::init()
{
    m_shop = std::make_unique<ReviewedShop>(ReviewedShop::committedShop() + "    Note: {type: string}\n");
    m_shop->edit();
    QVERIFY(m_shop->definition->document().remove({"components", "schemas", "Note"}));
    m_tab = std::make_unique<designer::SchemasTab>(*m_shop->context);
    support::activate(*m_tab, {1024, 640});
    QVERIFY(m_shop->isCompared());
}

void TestComponentMarks::cleanup()
{
    m_tab.reset();
    m_shop.reset();
}

void TestComponentMarks::saysWhatDiffers()
{
    QTRY_COMPARE(item(u"Order"_qs)->toolTip(0), u"Changed since HEAD (breaking)"_qs);
    QTRY_VERIFY(item(u"Note"_qs));
    QCOMPARE(item(u"Note"_qs)->toolTip(0), u"Removed since HEAD"_qs);
    QVERIFY(item(u"Note"_qs)->font(0).strikeOut());
    support::grabTo(*m_tab, u"schemas-marks"_qs);
}

void TestComponentMarks::restoresARemovedComponent()
{
    QTRY_VERIFY(item(u"Note"_qs));
    tree().setCurrentItem(item(u"Note"_qs));
    auto *restore = tree().findChild<QAction *>(u"revertComponentAction"_qs);
    QCOMPARE(restore->text(), u"Restore"_qs);
    QVERIFY(restore->isEnabled());
    restore->trigger();
    QVERIFY(m_shop->text().endsWith("    Note: {type: string}\n"));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(item(u"Note"_qs) && !item(u"Note"_qs)->font(0).strikeOut());
}

void TestComponentMarks::revertsAComponent()
{
    tree().setCurrentItem(item(u"Order"_qs));
    auto *revert = tree().findChild<QAction *>(u"revertComponentAction"_qs);
    QTRY_VERIFY(revert->isEnabled());
    QCOMPARE(revert->text(), u"Revert to HEAD"_qs);
    revert->trigger();
    QVERIFY(m_shop->text().contains("      required: [book]\n"));
}

void TestComponentMarks::showsTheTextOfARemovedComponent()
{
    QTRY_VERIFY(item(u"Note"_qs));
    tree().setCurrentItem(item(u"Note"_qs));
    QTRY_VERIFY(control(*m_tab, u"removedForm"_qs)->isVisible());
    QCOMPARE(control<QLabel>(*m_tab, u"removedTitle"_qs)->text(), u"Note"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"removedText"_qs)->toPlainText(), u"{type: string}"_qs);
    support::click(*m_tab, u"removedRestore"_qs);
    QVERIFY(m_shop->text().endsWith("    Note: {type: string}\n"));
    QTRY_VERIFY(!control(*m_tab, u"removedForm"_qs)->isVisible());
}

GATEWRIGHT_TEST(TestComponentMarks, QApplication)
#include "testcomponentmarks.moc"
