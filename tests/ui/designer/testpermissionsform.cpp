#include "permissionsform.h"

#include "designerfixture.h"
#include "environmentlist.h"
#include "fakeenvironments.h"
#include "fakegrants.h"
#include "fakestore.h"
#include "testprogram.h"

#include <QApplication>
#include <QTableView>

using namespace designer;

/** The lists of what a definition may do, in Settings, Upstream. */
class TestPermissionsForm final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsWhatIsAllowedAndWhatIsNot();
    void listsReferencesOfOtherSettings();
    void namesTheEnvironment();
    void followsTheOriginOfTheUrl();
    void listsNothingWithoutAnOrigin();
    void staysDuringASyntaxError();
    void revokesAndAllows();
    void listsWebPages();

private:
    void open(const QByteArray &text);
    [[nodiscard]] QStringList rows(const char *table = "allowedSecrets") const;

    struct Bench {
        support::FakeStore store;
        support::FakeGrants grants{false};
        support::FakeEnvironments stored;
        management::EnvironmentList environments{stored};
        workspace::Workspace workspace{store};
    };
    std::unique_ptr<Bench> m_bench;
    workspace::OpenDefinition *m_definition = nullptr;
    std::unique_ptr<PermissionsForm> m_form;
};

namespace {

const QString Path = u"/f/bookshop.yaml"_qs;
const document::Pointer Url{"x-vendor-api-gateway", "upstream", "url"};

QByteArray withPassword(const QByteArray &password)
{
    return bookshopWithBasic().replace("'s3cret'", password);
}

} // namespace

void TestPermissionsForm::init()
{
    m_bench = std::make_unique<Bench>();
}

void TestPermissionsForm::cleanup()
{
    m_form.reset();
    m_bench.reset();
}

void TestPermissionsForm::open(const QByteArray &text)
{
    m_bench->store.files.insert(Path, text);
    m_definition = *m_bench->workspace.open(Path);
    m_form = std::make_unique<PermissionsForm>(*m_definition, m_bench->grants.grants, m_bench->environments, nullptr);
    show(*m_form);
}

/** The cells of each row, with a bar between them. */
QStringList TestPermissionsForm::rows(const char *table) const
{
    const QAbstractItemModel &model = *control<QTableView>(*m_form, table)->model();
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString());
        rows.append(cells.join(u'|'));
    }
    return rows;
}

void TestPermissionsForm::listsWhatIsAllowedAndWhatIsNot()
{
    QVERIFY(m_bench->grants.grants
                .allow({Path, {}}, {u"https://old.example"_qs, secrets::scanReferences(u"env://OLD"_qs).references})
                .isOk());
    open(withPassword("env://PW"));
    QTRY_COMPARE(rows(), (QStringList{u"env://OLD|https://old.example|Any|Allowed"_qs,
                                      u"env://PW|https://stock.example|Any|Not allowed"_qs}));
    m_bench->workspace.close(*m_definition);
    m_form.reset();
    open(bookshop());
    QCOMPARE(rows().size(), 1);
}

void TestPermissionsForm::listsReferencesOfOtherSettings()
{
    open(bookshop() + "  middleware:\n    note: env://NOTE env://NOTE\n");
    QTRY_COMPARE(rows(), QStringList{u"env://NOTE|https://stock.example|Any|Not allowed"_qs});
}

void TestPermissionsForm::namesTheEnvironment()
{
    m_bench->grants.grants.setEnvironment(m_bench->environments.current().id);
    open(withPassword("vault://stock#pw"));
    QTRY_COMPARE(rows(), QStringList{u"vault://stock#pw|https://stock.example|Sandbox|Not allowed"_qs});
    click(*m_form, "allowedSecretsAllow");
    m_bench->grants.grants.setEnvironment(u"gone"_qs);
    click(*m_form, "allowedSecretsAllow");
    QTRY_COMPARE(rows(), (QStringList{u"vault://stock#pw|https://stock.example|Removed|Not allowed"_qs,
                                      u"vault://stock#pw|https://stock.example|Sandbox|Allowed"_qs}));
}

void TestPermissionsForm::followsTheOriginOfTheUrl()
{
    open(withPassword("env://PW"));
    QTRY_COMPARE(rows().size(), 1);
    QVERIFY(m_definition->document().set(Url, document::Value::string(u"https://other.example/"_qs)));
    QTRY_COMPARE(rows(), QStringList{u"env://PW|https://other.example|Any|Not allowed"_qs});
}

void TestPermissionsForm::listsNothingWithoutAnOrigin()
{
    open(withPassword("env://PW").replace("https://stock.example/v1 #", "https://env://HOST/v1 #"));
    QTRY_VERIFY(!m_definition->secretTexts().isEmpty());
    QCOMPARE(rows(), QStringList());
}

void TestPermissionsForm::staysDuringASyntaxError()
{
    open(withPassword("env://PW"));
    QTRY_COMPARE(rows().size(), 1);
    QVERIFY(m_definition->document().spliceText({0, 0, "\"open\n"}));
    emit m_definition->secretTextsChanged();
    QCOMPARE(rows().size(), 1);
}

void TestPermissionsForm::revokesAndAllows()
{
    open(withPassword("env://PW"));
    QTRY_COMPARE(rows().size(), 1);
    click(*m_form, "allowedSecretsAllow");
    QCOMPARE(rows(), QStringList{u"env://PW|https://stock.example|Any|Allowed"_qs});
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 1);
    click(*m_form, "allowedSecretsRevoke");
    QCOMPARE(rows(), QStringList{u"env://PW|https://stock.example|Any|Not allowed"_qs});
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 0);
}

void TestPermissionsForm::listsWebPages()
{
    open(bookshop());
    QVERIFY(control(*m_form, "allowedPagesEmpty")->isVisible());
    QVERIFY(m_bench->grants.grants.allowPage(m_definition->identity(), u"http://localhost:3000"_qs).isOk());
    QCOMPARE(rows("allowedPages"), QStringList{u"http://localhost:3000"_qs});
    click(*m_form, "allowedPagesRevoke");
    QVERIFY(m_bench->grants.grants.pagesOf(m_definition->identity()).isEmpty());
    QCOMPARE(rows("allowedPages"), QStringList());
}

GATEWRIGHT_TEST(TestPermissionsForm, QApplication)
#include "testpermissionsform.moc"
