#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "proxyexportdialog.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>

using proxyexport::ProxyExportDialog;
using support::control;
using window::ActionId;

namespace {

QByteArray definitionText(const QByteArray &name, const QByteArray &listenPath, const QByteArray &url)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n  info: {name: " + name +
           ", state: {active: true}}\n  server: {listenPath: {value: " + listenPath +
           ", strip: true}}\n  upstream: {url: '" + url +
           "', authentication: {enabled: true, basicAuth: {enabled: true, username: kim, password: hunter2-of-kim}}}\n";
}

} // namespace

/** The dialog that exports open definitions as the configuration of a proxy. */
class TestProxyExport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsReportAndTextBeforeItWrites();
    void exportsForEachTarget_data();
    void exportsForEachTarget();
    void needsTheNameOfAGateway();
    void exportsTheSelectedDefinitions();
    void usesThePort();
    void copies();
    void saves();
    void keepsFilesOfTheUser();
    void savesInAFolder();
    void saysWhatIsNeededForTheProxy_data();
    void saysWhatIsNeededForTheProxy();
    void showsTheStartOfTheTextOfAnotherProxy();
    void showsMostOfTheReport();
    void remembersItsSize();
    void saysThatAFileCannotBeWritten();
    void listsOnlyWhatCanBeExported();
    void isClosedWhileItWorks();
    void everyControlHasAName();
    void fitsASmallWindow();
    void isUsedByKeyboard();

private:
    [[nodiscard]] ProxyExportDialog *open();
    void choose(ProxyExportDialog &dialog, const QString &title) const;
    [[nodiscard]] static QString textOf(const ProxyExportDialog &dialog)
    {
        return control<QPlainTextEdit>(dialog, "proxyExportText")->toPlainText();
    }
    [[nodiscard]] static QStringList reportOf(const ProxyExportDialog &dialog);
    [[nodiscard]] static bool isReady(const ProxyExportDialog &dialog)
    {
        return control<QPushButton>(dialog, "proxyExportSave")->isEnabled();
    }
    void save(ProxyExportDialog &dialog, const QString &path) const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestProxyExport::init()
{
    support::openShop(m_fixture, m_window);
    if (qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark")
        m_window->action(ActionId::ThemeDark)->trigger();
    m_fixture->store.files.insert(u"/apis/one.yaml"_qs,
                                  definitionText("One", "/one/", "https://one.example.com/v1?k=1"));
    m_fixture->store.files.insert(u"/apis/two.yaml"_qs, definitionText("Two", "/two/", "http://two.example.com"));
    m_fixture->store.files.insert(u"/apis/plain.yaml"_qs,
                                  "openapi: 3.0.3\ninfo: {title: P, version: '1'}\npaths: {}\n");
    m_window->open({u"/apis/plain.yaml"_qs, u"/apis/one.yaml"_qs, u"/apis/two.yaml"_qs});
    QTRY_COMPARE(m_fixture->workspace.definitions().size(), 4);
}

void TestProxyExport::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

ProxyExportDialog *TestProxyExport::open()
{
    m_window->action(ActionId::ExportProxy)->trigger();
    return m_window->findChild<ProxyExportDialog *>();
}

void TestProxyExport::choose(ProxyExportDialog &dialog, const QString &title) const
{
    auto *target = control<QComboBox>(dialog, "proxyExportTarget");
    const int index = target->findText(title);
    QVERIFY2(index >= 0, qPrintable(title));
    target->setCurrentIndex(index);
}

QStringList TestProxyExport::reportOf(const ProxyExportDialog &dialog)
{
    const auto *list = control<QListWidget>(dialog, "proxyExportReport");
    QStringList lines;
    for (int i = 0; i < list->count(); ++i)
        lines.append(list->item(i)->data(Qt::AccessibleTextRole).toString());
    return lines;
}

void TestProxyExport::save(ProxyExportDialog &dialog, const QString &path) const
{
    QTRY_VERIFY(isReady(dialog));
    support::click(dialog, "proxyExportSave");
    auto *files = dialog.findChild<QFileDialog *>();
    QVERIFY(files);
    emit files->fileSelected(path);
    files->close();
    QTRY_VERIFY(!control<widgets::Banner>(dialog, "proxyExportBanner")->text().isEmpty());
}

void TestProxyExport::showsReportAndTextBeforeItWrites()
{
    auto *dialog = open();
    QVERIFY(dialog && dialog->isVisible() && dialog->isModal());
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(textOf(*dialog).contains(u"proxy_pass"_qs));
    choose(*dialog, u"Kubernetes HTTPRoute"_qs);
    support::type(*dialog, "proxyExportGateway", u"edge"_qs);
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(textOf(*dialog).contains(u"kind: HTTPRoute\n"_qs));
    QVERIFY(!textOf(*dialog).contains(u"kim"_qs));
    const QStringList report = reportOf(*dialog);
    QVERIFY2(report.constFirst().startsWith(u"Lost: "_qs), qPrintable(report.join(u'\n')));
    QVERIFY(report.contains(u"Lost: One: the query of the upstream URL is not added to requests."_qs));
    QVERIFY(report.contains(u"Differs: One: /one/ is also served without the slash at its end."_qs));
    QVERIFY(report.contains(u"Kept: The longest listen path that matches gets the request."_qs));
    support::grabTo(*dialog, u"proxyexport-httproute"_qs);
    QVERIFY(m_fixture->store.files.find(u"/httproute.yaml"_qs) == std::nullopt);
}

void TestProxyExport::exportsForEachTarget_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("text");
    QTest::newRow("nginx") << u"nginx"_qs << u"server {"_qs;
    QTest::newRow("HAProxy") << u"HAProxy"_qs << u"frontend "_qs;
    QTest::newRow("Caddy") << u"Caddy"_qs << u"reverse_proxy "_qs;
    QTest::newRow("Apache") << u"Apache HTTP Server"_qs << u"ProxyPass "_qs;
    QTest::newRow("HTTPRoute") << u"Kubernetes HTTPRoute"_qs << u"kind: HTTPRoute"_qs;
}

