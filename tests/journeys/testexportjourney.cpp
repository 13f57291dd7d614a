#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QPlainTextEdit>

/** From the open example to the configuration of a proxy on the disk or the clipboard, with the keyboard alone. */
class TestExportJourney final : public QObject
{
    Q_OBJECT

public:
    TestExportJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void savesInAFolder();
    void copies();

private:
    /** Waits until the dialog is shown and active. */
    QDialog *activeDialog(QWidget &parent, const QString &objectName);
    /** Opens the dialog with the menu entry, and waits for its text. */
    QDialog *openExport();
    [[nodiscard]] static QString textOf(const QDialog &dialog)
    {
        return support::control<QPlainTextEdit>(dialog, "proxyExportText")->toPlainText();
    }

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

void TestExportJourney::init()
{
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    QFile::remove(path);
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), path));
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    m_journey->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_journey->window()));
}

QDialog *TestExportJourney::activeDialog(QWidget &parent, const QString &objectName)
{
    QDialog *dialog = nullptr;
    const auto isActive = [&] {
        dialog = parent.findChild<QDialog *>(objectName);
        if (dialog && !dialog->isActiveWindow())
            dialog->activateWindow(); // As a window manager does with a new dialog.
        return dialog && dialog->isActiveWindow();
    };
    return QTest::qWaitFor(isActive, 30'000) ? dialog : nullptr;
}

QDialog *TestExportJourney::openExport()
{
    support::Keyboard(m_journey->window()).run(u"Export to proxy"_qs);
    QDialog *dialog = activeDialog(m_journey->window(), u"proxyExportDialog"_qs);
    return dialog && QTest::qWaitFor([dialog] { return !textOf(*dialog).isEmpty(); }) ? dialog : nullptr;
}

void TestExportJourney::savesInAFolder()
{
    QDialog *dialog = openExport();
    QVERIFY(dialog);
    support::Keyboard keys(*dialog);
    keys.choose(u"Proxy"_qs, u"Caddy"_qs);
    QTRY_VERIFY(textOf(*dialog).contains(u"reverse_proxy "_qs));
    QTRY_VERIFY(support::control(*dialog, "proxyExportSaveFolder")->isEnabled());
    const auto *report = support::control<QListWidget>(*dialog, "proxyExportReport");
    QVERIFY(report->count() > 3);
    // The password of the example is in plain text. It is not in the text, and the report says what to set.
    QStringList lines;
    for (int row = 0; row < report->count(); ++row)
        lines.append(report->item(row)->data(Qt::AccessibleTextRole).toString());
    static const QRegularExpression variable(u"Set: BOOKSHOP_[0-9A-F]{6}_UPSTREAM_BASIC to base64 of user:password"_qs);
    QVERIFY2(lines.join(u'\n').contains(variable), qPrintable(lines.join(u'\n')));
    support::grabTo(*dialog, u"journey-export"_qs);

    const QString folder = m_home.path(u"deploy"_qs);
    QDir(folder).removeRecursively();
    QVERIFY(QDir().mkpath(folder));
    keys.push(u"Save in folder"_qs);
    QDialog *chooser = activeDialog(*dialog, u"proxyExportFolderDialog"_qs);
    QVERIFY(chooser);
    support::Keyboard(*chooser).write(folder + u'\n');
    const auto *banner = support::control<widgets::Banner>(*dialog, "proxyExportBanner");
    QTRY_COMPARE(banner->text(), u"Exported to %1/Caddyfile."_qs.arg(folder));
    QFile file(folder + u"/Caddyfile"_qs);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), textOf(*dialog));
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"Caddyfile"_qs});
}

void TestExportJourney::copies()
{
    QDialog *dialog = openExport();
    QVERIFY(dialog);
    support::Keyboard keys(*dialog);
    keys.choose(u"Proxy"_qs, u"Kubernetes HTTPRoute"_qs);
    keys.fill(u"Gateway name"_qs, u"edge"_qs);
    QTRY_VERIFY(textOf(*dialog).contains(u"- name: edge\n"_qs));
    QTRY_VERIFY(support::control(*dialog, "proxyExportCopy")->isEnabled());
    keys.push(u"Copy"_qs);
    QCOMPARE(QGuiApplication::clipboard()->text(), textOf(*dialog));
    keys.press(Qt::Key_Escape);
    QTRY_VERIFY(!m_journey->window().findChild<QDialog *>(u"proxyExportDialog"_qs));
}

GATEWRIGHT_TEST_RUN(TestExportJourney, &support::runJourney<TestExportJourney>)
#include "testexportjourney.moc"
