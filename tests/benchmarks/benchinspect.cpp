// The frames of the views that inspect a gateway: 2,000 certificates, 500 policies, 500 SSO profiles of each of two
// environments, and 200 definitions of 20 operations. No frame must take longer than one of the screen. Times are the
// processor's of the thread of the window, so that other programs do not count.
#include "benchkeys.h"
#include "certificatejson.h"
#include "certificatespage.h"
#include "environmentcomparison.h"
#include "fakeseenprofiles.h"
#include "listenpathsdialog.h"
#include "managementground.h"
#include "matrixdialog.h"
#include "policiespage.h"
#include "ssopage.h"
#include "ssoprofilejson.h"
#include "theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>

#include <array>

namespace {

using document::Value;
using Certificate = management::Certificate;

constexpr int Certificates = 2'000;
constexpr int Policies = 500;
constexpr int Profiles = 500;
constexpr int Definitions = 200;
constexpr int Operations = 20;
constexpr int Steps = 300; ///< Frames of scrolling, half of them by three rows and half to a far place.
constexpr int Keys = 150;
constexpr int PauseMilliseconds = 4; ///< After a key, for what workers bring.
constexpr QSize Size(1360, 860);
constexpr bench::Bound Frame{16, 16};

bool allHold = true;

QByteArray certificateId(int i)
{
    return "5e9d9544a1dcd60001d0ed20" + QByteArray::number(i).rightJustified(64, '0');
}

/** Every tenth certificate and policy, and the names of every tenth profile, differ if `isSecond`. */
management::CertificatePage certificates(bool isSecond)
{
    QByteArrayList all;
    for (int i = 0; i < Certificates; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QDate end = QDate(2026, 5, 1).addDays(i * 7919LL % 700);
        all.append(R"({"id":")" + certificateId(isSecond && i % 10 == 0 ? i + Certificates : i) +
                   R"(","dns_names":["api-)" + number + R"(.example.com","*.h)" + number +
                   R"(.example.com"],"issuer_cn":"Example Issuing CA )" + QByteArray::number(i % 23) +
                   R"(","subject_cn":"api-)" + number + R"(.example.com","has_private":true,"not_before":")" +
                   end.addDays(-398).toString(Qt::ISODate).toUtf8() + R"(T00:00:00Z","not_after":")" +
                   end.toString(Qt::ISODate).toUtf8() + R"(T00:00:00Z"})");
    }
    return management::readCertificatePage(*Value::fromJson(R"({"cert_basics":[)" + all.join(',') + "]}")).value();
}

/** Policies that list ten definitions each. */
management::PolicyPage policies(bool isSecond)
{
    management::PolicyPage page;
    for (int i = 0; i < Policies; ++i) {
        QByteArrayList rights;
        for (int j = 0; j < 10; ++j) {
            const QByteArray id = "api" + QByteArray::number((i * 7 + j * 11) % Definitions);
            QByteArrayList urls;
            for (int url = 0; url < 4; ++url)
                urls.append(R"({"url":"^/resource)" + QByteArray::number(url * 2) + R"((/{id})?$","methods":["GET"]})");
            rights.append('"' + id + R"(":{"api_id":")" + id + R"(","api_name":"API","versions":["Default"],)" +
                          R"("allowed_urls":[)" + urls.join(',') + "]}");
        }
        page.policies.append(
            {*Value::fromJson(R"({"_id":"policy)" + QByteArray::number(i) + R"(","name":"Policy )" +
                              QByteArray::number(i) + R"(","rate":)" + (isSecond && i % 10 == 0 ? "70" : "100") +
                              R"(,"per":60,"quota_max":5000,"quota_renewal_rate":86400,"tags":["a","b"],)"
                              R"("access_rights":{)" +
                              rights.join(',') + "}}")});
    }
    return page;
}

/** Profiles in ten groups, with some that have findings. */
management::SsoProfileList profiles(bool isSecond)
{
    QByteArrayList groups;
    for (int group = 0; group < 10; ++group) {
        QByteArrayList all;
        for (int i = group; i < Profiles; i += 10) {
            const QByteArray number = QByteArray::number(i);
            all.append(R"({"ID":"sso)" + number + R"(","Name":"Profile )" + number +
                       (isSecond && i % 10 == 3 ? " (new)" : "") +
                       R"(","SelectedProviderType":"openid-connect","ActionType":"GenerateOrLoginUserProfile",)"
                       R"("LoginURL":"http)" +
                       (i % 7 == 0 ? "" : "s") + R"(://idp.example/t)" + QByteArray::number(i % 50) +
                       R"(/saml2","RedirectURL":"https://api-)" + number +
                       R"(.example.com/","UpdatedAt":"2026-05-30 14:07","UpdatedBy":"kim@example.com",)"
                       R"("Config":{"Secret":"s","Scopes":["a","b"]}})");
        }
        groups.append('[' + all.join(',') + ']');
    }
    return management::readSsoProfiles(*Value::fromJson('[' + groups.join(',') + ']')).value();
}

