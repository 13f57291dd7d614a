#include "gatewaysoak.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

/** A million requests (or as many as the argument says) through the test gateway, with faults on every side. Ends with
 * 1 when an exchange was mixed with another, lost, or left without an end, or when the memory grew in the last half. */
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const quint64 requests = argc > 1 ? QByteArray(argv[1]).toULongLong() : 1'000'000;
    constexpr qint64 mebibyte = 1024 * 1024;
    constexpr qint64 growthAllowed = 8 * mebibyte;
    support::GatewaySoak soak(requests);
    QElapsedTimer clock;
    clock.start();
    qint64 middle = 0;
    qint64 last = 0;
    QObject::connect(&soak, &support::GatewaySoak::progressed, [&](int percent, qint64 memory) {
        if (percent > 40 && percent <= 60)
            middle = std::max(middle, memory);
        if (percent > 90)
            last = std::max(last, memory);
        if (percent % 10 != 0)
            return;
        std::printf("%3d %%  %6lld s  %5lld MiB resident\n", percent, clock.elapsed() / 1000, memory / mebibyte);
        std::fflush(stdout);
    });
    QObject::connect(&soak, &support::GatewaySoak::done, &application, &QCoreApplication::quit);
    soak.start();
    QCoreApplication::exec();
    const support::SoakLedger &ledger = soak.ledger();
    std::printf("%llu requests, %lld records, %lld dropped, %lld s\n", ledger.taken(), ledger.records(), soak.dropped(),
                clock.elapsed() / 1000);
    for (auto end = ledger.ends().cbegin(); end != ledger.ends().cend(); ++end)
        std::printf("  %-24s %lld\n", end.key().constData(), end.value());
    std::printf("memory at its highest: %lld MiB around the middle, %lld MiB in the last tenth\n", middle / mebibyte,
                last / mebibyte);
    std::printf("open descriptors at the end: %d\n", support::GatewaySoak::openDescriptors());
    std::printf("faults: %lld\n", ledger.faults());
    for (const QByteArray &text : ledger.faultTexts())
        std::printf("  %s\n", text.constData());
    return ledger.faults() == 0 && last - middle < growthAllowed ? 0 : 1;
}
