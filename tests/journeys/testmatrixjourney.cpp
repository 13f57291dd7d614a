#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "policiespage.h"
#include "servedapi.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>

/** From a file of a policy to the question who may call an operation, with the keyboard alone, and as a screen reader
 * hears it. */
class TestMatrixJourney final : public QObject
{
    Q_OBJECT

public:
    TestMatrixJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void createsAPolicyOfAFileAndSeesWhatItAllows();

private:
    /** Waits until the dialog is shown and active. */
    QDialog *activeDialog(const QString &objectName);

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

void TestMatrixJourney::init()
{
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    QFile::remove(path);
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), path));
    QFile policy(m_home.path(u"readers.json"_qs));
    QVERIFY(policy.open(QIODevice::WriteOnly));
    policy.write(R"({"name":"Shop readers","rate":50,"per":60,"access_rights":{"Bookshop":{"api_id":"Bookshop",)"
                 R"("api_name":"Bookshop","allowed_urls":[{"url":"^/books","methods":["GET"]}]}}})");
    policy.close();
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    m_journey->showPage(u"Policies"_qs);
    m_journey->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_journey->window()));
    QTRY_VERIFY(support::control<QAbstractItemView>(m_journey->window(), "policyList")->model()->rowCount() > 0);
}

QDialog *TestMatrixJourney::activeDialog(const QString &objectName)
{
    QDialog *dialog = nullptr;
    const auto isActive = [&] {
        dialog = m_journey->window().findChild<QDialog *>(objectName);
        if (dialog && !dialog->isActiveWindow())
            dialog->activateWindow(); // As a window manager does with a new dialog.
        return dialog && dialog->isActiveWindow();
    };
    return QTest::qWaitFor(isActive, 30'000) ? dialog : nullptr;
}

void TestMatrixJourney::createsAPolicyOfAFileAndSeesWhatItAllows()
{
    support::Keyboard keys(m_journey->window());
    keys.pick(u"Files"_qs, u"Create from file…"_qs);
    QDialog *chooser = activeDialog(u"policyOpenDialog"_qs);
    QVERIFY(chooser);
    support::Keyboard(*chooser).write(m_home.path(u"readers.json"_qs) + u'\n');

    // The difference is shown before anything is sent.
    QDialog *differences = activeDialog(u"policyFileDifferences"_qs);
    QVERIFY(differences);
    auto *list = support::control<QListWidget>(*differences, "policyFileList");
    QTRY_VERIFY(list->count() > 0);
    QCOMPARE(list->item(0)->text(), u"50 requests in 60 s."_qs);
    support::grabTo(*differences, u"journey-policy-file"_qs);
    support::Keyboard(*differences).push(u"Create policy"_qs);
    QTRY_COMPARE(support::control<QLabel>(m_journey->window(), "policyTitle")->text(), u"Shop readers"_qs);

    // Who may call what.
    auto *page = m_journey->window().findChild<policies::PoliciesPage *>();
    QVERIFY(page);
    const auto *definition = m_journey->services().services().workspace.definitions().constFirst();
    QTRY_VERIFY(definition->description());
    page->setApis({reach::servedApi(*definition->description(), definition->path())});
    m_journey->window().activateWindow(); // Without a window manager, nothing else does it after a dialog.
    QTRY_VERIFY(m_journey->window().isActiveWindow());
    keys.push(u"Matrix"_qs);
    QDialog *matrix = activeDialog(u"matrixDialog"_qs);
    QVERIFY(matrix);
    auto *table = support::control<QAbstractItemView>(*matrix, "matrixTable");
    QTRY_VERIFY(table->model()->rowCount() > 3);
    support::Keyboard inMatrix(*matrix);
    inMatrix.fill(u"Search policies"_qs, u"Shop readers"_qs);
    inMatrix.fill(u"Search operations"_qs, u"/books"_qs);
    inMatrix.press(Qt::Key_Down);
    QVERIFY(table->hasFocus());
    QTRY_COMPARE(table->model()->columnCount(), 1);

    // What a screen reader says in each row on the way down.
    QStringList heard;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex index = table->model()->index(row, 0);
        QTRY_VERIFY(index.data().toString() != u"…");
        QAccessibleInterface *cell = QAccessible::queryAccessibleInterface(table)->tableInterface()->cellAt(row, 0);
        QVERIFY(cell);
        heard.append(cell->text(QAccessible::Name));
    }
    QVERIFY2(heard.contains(u"GET /books, Shop readers: allowed"_qs), qPrintable(heard.join(u'\n')));
    QVERIFY2(heard.contains(u"POST /books, Shop readers: refused"_qs), qPrintable(heard.join(u'\n')));
    const auto *details = support::control<QLabel>(*matrix, "matrixDetails");
    for (qsizetype row = 0; row < heard.size() && !details->text().startsWith(u"GET /books with"); ++row)
        inMatrix.press(Qt::Key_Down);
    QCOMPARE(details->text(), u"GET /books with Shop readers. Allowed by GET on ^/books. Limits: 50 / 60 s."_qs);
    support::grabTo(*matrix, u"journey-matrix"_qs);

    // Since which rule: the place in the policy.
    inMatrix.push(u"Show rule"_qs);
    const auto *json = support::control<QPlainTextEdit>(m_journey->window(), "policyJson");
    QTRY_VERIFY(json->textCursor().selectedText().contains(u"^/books"));
}

GATEWRIGHT_TEST_RUN(TestMatrixJourney, &support::runJourney<TestMatrixJourney>)
#include "testmatrixjourney.moc"
