// Redaction of bodies with many secret members: the time per megabyte must not grow with the body, and the memory is
// bounded.
#include "benchtimes.h"
#include "redact.h"

#include <QFile>

#include <cstdio>

namespace {

constexpr qsizetype Megabyte = 1'000'000;
constexpr qsizetype Members = 100'000; ///< In the largest body; fewer in the others, as many per megabyte.
constexpr qsizetype LargestMegabytes = 16;
constexpr double MostMemory = 64e6;
constexpr double MostGrowth = 1.5; ///< Of the time per megabyte, from the smallest body to the largest.
constexpr double MostForNearMisses = 5;

/** The most memory that this process had so far, in bytes (Linux: proc(5)). */
double peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray lines = status.readAll();
    const QByteArray peak = lines.mid(lines.indexOf("VmHWM:") + 6).simplified();
    return peak.left(peak.indexOf(' ')).toDouble() * 1024;
}

traffic::Exchange exchangeOf(qsizetype megabytes)
{
    const qsizetype size = megabytes * Megabyte;
    const qsizetype spacing = LargestMegabytes * Megabyte / Members;
    QByteArray body;
    body.reserve(size + spacing);
    for (qsizetype at = 0; body.size() < size; ++at) {
        const qsizetype start = body.size();
        body += R"({"id":)" + QByteArray::number(at) + R"(,"token":")" + QByteArray::number(at * 7919, 36) +
                R"(-member","text":")";
        while (body.size() < start + spacing - 5)
            body += char('a' + (at + body.size() * 31) % 26);
        body += "\"},\n";
    }
    traffic::Exchange exchange;
    exchange.upstreamRequest.headers.append("Authorization", "Basic " + QByteArray("kim:upstream-pass").toBase64());
    exchange.response.headers.append("Content-Type", "application/json");
    const qsizetype total = body.size();
    exchange.responseBody = {std::move(body), total, -1};
    return exchange;
}

/** Milliseconds for a megabyte. */
double measure(qsizetype megabytes)
{
    const traffic::Exchange exchange = exchangeOf(megabytes);
    qsizetype left = 0;
    const double time = bench::millisecondsOf(
        [&] { left = traffic::Redactor().exchange(exchange)->responseBody.bytes.read().count("-member"); });
    std::printf("  %3lld MB, %6lld members  %9.1f ms  %7.2f ms/MB   %lld members left\n",
                static_cast<long long>(megabytes), static_cast<long long>(Members * megabytes / LargestMegabytes), time,
                time / double(megabytes), static_cast<long long>(left));
    return time / double(megabytes);
}

/** Known values and a text that nearly matches them everywhere: the most milliseconds for a megabyte. */
double measureNearMisses()
{
    QList<QByteArray> branches;
    for (int length = 3; length < 31; ++length)
        branches.append(QByteArray(length, 'a') + 'b');
    const struct {
        const char *name;
        QList<QByteArray> secrets;
        QByteArray text;
    } cases[] = {
        {"one letter", {QByteArray(31, 'a') + 'b'}, "a"},
        {"one letter, many secrets", branches, "a"},
        {"a percent sign, encoded", {QByteArray(31, '%') + 'b'}, "%25"},
        {"backslashes", {QByteArray(31, '\\') + 'b'}, "\\"},
        {"blanks of a form", {QByteArray(31, ' ') + 'b'}, "+"},
        {"a surrogate pair", {QByteArray("\xf0\x9f\x94\x91").repeated(8)}, "\\ud83d\\udd12"},
    };
    double most = 0;
    for (const auto &one : cases) {
        traffic::KnownSecrets known;
        known.add(one.secrets);
        const QByteArray text = one.text.repeated(4 * Megabyte / one.text.size());
        const double time = bench::millisecondsOf([&] { (void)known.removedFrom(text); }) / 4;
        std::printf("  near misses: %-24s %7.2f ms/MB\n", one.name, time);
        most = std::max(most, time);
    }
    return most;
}

} // namespace

int main()
{
    const double small = measure(2);
    measure(8);
    const double large = measure(LargestMegabytes);
    const double peak = peakMemory();
    std::printf("  time per MB grows by %.2f, at most %g: %s\n", large / small, MostGrowth,
                large / small <= MostGrowth ? "holds" : "DOES NOT");
    std::printf("  memory of the process at its peak %.1f MB, at most %g MB: %s\n", peak / 1e6, MostMemory / 1e6,
                peak <= MostMemory ? "holds" : "DOES NOT");
    const double nearMisses = measureNearMisses();
    std::printf("  near misses take %.1f times as long, at most %g: %s\n", nearMisses / large, MostForNearMisses,
                nearMisses / large <= MostForNearMisses ? "holds" : "DOES NOT");
    return 0;
}
