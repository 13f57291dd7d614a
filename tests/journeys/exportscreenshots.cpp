#include "exportscreenshots.h"

#include "recordingserver.h"

#include <QCheckBox>
#include <QDialog>

void ExportScreenshots::takeExports_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << int(theme::Choice::Light);
    QTest::newRow("dark") << int(theme::Choice::Dark);
}

void ExportScreenshots::takeProxies(support::Journey &journey, const QString &theme)
{
    journey.window().findChild<QAction *>(u"actionExportProxy"_qs)->trigger();
    auto *dialog = support::control<QDialog>(journey.window(), "proxyExportDialog");
    dialog->resize(dialog->size().boundedTo(m_pictures.size));
    QTRY_VERIFY(support::control(*dialog, "proxyExportCopy")->isEnabled());
    m_pictures.take(*dialog, u"export-nginx"_qs, theme);
    auto *target = support::control<QComboBox>(*dialog, "proxyExportTarget");
    target->setCurrentIndex(target->findText(u"Kubernetes HTTPRoute"_qs));
    m_pictures.take(*dialog, u"export-httproute-empty"_qs, theme);
    support::type(*dialog, "proxyExportGateway", u"edge"_qs);
    QTRY_VERIFY(support::control(*dialog, "proxyExportCopy")->isEnabled());
    m_pictures.take(*dialog, u"export-httproute"_qs, theme);
    dialog->close();
}

void ExportScreenshots::takeTries(support::Journey &journey, const QString &theme)
{
    journey.showTab(u"Paths"_qs);
    auto *tree = support::visible<QAbstractItemView>(journey, "pathTree");
    tree->setCurrentIndex(tree->model()->index(1, 0, tree->model()->index(0, 0)));
    journey.startGateway();
    journey.window().findChild<QAction *>(u"actionTryForbidden"_qs)->trigger();
    QTRY_VERIFY(journey.window().findChild<QDialog *>(u"triesDialog"_qs));
    auto *dialog = support::control<QDialog>(journey.window(), "triesDialog");
    dialog->resize(dialog->size().boundedTo(m_pictures.size));
    auto *confirm = support::control<QCheckBox>(*dialog, "confirmTries");
    QTRY_VERIFY(confirm->isVisible());
    m_pictures.take(*dialog, u"tries"_qs, theme);
    confirm->setChecked(true);
    support::click(*dialog, "sendTries");
    QTRY_VERIFY_WITH_TIMEOUT(!support::control(*dialog, "stopTries")->isEnabled(), 30'000);
    m_pictures.take(*dialog, u"tries-sent"_qs, theme);
    dialog->close();
}

void ExportScreenshots::takeExports()
{
    QFETCH(int, choice);
    const QString theme = QString::fromLatin1(QTest::currentDataTag());
    support::RecordingServer upstream;
    for (const int status : {201, 405, 422, 201, 400})
        upstream.answerJson("{}", status);
    QFile example(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    QFile file(m_home.path(u"exported/bookshop.yaml"_qs));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(example.readAll().replace("https://stock.bookshop.example/v1", upstream.url().toEncoded()));
    file.close();
    support::Journey journey(m_home, theme::Choice(choice));
    journey.open(file.fileName());
    journey.window().resize(m_pictures.size);
    takeProxies(journey, theme);
    takeTries(journey, theme);
}

#include "moc_exportscreenshots.cpp"