void TestProxyExport::exportsForEachTarget()
{
    QFETCH(const QString, target);
    QFETCH(const QString, text);
    auto *dialog = open();
    control<QLineEdit>(*dialog, "proxyExportGateway")->setText(u"edge"_qs);
    choose(*dialog, target);
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY2(textOf(*dialog).contains(text), qPrintable(textOf(*dialog)));
    QVERIFY(!reportOf(*dialog).isEmpty());
    QVERIFY(!textOf(*dialog).contains(u"hunter2"_qs));
}

void TestProxyExport::needsTheNameOfAGateway()
{
    auto *dialog = open();
    choose(*dialog, u"Kubernetes HTTPRoute"_qs);
    const auto *hint = control<QLabel>(*dialog, "proxyExportHint");
    QVERIFY(!isReady(*dialog));
    QVERIFY(control(*dialog, "proxyExportEmpty")->isVisible());
    QCOMPARE(hint->text(), u"The name of the Gateway in the cluster that the routes attach to."_qs);
    support::type(*dialog, "proxyExportGateway", u"Edge 1"_qs);
    QVERIFY(!isReady(*dialog));
    QVERIFY(hint->text().startsWith(u"The name of a Gateway has only"_qs));
    const auto *field = control(*dialog, "proxyExportGateway");
    QVERIFY(hint->isVisible() && hint->geometry().top() >= field->geometry().bottom());
    QCOMPARE(field->accessibleDescription(), hint->text());
    support::grabTo(*dialog, u"proxyexport-invalid"_qs);
    support::type(*dialog, "proxyExportGateway", u"edge-1.prod"_qs);
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(textOf(*dialog).contains(u"- name: edge-1.prod\n"_qs));
    QVERIFY(!control(*dialog, "proxyExportPort")->isVisible());
    choose(*dialog, u"nginx"_qs);
    QVERIFY(control(*dialog, "proxyExportPort")->isVisible());
    QVERIFY(!hint->isVisible() && !field->isVisible());
}

