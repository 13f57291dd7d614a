#include "benchtimes.h"
#include "bytes.h"

#include <QByteArray>
#include <QList>

#include <cstdio>

/**
 * The functions of models/base/bytes.h and those of QByteArray, on texts of the sizes of header fields: nanoseconds for
 * one call. A function that is not clearly faster does not belong into bytes.h.
 */
namespace {

constexpr int Calls = 4'000'000;
constexpr int Rounds = 5;

/** The compiler must assume that the bytes are read. */
void use(const QByteArray &bytes)
{
    asm volatile("" : : "g"(bytes.constData()) : "memory");
}

const QList<QByteArray> &texts()
{
    static const QList<QByteArray> all{"Host", "localhost:8080",    "Accept",
                                       "*/*",  "User-Agent",        "Mozilla/5.0 (X11; Linux x86_64) Chromium/120.0",
                                       "GET",  "/shop/books?page=2"};
    return all;
}

/** The best of some rounds: disturbances only make a round slower. */
double nanosecondsOf(auto call)
{
    double best = 1e9;
    for (int round = 0; round < Rounds; ++round) {
        const double milliseconds = bench::millisecondsOf([&] {
            for (int at = 0; at < Calls; ++at)
                call(texts().at(at & 7));
        });
        best = std::min(best, milliseconds * 1e6 / Calls);
    }
    return best;
}

void compare(const char *name, double own, double qt)
{
    std::printf("%-24s bytes.h %6.1f ns   QByteArray %6.1f ns   %.1f times\n", name, own, qt, qt / own);
}

void compareRefill()
{
    QByteArray bytes;
    bytes.reserve(256);
    compare("refill, resize + memcpy", nanosecondsOf([&](const QByteArray &text) {
                base::refill(bytes, text);
                use(bytes);
            }),
            nanosecondsOf([&](const QByteArray &text) {
                bytes.resize(text.size());
                std::memcpy(bytes.data(), text.constData(), static_cast<std::size_t>(text.size()));
                use(bytes);
            }));
    compare("refill, replace()", nanosecondsOf([&](const QByteArray &text) {
                base::refill(bytes, text);
                use(bytes);
            }),
            nanosecondsOf([&](const QByteArray &text) {
                bytes.replace(0, bytes.size(), text);
                use(bytes);
            }));
    compare("refill, new copy", nanosecondsOf([&](const QByteArray &text) {
                base::refill(bytes, text);
                use(bytes);
            }),
            nanosecondsOf([&](const QByteArray &text) {
                bytes = QByteArrayView(text).toByteArray();
                use(bytes);
            }));
}

} // namespace

int main()
{
    compareRefill();
    return 0;
}