/** Every tenth listen path has a parameter or an expression; each definition uses ten certificates. */
QList<reach::ServedApi> definitions()
{
    using Use = preflight::CertificateUse;
    QList<reach::ServedApi> apis;
    for (int i = 0; i < Definitions; ++i) {
        const QByteArray number = QByteArray::number(i);
        reach::ServedApi api;
        api.documentPath = u"/apis/team%1/api%2.yaml"_qs.arg(i % 7).arg(i);
        api.title = u"API %1"_qs.arg(i);
        api.granted = {u"api%1"_qs.arg(i), api.title};
        api.hasExtension = true;
        api.isActive = i % 25 != 24;
        api.upstreamUrl = u"https://stock.example"_qs;
        api.listenPath = i % 20 == 0    ? "/team" + QByteArray::number(i % 7) + "/{tenant}/api" + number
                         : i % 20 == 10 ? "/{n:[0-9]+}/api" + number
                                        : "/team" + QByteArray::number(i % 7) + (i % 9 == 0 ? "" : "/api" + number);
        api.listenPathPlace = {"x-vendor-api-gateway", "server", "listenPath", "value"};
        const QString own = QString::fromLatin1(certificateId(i));
        api.certificates = {{QString::fromLatin1(certificateId(0)), Use::UpstreamMutualTls, {}, u"*"_qs, true},
                            {own, Use::CustomDomain, {}, u"api-%1.example.com"_qs.arg(i), true}};
        for (int c = 0; c < 8; ++c)
            api.certificates.append(
                {QString::fromLatin1(certificateId((i * 8 + c) % Certificates)), Use::ClientAllowList, {}, {}, true});
        for (int o = 0; o < Operations; ++o) {
            const QByteArray path = "/resource" + QByteArray::number(o / 2) + (o % 2 == 0 ? "" : "/{id}");
            const QString sample = QString::fromUtf8(path).replace(u"{id}"_qs, u"7"_qs);
            api.operations.append({path, o % 3 == 0 ? "POST" : "GET", {}, {}, {sample}});
        }
        apis.append(api);
    }
    return apis;
}

template<typename Widget = QWidget>
Widget *control(const QWidget &page, const char *name)
{
    auto *found = page.findChild<Widget *>(QString::fromLatin1(name));
    if (!found) {
        std::printf("  no control is called %s\n", name);
        std::exit(1);
    }
    return found;
}

void print(const QString &what, bench::Times &times)
{
    times.print(qPrintable(what), Frame);
    allHold = allHold && times.worst() < Frame.worst;
}

/** Shows a window, and waits for what it loads. */
void show(QWidget &window)
{
    window.setAutoFillBackground(true);
    window.resize(Size);
    window.show();
    bench::waitFor(100);
}