void TestProxyExport::exportsTheSelectedDefinitions()
{
    auto *dialog = open();
    QTRY_VERIFY(textOf(*dialog).contains(u"/one/"_qs) && textOf(*dialog).contains(u"/two/"_qs));
    auto *list = control<QListWidget>(*dialog, "proxyExportDefinitions");
    const auto items = list->findItems(u"one.yaml"_qs, Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    items.first()->setCheckState(Qt::Unchecked);
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(!textOf(*dialog).contains(u"/one/"_qs));
    QVERIFY(textOf(*dialog).contains(u"/two/"_qs));
    for (int i = 0; i < list->count(); ++i)
        list->item(i)->setCheckState(Qt::Unchecked);
    QVERIFY(!isReady(*dialog));
    QCOMPARE(textOf(*dialog), QString());
    QVERIFY(control(*dialog, "proxyExportEmpty")->isVisible());
    QStringList shown;
    for (const QLabel *label : control(*dialog, "proxyExportEmpty")->findChildren<QLabel *>())
        shown.append(label->text());
    QVERIFY2(shown.contains(u"Select at least one definition."_qs), qPrintable(shown.join(u'\n')));
    items.first()->setCheckState(Qt::Checked);
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(textOf(*dialog).contains(u"/one/"_qs) && !control(*dialog, "proxyExportEmpty")->isVisible());
}

void TestProxyExport::usesThePort()
{
    auto *dialog = open();
    QTRY_VERIFY(textOf(*dialog).contains(u"127.0.0.1:8080"_qs));
    control<QSpinBox>(*dialog, "proxyExportPort")->setValue(9'443);
    QTRY_VERIFY(textOf(*dialog).contains(u"127.0.0.1:9443"_qs));
}

void TestProxyExport::copies()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    support::click(*dialog, "proxyExportCopy");
    QCOMPARE(QGuiApplication::clipboard()->text(), textOf(*dialog));
    QCOMPARE(control<widgets::Banner>(*dialog, "proxyExportBanner")->text(), u"The configuration was copied."_qs);
}

void TestProxyExport::saves()
{
    auto *dialog = open();
    choose(*dialog, u"Kubernetes HTTPRoute"_qs);
    control<QLineEdit>(*dialog, "proxyExportGateway")->setText(u"edge"_qs);
    save(*dialog, u"/out/routes.yaml"_qs);
    QCOMPARE(m_fixture->store.files.find(u"/out/routes.yaml"_qs), textOf(*dialog).toUtf8());
    QCOMPARE(control<widgets::Banner>(*dialog, "proxyExportBanner")->text(), u"Exported to /out/routes.yaml."_qs);
    QCOMPARE(m_fixture->store.privatePaths, QStringList());
}

void TestProxyExport::keepsFilesOfTheUser()
{
    deploy::ExportedConfiguration configuration;
    configuration.main = {u"proxy.conf"_qs, "main", true};
    configuration.others = {{u"users"_qs, "empty", true}, {u"more"_qs, "more"}};
    m_fixture->store.files.insert(u"/out/users"_qs, "kim");
    using proxyexport::ExistingFile;
    QVERIFY(proxyexport::writeConfiguration(m_fixture->store, configuration, u"/out/own.conf"_qs, ExistingFile::Keep));
    QCOMPARE(m_fixture->store.files.find(u"/out/users"_qs), QByteArray("kim"));
    QCOMPARE(m_fixture->store.files.find(u"/out/more"_qs), QByteArray("more"));
    QCOMPARE(m_fixture->store.files.find(u"/out/own.conf"_qs), QByteArray("main"));
    QCOMPARE(m_fixture->store.privatePaths, QStringList{u"/out/own.conf"_qs});
    configuration.main.content = "other";
    const auto refused = proxyexport::writeConfiguration(m_fixture->store, configuration, u"/out/own.conf"_qs,
                                                         ExistingFile::Keep);
    QVERIFY(!refused && refused.error().code == base::ErrorCode::AlreadyExists);
    QCOMPARE(m_fixture->store.files.find(u"/out/own.conf"_qs), QByteArray("main"));
}

/** The names are those of the proxy, and a file that is there is replaced only after a question. */
void TestProxyExport::savesInAFolder()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    const auto saveInFolder = [&] {
        support::click(*dialog, "proxyExportSaveFolder");
        auto *folders = dialog->findChild<QFileDialog *>(u"proxyExportFolderDialog"_qs);
        QVERIFY(folders && folders->fileMode() == QFileDialog::Directory);
        emit folders->fileSelected(u"/out"_qs);
        folders->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    const auto *banner = control<widgets::Banner>(*dialog, "proxyExportBanner");
    saveInFolder();
    QTRY_COMPARE(banner->text(), u"Exported to /out/nginx.conf.template."_qs);
    QCOMPARE(m_fixture->store.files.find(u"/out/nginx.conf.template"_qs), textOf(*dialog).toUtf8());
    QCOMPARE(m_fixture->store.privatePaths, QStringList{u"/out/nginx.conf.template"_qs});
    control<QSpinBox>(*dialog, "proxyExportPort")->setValue(9'443);
    QTRY_VERIFY(isReady(*dialog));
    saveInFolder();
    QTRY_COMPARE(banner->text(), u"/out/nginx.conf.template already exists."_qs);
    QVERIFY(!m_fixture->store.files.find(u"/out/nginx.conf.template"_qs)->contains("9443"));
    support::grabTo(*dialog, u"proxyexport-exists"_qs);
    support::click(*dialog, "proxyExportReplace");
    QTRY_COMPARE(banner->text(), u"Exported to /out/nginx.conf.template."_qs);
    QVERIFY(m_fixture->store.files.find(u"/out/nginx.conf.template"_qs)->contains("9443"));
}

/** Which files there are, and where the proxy gets the credentials from. */
void TestProxyExport::saysWhatIsNeededForTheProxy_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("nginx") << u"nginx"_qs << QStringList{u"nginx.conf.template"_qs, u"only you"_qs, u"envsubst"_qs};
    QTest::newRow("HAProxy") << u"HAProxy"_qs << QStringList{u"haproxy.cfg"_qs, u"environment"_qs, u"500"_qs};
    QTest::newRow("Caddy") << u"Caddy"_qs << QStringList{u"Caddyfile"_qs, u"environment"_qs, u"500"_qs};
    QTest::newRow("Apache") << u"Apache HTTP Server"_qs << QStringList{u"httpd.conf"_qs, u"environment"_qs, u"403"_qs};
    QTest::newRow("HTTPRoute") << u"Kubernetes HTTPRoute"_qs
                               << QStringList{u"httproute.yaml"_qs, u"namespace"_qs, u"GAP"_qs};
}

void TestProxyExport::saysWhatIsNeededForTheProxy()
{
    QFETCH(const QString, target);
    QFETCH(const QStringList, parts);
    auto *dialog = open();
    control<QLineEdit>(*dialog, "proxyExportGateway")->setText(u"edge"_qs);
    choose(*dialog, target);
    QTRY_VERIFY(isReady(*dialog));
    const QString note = reportOf(*dialog).filter(QRegularExpression(u"^(File|Note): "_qs)).join(u'\n');
    for (const QString &part : parts)
        QVERIFY2(note.contains(part), qPrintable(note));
}

void TestProxyExport::showsTheStartOfTheTextOfAnotherProxy()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    const auto *bar = control<QPlainTextEdit>(*dialog, "proxyExportText")->verticalScrollBar();
    QVERIFY(bar->maximum() > 10);
    control<QPlainTextEdit>(*dialog, "proxyExportText")->verticalScrollBar()->setValue(10);
    control<QSpinBox>(*dialog, "proxyExportPort")->setValue(9'443);
    QTRY_VERIFY(isReady(*dialog));
    QCOMPARE(bar->value(), 10);
    choose(*dialog, u"HAProxy"_qs);
    QTRY_VERIFY(textOf(*dialog).contains(u"frontend "_qs));
    QCOMPARE(bar->value(), 0);
}

/** At the first size, the lines that need an action are visible without scrolling. */
void TestProxyExport::showsMostOfTheReport()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    auto *report = control<QListWidget>(*dialog, "proxyExportReport");
    QVERIFY(report->count() > 16);
    support::grabTo(*dialog, u"proxyexport-report"_qs);
    int visible = 0;
    while (visible < report->count() &&
           report->viewport()->rect().contains(report->visualItemRect(report->item(visible))))
        ++visible;
    QVERIFY2(visible >= 8, qPrintable(QString::number(visible)));
    // A text that needs two lines has them.
    const QFontMetrics metrics = report->fontMetrics();
    QVERIFY(report->visualItemRect(report->item(0)).height() >= 2 * metrics.lineSpacing());
    dialog->resize(1'024, 640);
    QCOMPARE(report->horizontalScrollBar()->maximum(), 0);
}

void TestProxyExport::remembersItsSize()
{
    auto *dialog = open();
    const QSize usual = dialog->size();
    dialog->resize(780, 560);
    QVERIFY(usual != dialog->size());
    dialog->close();
    QTRY_VERIFY(!m_window->findChild<ProxyExportDialog *>());
    dialog = open();
    QCOMPARE(dialog->size(), QSize(780, 560)); // Smaller than the screen of the tests.
}

void TestProxyExport::saysThatAFileCannotBeWritten()
{
    auto *dialog = open();
    m_fixture->store.failure = base::Error{base::ErrorCode::DiskFull, u"/out/nginx.conf"_qs};
    save(*dialog, u"/out/nginx.conf"_qs);
    const auto *banner = control<widgets::Banner>(*dialog, "proxyExportBanner");
    QCOMPARE(banner->text(), u"/out/nginx.conf could not be written."_qs);
    QCOMPARE(banner->kind(), widgets::Banner::Kind::Error);
}

void TestProxyExport::listsOnlyWhatCanBeExported()
{
    auto *dialog = open();
    const auto *list = control<QListWidget>(*dialog, "proxyExportDefinitions");
    QCOMPARE(list->count(), 3);
    QVERIFY(list->findItems(u"plain.yaml"_qs, Qt::MatchExactly).isEmpty());
}

void TestProxyExport::isClosedWhileItWorks()
{
    for (int i = 0; i < 20; ++i) {
        auto *dialog = open();
        control<QSpinBox>(*dialog, "proxyExportPort")->setValue(2'000 + i);
        support::click(*dialog, "proxyExportClose");
        QTRY_VERIFY(!m_window->findChild<ProxyExportDialog *>());
    }
}

void TestProxyExport::everyControlHasAName()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    QCOMPARE(support::unnamedControls(*dialog).join(u'\n'), QString());
    choose(*dialog, u"Kubernetes HTTPRoute"_qs);
    QCOMPARE(support::unnamedControls(*dialog).join(u'\n'), QString());
    QCOMPARE(control(*dialog, "proxyExportGateway")->accessibleName(), u"Gateway name"_qs);
    QCOMPARE(control(*dialog, "proxyExportReport")->accessibleName(), u"Report"_qs);
}

void TestProxyExport::fitsASmallWindow()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    QVERIFY(dialog->width() <= 1024 && dialog->height() <= 640);
    support::grabTo(*dialog, u"proxyexport-nginx"_qs);
    dialog->resize(support::SmallestPage);
    QCOMPARE(dialog->size(), support::SmallestPage);
    support::grabTo(*dialog, u"proxyexport-small"_qs);
}

void TestProxyExport::isUsedByKeyboard()
{
    auto *dialog = open();
    QTRY_VERIFY(isReady(*dialog));
    auto *list = control<QListWidget>(*dialog, "proxyExportDefinitions");
    list->setFocus(Qt::TabFocusReason);
    const Qt::CheckState before = list->currentItem()->checkState();
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(list->currentItem()->checkState() != before);
    // Return in a field exports nothing and does not close the dialog.
    choose(*dialog, u"Kubernetes HTTPRoute"_qs);
    QTest::keyClick(control(*dialog, "proxyExportGateway"), Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<ProxyExportDialog *>());
}

GATEWRIGHT_TEST(TestProxyExport, QApplication)
#include "testproxyexport.moc"
