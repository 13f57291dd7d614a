#include "certificatelabels.h"
#include "certificatetable.h"
#include "hostindex.h"
#include "validitytimeline.h"

#include <QApplication>
#include <QPixmap>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

/**
 * The list, the filter, the timeline and the host question with 100,000 certificates. Times are the processor's, so
 * that other programs do not count.
 */
namespace {

constexpr int Count = 100'000;
constexpr int Rounds = 7;

QList<management::Certificate> manyCertificates(const QDateTime &now)
{
    QList<management::Certificate> certificates;
    certificates.reserve(Count);
    for (int i = 0; i < Count; ++i) {
        management::Certificate certificate;
        certificate.id = u"5e9d9544a1dcd60001d0ed20"_qs + QString::number(i, 16).rightJustified(64, u'0');
        certificate.hasDetails = true;
        certificate.subjectName = u"service-%1.team-%2.example.com"_qs.arg(i).arg(i % 317);
        certificate.issuerName = u"Example Issuing CA %1"_qs.arg(i % 23);
        certificate.dnsNames = {certificate.subjectName, u"*.service-%1.example.com"_qs.arg(i),
                                u"node[0-9]+\\.team-%1\\.example\\.com"_qs.arg(i % 317)};
        certificate.notBefore = now.addDays(-(i * 7919LL) % 700);
        certificate.notAfter = certificate.notBefore.addDays(398);
        certificates.append(certificate);
    }
    return certificates;
}

void measure(const char *what, const std::function<void(int)> &work)
{
    double slowest = 0;
    double sum = 0;
    for (int round = 0; round < Rounds; ++round) {
        const std::clock_t start = std::clock();
        work(round);
        const double milliseconds = 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        slowest = std::max(slowest, milliseconds);
        sum += milliseconds;
    }
    std::printf("%-44s mean %8.2f ms   slowest %8.2f ms\n", what, sum / Rounds, slowest);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QDateTime now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);
    const QList<management::Certificate> certificates = manyCertificates(now);

    items::CertificateModel model;
    model.setWords(certificates::tableTexts());
    items::CertificateFilterModel filtered(model);
    certificates::CertificateTable table(filtered);
    certificates::ValidityTimeline timeline(filtered, *table.selectionModel());
    timeline.setNow(now);
    for (QWidget *view : {static_cast<QWidget *>(&table), static_cast<QWidget *>(&timeline)}) {
        view->resize(1280, 700);
        view->show();
    }
    QPixmap picture(1280, 700);

    measure("take an answer", [&](int) { model.setCertificates(certificates, now); });
    measure("first picture of the table", [&](int) { table.render(&picture); });
    measure("scroll the table by a page", [&](int round) {
        table.verticalScrollBar()->setValue((round + 1) * 10'007);
        table.render(&picture);
    });
    measure("scroll the timeline by a page", [&](int round) {
        timeline.verticalScrollBar()->setValue((round + 1) * 100'003);
        timeline.render(&picture);
    });
    const QStringList typed{u"s"_qs, u"se"_qs, u"team-7"_qs, u"team-7 issuing"_qs, u"99999"_qs, u"nothing"_qs, u""_qs};
    measure("filter by what is typed", [&](int round) { filtered.setSearch(typed.at(round % typed.size())); });
    measure("filter by what is typed, with a picture", [&](int round) {
        filtered.setSearch(typed.at(round % typed.size()));
        table.render(&picture);
    });
    table.setCurrentIndex(filtered.index(Count / 2, 0));
    measure("the same with a selected certificate", [&](int round) {
        filtered.setSearch(typed.at(round % typed.size()));
        table.render(&picture);
    });
    filtered.setSearch({});
    measure("choose a state", [&](int round) {
        filtered.setStates(round % 2 ? QSet<management::Validity>{}
                                     : QSet<management::Validity>{management::Validity::Expired});
    });
    filtered.setStates({});
    measure("sort by a column", [&](int round) { filtered.sort(round % items::CertificateModel::ColumnCount); });
    measure("read the names for the host question", [&](int) { const management::HostIndex index(certificates); });
    const management::HostIndex index(certificates);
    measure("ask which certificate serves a host",
            [&](int round) { static_cast<void>(index.find(u"node%1.team-%1.example.com"_qs.arg(round))); });
    return 0;
}