/** The frames while an answer is shown, and those of what workers find in it. */
void timeAnswer(const QString &what, const std::function<void()> &answer)
{
    bench::Times turns;
    turns.measure([&] {
        answer();
        bench::paint();
    });
    bench::waitFor(1'500, [&turns](double used) { turns.add(used); });
    print(what + u", its answer"_qs, turns);
}

/** Scrolls a view down and back by three rows as a wheel does, and to far places as the bar does. */
void timeScrolling(const QString &what, QAbstractItemView &view, Qt::Orientation orientation = Qt::Vertical)
{
    QScrollBar &bar = orientation == Qt::Vertical ? *view.verticalScrollBar() : *view.horizontalScrollBar();
    bench::Times frames;
    bench::Times turns;
    if (bar.maximum() == 0)
        std::printf("  %s can't be scrolled\n", qPrintable(what));
    for (int step = 0; step < Steps; ++step) {
        frames.measure([&] {
            bar.setValue(step % 2 == 0 ? bar.maximum() * ((step * 37) % Steps) / Steps
                                       : bar.value() + 3 * bar.singleStep());
            bench::paint();
        });
        bench::waitFor(1, [&turns](double used) { turns.add(used); });
    }
    print(what + u", scrolled"_qs, frames);
    if (!turns.isEmpty())
        print(what + u", after it"_qs, turns);
}

/** Walks through the rows with keys, and shows the details of each. */
void timeKeys(const QString &what, QAbstractItemView &view)
{
    bench::Times frames;
    bench::Times turns;
    view.setFocus();
    view.setCurrentIndex(view.model()->index(0, 0));
    bench::waitFor(100);
    for (int i = 0; i < Keys; ++i) {
        // One turn of the event loop: what is shown in further ones is painted between them.
        frames.measure([&] {
            bench::press(&view, i % 15 == 14 ? Qt::Key_PageDown : Qt::Key_Down, {});
            QCoreApplication::processEvents();
        });
        bench::waitFor(PauseMilliseconds, [&turns](double used) { turns.add(used); });
    }
    print(what + u", next row"_qs, frames);
    if (!turns.isEmpty())
        print(what + u", its details"_qs, turns);
}

/** Types into a search field. */
void timeSearch(const QString &what, QLineEdit &field, const char *typed)
{
    bench::Times keys;
    for (int i = 0; i < 3; ++i) {
        for (const QChar letter : QString::fromLatin1(typed)) {
            keys.measure([&] {
                bench::press(&field, letter.toUpper().unicode(), QString(letter));
                bench::paint();
            });
            bench::waitFor(PauseMilliseconds, [&keys](double used) { keys.add(used); });
        }
        keys.measure([&] {
            field.clear();
            bench::paint();
        });
        bench::waitFor(PauseMilliseconds, [&keys](double used) { keys.add(used); });
    }
    print(what + u", searched"_qs, keys);
}

void timeCertificates(const QList<reach::ServedApi> &apis)
{
    support::ManagementGround ground;
    const management::CertificatePage page = certificates(false);
    ground.service.known.take({-1, true, std::nullopt}, page);
    ground.service.policies.take(-1, policies(false));
    certificates::CertificatesPage window(ground.service, ground.environments, ground.clock, ground.store,
                                          ground.settings);
    window.setApis(apis);
    show(window);
    timeAnswer(u"certificates"_qs, [&] { ground.service.certificates.answer(page); });
    auto *table = control<QAbstractItemView>(window, "certificateTable");
    auto *tabs = control<QTabWidget>(window, "certificateTabs");
    timeScrolling(u"certificates"_qs, *table);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        timeKeys(u"certificates, "_qs + tabs->tabText(tab), *table);
    }
    tabs->setCurrentIndex(1);
    table->setCurrentIndex({});
    for (int row = 0; row < table->model()->rowCount() && !table->currentIndex().isValid(); ++row) {
        if (table->model()->index(row, 0).data().toString() == u"api-0.example.com"_qs)
            timeAnswer(u"a certificate that all use"_qs,
                       [&] { table->setCurrentIndex(table->model()->index(row, 0)); });
    }
    timeScrolling(u"what it reaches"_qs, *control<QAbstractItemView>(window, "certificateReach"));
    timeSearch(u"certificates"_qs, *control<QLineEdit>(window, "certificateSearch"), "api-19");
    timeAnswer(u"by day"_qs, [&] { control<QAbstractButton>(window, "certificatesByDay")->click(); });
    auto *days = control<QAbstractItemView>(window, "certificatesByDayTable");
    timeScrolling(u"by day"_qs, *days);
    timeKeys(u"by day"_qs, *days);
    timeSearch(u"by day"_qs, *control<QLineEdit>(window, "certificateSearch"), "api-19");
}

void timePolicies()
{
    support::ManagementGround ground;
    policies::PoliciesPage window(ground.service, ground.environments, ground.clock, ground.workspace, ground.store,
                                  ground.settings);
    show(window);
    const management::PolicyPage page = policies(false);
    timeAnswer(u"policies"_qs, [&] { ground.service.lists.answer(page); });
    auto *list = control<QAbstractItemView>(window, "policyList");
    timeScrolling(u"policies"_qs, *list);
    timeKeys(u"policies"_qs, *list);
    timeSearch(u"policies"_qs, *control<QLineEdit>(window, "policySearch"), "policy 49");
}

