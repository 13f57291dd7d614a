#include "benchtimes.h"
#include "bodyview.h"
#include "driving.h"
#include "rowsview.h"
#include "theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QScrollBar>
#include <QTest>

#include <malloc.h>

#include <fstream>
#include <string>

/**
 * Bodies of 200 MB as a request or response may have them: how long the workers take to prepare and search them, the
 * frames of the window meanwhile and while it scrolls, and the memory. Times of frames are the processor's in the
 * window's thread, so that other programs and the workers do not count.
 */
namespace {

constexpr qsizetype Size = 200'000'000;
constexpr QSize ViewSize(900, 700);
constexpr bench::Bound Frame{16, 16};

struct Memory {
    double now = 0;
    double highest = 0;
};

/** The memory of this process in megabytes. */
Memory memory()
{
    Memory found;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:"))
            found.now = std::stod(line.substr(6)) / 1e3;
        else if (line.starts_with("VmHWM:"))
            found.highest = std::stod(line.substr(6)) / 1e3;
    }
    return found;
}

void forgetHighest()
{
    std::ofstream("/proc/self/clear_refs") << "5";
}

QByteArray filled(const QByteArray &start, const QByteArray &item, const QByteArray &end)
{
    QByteArray text;
    text.reserve(Size + item.size() + end.size());
    text.append(start);
    while (text.size() < Size)
        text.append(item);
    return text.append(end);
}

struct Case {
    const char *name;
    const char *type;
    QByteArray (*make)();
};

const Case Cases[] = {
    {"JSON objects", "application/json",
     [] {
         return filled("[", R"({"id":12,"title":"Things Fall Apart","tags":["a","b"],"price":4.5},)", R"("needle"])");
     }},
    {"JSON numbers", "application/json", [] { return filled("[", "1,", R"("needle"])"); }},
    {"JSON, one string", "application/json", [] { return filled("\"", QByteArray(1000, 'x'), "needle\""); }},
    {"JSON, not valid at its end", "application/json", [] { return filled("[", "1,", "needle"); }},
    {"text, one line", "text/plain", [] { return filled({}, QByteArray(1000, 'x'), "needle"); }},
    {"text, short lines", "text/plain", [] { return filled({}, "line\n", "needle"); }},
    {"HTML", "text/html", [] { return filled({}, "<p>A paragraph <b>of text</b></p>\n", "needle"); }},
    {"XML over its limit", "text/xml", [] { return filled("<a>", "<b>text</b>", "<c>needle</c></a>"); }},
    {"XML of 60 MB", "text/xml",
     [] { return "<a>" + QByteArray("<b>text</b>").repeated(60'000'000 / 11) + "<c>needle</c></a>"; }},
    {"bytes as hex", "application/octet-stream", [] { return filled({}, QByteArray(1024, '\xFF'), "needle"); }},
};

/** Runs the events of the window until `isDone()`, and measures each turn. */
double await(bench::Times &frames, const auto &isDone)
{
    QElapsedTimer timer;
    timer.start();
    while (!isDone()) {
        frames.measure([] { QCoreApplication::processEvents(); });
        QTest::qSleep(1);
    }
    return double(timer.elapsed()) / 1e3;
}

void run(const Case &one)
{
    traffic::BodyView view(u"body"_qs, nullptr);
    view.resize(ViewSize);
    view.show();
    QCoreApplication::processEvents();
    auto &text = *support::control<traffic::RowsView>(view, "body");
    const auto *note = support::control<QLabel>(view, "bodyNote");
    const auto *result = support::control<QLabel>(view, "bodyFound");
    auto *search = support::control<QLineEdit>(view, "bodySearch");
    const QByteArray bytes = one.make();
    http::HeaderList headers;
    headers.append("Content-Type", one.type);
    malloc_trim(0);
    forgetHighest();
    const double before = memory().now;
    bench::Times opening;
    opening.measure([&] { view.setBody(headers, {bytes, bytes.size()}); });
    const double opened = await(opening, [&] { return note->text() != u"Formatting…"_qs; });
    const Memory after = memory();
    std::printf("%s: %lld rows, prepared in %.1f s, %.0f MB beside the body, at most %.0f MB meanwhile\n", one.name,
                static_cast<long long>(text.bodyRows()->rowCount()), opened, after.now - before,
                after.highest - before);
    opening.print("prepare", Frame);

    QPixmap picture(ViewSize);
    bench::Times scrolling;
    const int last = text.verticalScrollBar()->maximum();
    for (int step = 0; step <= 300; ++step) {
        scrolling.measure([&] {
            text.verticalScrollBar()->setValue(int(qint64(last) * step / 300));
            view.render(&picture);
        });
    }
    scrolling.print("jump through the body", Frame);
    bench::Times lines;
    for (int step = 0; step < 300; ++step) {
        lines.measure([&] {
            text.verticalScrollBar()->setValue(last / 2 + step);
            view.render(&picture);
        });
    }
    lines.print("scroll by lines", Frame);
    if (text.bodyRows()->fold(0)) {
        bench::Times folding;
        for (int i = 0; i < 50; ++i) {
            folding.measure([&] {
                text.toggleFold(i % 2);
                view.render(&picture);
            });
        }
        folding.print("fold or unfold", Frame);
    }
    bench::Times searching;
    searching.measure([&] { search->setText(u"NEEDLE"_qs); });
    const double found = await(searching,
                               [&] { return result->text() == u"1 of 1"_qs || result->text() == u"Not found"_qs; });
    std::printf("  %s after %.1f s, %.0f MB\n", qPrintable(result->text()), found, memory().now - before);
    searching.print("search", Frame);
    bench::Times copying;
    text.selectAll();
    copying.measure([&] { text.copy(); });
    bench::Times closing;
    closing.measure([&] { view.clear(); });
    closing.print("show nothing", Frame);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    for (const Case &one : Cases) {
        if (argc < 2 || QByteArray(one.name).contains(argv[1]))
            run(one);
    }
    std::printf("%.0f MB is the whole process\n", memory().now);
    return 0;
}
