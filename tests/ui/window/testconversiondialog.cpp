#include "conversiondialog.h"
#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>

using window::ActionId;

/** Definitions converted to another version of OpenAPI. */
class TestConversionDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { support::openShop(m_fixture, m_window); }
    void cleanup();
    void showsAConversionBeforeItIsMade();
    void convertsInOneStep();
    void saysWhatIsNotKept();
    void convertsToANewFile();
    void comparesAgainAfterAnEdit();
    void convertsFromTheOverview();
    void keepsAReadOnlyFile();

private:
    [[nodiscard]] window::ConversionDialog *openDialog();
    [[nodiscard]] QByteArray text() const { return m_window->currentDefinition()->document().snapshot().text(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestConversionDialog::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

window::ConversionDialog *TestConversionDialog::openDialog()
{
    m_window->action(ActionId::ConvertVersion)->trigger();
    return m_window->findChild<window::ConversionDialog *>();
}

void TestConversionDialog::showsAConversionBeforeItIsMade()
{
    const QByteArray before = text();
    auto *dialog = openDialog();
    QVERIFY(dialog && dialog->isVisible());
    const auto *apply = support::control<QPushButton>(*dialog, "conversionApply");
    QTRY_VERIFY(apply->isEnabled());
    const QString changes = support::control<QPlainTextEdit>(*dialog, "conversionChanges")->toPlainText();
    QVERIFY2(changes.contains(u"- openapi: 3.0.3\n+ openapi: 3.1.2\n"_qs), qPrintable(changes));
    QVERIFY(!support::control(*dialog, "conversionLosses")->isVisible());
    support::grabTo(*dialog, u"conversion"_qs);
    support::click(*dialog, "conversionCancel");
    QCOMPARE(text(), before);
    QVERIFY(!m_window->currentDefinition()->document().canUndo());
}

void TestConversionDialog::convertsInOneStep()
{
    const QByteArray before = text();
    auto *dialog = openDialog();
    auto *versions = support::control<QComboBox>(*dialog, "conversionVersion");
    QCOMPARE(versions->findText(u"OpenAPI 3.0"_qs), -1);
    versions->setCurrentIndex(versions->findText(u"OpenAPI 3.2"_qs));
    QTRY_VERIFY(support::control<QPushButton>(*dialog, "conversionApply")->isEnabled());
    support::click(*dialog, "conversionApply");
    QCOMPARE(text(), QByteArray(before).replace("3.0.3", "3.2.0"));
    document::Document &document = m_window->currentDefinition()->document();
    QCOMPARE(document.stepNames(), QStringList{u"Convert to OpenAPI 3.2"_qs});
    document.undo();
    QCOMPARE(text(), before);
}

void TestConversionDialog::saysWhatIsNotKept()
{
    m_fixture->store.files.insert(u"/apis/new.yaml"_qs,
                                  "openapi: 3.1.0\ninfo: {title: T, version: '1', summary: Short}\npaths: {}\n");
    m_window->open({u"/apis/new.yaml"_qs});
    auto *dialog = openDialog();
    auto *versions = support::control<QComboBox>(*dialog, "conversionVersion");
    versions->setCurrentIndex(versions->findText(u"OpenAPI 3.0"_qs));
    QTRY_VERIFY(support::control<QPushButton>(*dialog, "conversionApply")->isEnabled());
    const auto *losses = support::control<QPlainTextEdit>(*dialog, "conversionLosses");
    QVERIFY(losses->isVisible());
    QVERIFY2(losses->toPlainText().startsWith(u"Line 2: "_qs), qPrintable(losses->toPlainText()));
    QVERIFY(losses->toPlainText().contains(u"summary"_qs));
}

void TestConversionDialog::convertsToANewFile()
{
    const QByteArray before = text();
    auto *dialog = openDialog();
    QTRY_VERIFY(support::control<QPushButton>(*dialog, "conversionCopy")->isEnabled());
    support::click(*dialog, "conversionCopy");
    QCOMPARE(m_window->currentDefinition()->title(), u"shop-3.1.yaml"_qs);
    QVERIFY(m_window->currentDefinition()->isUnsaved());
    QCOMPARE(text(), QByteArray(before).replace("3.0.3", "3.1.2"));
    QCOMPARE(m_fixture->workspace.find(support::ShopPath)->document().snapshot().text(), before);
}

void TestConversionDialog::comparesAgainAfterAnEdit()
{
    auto *dialog = openDialog();
    const auto *apply = support::control<QPushButton>(*dialog, "conversionApply");
    QTRY_VERIFY(apply->isEnabled());
    document::Document &document = m_window->currentDefinition()->document();
    QVERIFY(document.setScalar({"info", "title"}, document::Value::string(QByteArray("Other"))));
    support::click(*dialog, "conversionApply");
    QVERIFY(text().contains("openapi: 3.0.3"));
    QTRY_VERIFY(apply->isEnabled());
    support::click(*dialog, "conversionApply");
    QVERIFY(text().contains("openapi: 3.1.2"));
    QVERIFY(text().contains("title: Other"));
}

void TestConversionDialog::convertsFromTheOverview()
{
    const auto *page = window::DefinitionPage::around(support::control(*m_window, "overviewTab"));
    QVERIFY(page);
    QCOMPARE(support::control<QLineEdit>(*page, "openapiVersion")->text(), u"3.0.3"_qs);
    support::click(*page, "convertVersion");
    const auto *dialog = m_window->findChild<window::ConversionDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(support::control<QPushButton>(*dialog, "conversionApply")->isEnabled());
    support::click(*dialog, "conversionApply");
    QTRY_COMPARE(support::control<QLineEdit>(*page, "openapiVersion")->text(), u"3.1.2"_qs);
}

void TestConversionDialog::keepsAReadOnlyFile()
{
    m_window->currentDefinition()->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    auto *dialog = openDialog();
    QTRY_VERIFY(support::control<QPushButton>(*dialog, "conversionCopy")->isEnabled());
    QVERIFY(!support::control<QPushButton>(*dialog, "conversionApply")->isEnabled());
}

GATEWRIGHT_TEST(TestConversionDialog, QApplication)

#include "testconversiondialog.moc"