void timeMatrix(const QList<reach::ServedApi> &apis)
{
    support::FakeStore store;
    policies::MatrixDialog window(store);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    show(window);
    const management::PolicyPage page = policies(false);
    timeAnswer(u"matrix"_qs, [&] {
        window.setApis(apis);
        window.setPolicies(page.policies);
    });
    auto *table = control<QAbstractItemView>(window, "matrixTable");
    timeScrolling(u"matrix"_qs, *table);
    timeScrolling(u"matrix, to the side"_qs, *table, Qt::Horizontal);
    timeKeys(u"matrix"_qs, *table);
    timeSearch(u"matrix, operations"_qs, *control<QLineEdit>(window, "matrixOperationSearch"), "resource1");
    timeSearch(u"matrix, policies"_qs, *control<QLineEdit>(window, "matrixPolicySearch"), "policy 49");
}

void timeListenPaths(const QList<reach::ServedApi> &apis)
{
    listenpaths::ListenPathsDialog window;
    show(window);
    timeAnswer(u"listen paths"_qs, [&] { window.setApis(apis); });
    auto *table = control<QAbstractItemView>(window, "listenPathTable");
    timeScrolling(u"listen paths"_qs, *table);
    timeKeys(u"listen paths"_qs, *table);
    timeSearch(u"listen paths"_qs, *control<QLineEdit>(window, "listenPathTry"), "/team3/api3/x");
}

void timeSso()
{
    support::ManagementGround ground;
    support::FakeSeenProfiles seen;
    ground.service.known.take({-1, true, std::nullopt}, certificates(false));
    sso::SsoPage window(ground.service, ground.environments, ground.clock, ground.settings);
    window.setSeenProfiles(&seen);
    show(window);
    const management::SsoProfileList first = profiles(false);
    const management::SsoProfileList second = profiles(true);
    timeAnswer(u"SSO profiles"_qs, [&] { ground.service.profiles.answer(first); });
    window.refresh();
    timeAnswer(u"SSO profiles, changed"_qs, [&] { ground.service.profiles.answer(second); });
    auto *tree = control<QAbstractItemView>(window, "ssoProfiles");
    timeScrolling(u"SSO profiles"_qs, *tree);
    timeKeys(u"SSO profiles"_qs, *tree);
    timeSearch(u"SSO profiles"_qs, *control<QLineEdit>(window, "ssoSearch"), "profile 49");
}

void timeComparison()
{
    support::ManagementGround ground;
    management::Environment production;
    production.id = u"prod"_qs;
    production.name = u"Production"_qs;
    ground.environments.put(production);
    comparison::EnvironmentComparison window(ground.service, ground.environments, ground.store);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    show(window);
    control<QAbstractButton>(window, "comparisonLoad")->click();
    const std::array certificatePages{certificates(false), certificates(true)};
    const std::array policyPages{policies(false), policies(true)};
    const std::array profileLists{profiles(false), profiles(true)};
    timeAnswer(u"comparison"_qs, [&] {
        for (std::size_t i = 0; i < profileLists.size(); ++i) {
            support::FakeManagement &service = *ground.service.separated.at(static_cast<qsizetype>(i)).second;
            service.certificates.answer(certificatePages.at(i));
            service.lists.answer(policyPages.at(i));
            service.profiles.answer(profileLists.at(i));
        }
    });
    timeAnswer(u"comparison, equal ones too"_qs,
               [&] { control<QAbstractButton>(window, "comparisonShowEqual")->click(); });
    auto *table = control<QAbstractItemView>(window, "comparisonTable");
    timeScrolling(u"comparison"_qs, *table);
    timeKeys(u"comparison"_qs, *table);
    timeSearch(u"comparison"_qs, *control<QLineEdit>(window, "comparisonSearch"), "api-19");
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    std::printf("%d certificates, %d policies, %d profiles, %d definitions; %s\n", Certificates, Policies, Profiles,
                Definitions, qPrintable(QGuiApplication::platformName()));
    const QList<reach::ServedApi> apis = definitions();
    const QString only = QApplication::arguments().value(1);
    const auto time = [&only](const char *name, const std::function<void()> &view) {
        if (only.isEmpty() || only == QLatin1String(name))
            view();
    };
    time("certificates", [&] { timeCertificates(apis); });
    time("policies", timePolicies);
    time("matrix", [&] { timeMatrix(apis); });
    time("listenpaths", [&] { timeListenPaths(apis); });
    time("sso", timeSso);
    time("comparison", timeComparison);
    return allHold ? 0 : 1;
}
