// Operations under policies: 200 definitions of 20 operations, 500 policies. The index in under 100 ms, a screen
// scrolled without a frame over 16 ms.
#include "benchtimes.h"
#include "matrixmodel.h"
#include "matrixview.h"
#include "theme.h"

#include <QApplication>
#include <QScrollBar>
#include <QTest>

namespace {

constexpr int Definitions = 200;
constexpr int Operations = 20; ///< Of each definition.
constexpr int Policies = 500;
constexpr double MostMilliseconds = 100;
constexpr int Turns = 5;

QList<reach::ServedApi> apis()
{
    QList<reach::ServedApi> all;
    for (int i = 0; i < Definitions; ++i) {
        reach::ServedApi api;
        api.title = u"API %1"_qs.arg(i);
        api.granted = {u"api%1"_qs.arg(i), api.title};
        for (int j = 0; j < Operations; ++j) {
            const QByteArray path = "/resource" + QByteArray::number(j / 2) + (j % 2 == 0 ? "" : "/{id}");
            const QString sample = QString::fromUtf8(path).replace(u"{id}"_qs, u"7"_qs);
            api.operations.append({path, j % 3 == 0 ? "POST" : "GET", {}, {}, {sample, sample + u"x"_qs}});
        }
        all.append(api);
    }
    return all;
}

/** Policies that list `listed` APIs each, with four URLs for each. */
QList<management::Policy> policies(int listed)
{
    QList<management::Policy> all;
    for (int i = 0; i < Policies; ++i) {
        QByteArrayList rights;
        for (int j = 0; j < listed; ++j) {
            const QByteArray id = "api" + QByteArray::number((i * 7 + j) % Definitions);
            QByteArrayList urls;
            for (int url = 0; url < 4; ++url)
                urls.append(R"({"url":"^/resource)" + QByteArray::number(url * 2) + R"((/{id})?$","methods":["GET"]})");
            rights.append('"' + id + R"(":{"api_id":")" + id + R"(","allowed_urls":[)" + urls.join(',') + "]}");
        }
        all.append({*document::Value::fromJson(R"({"_id":")" + QByteArray::number(i) + R"(","name":"Policy )" +
                                               QByteArray::number(i) + R"(","rate":100,"per":60,"access_rights":{)" +
                                               rights.join(',') + "}}")});
    }
    return all;
}

bool measure(const char *what, int listed)
{
    const QList<reach::ServedApi> open = apis();
    const QList<management::Policy> known = policies(listed);
    double index = 1e9;
    std::shared_ptr<const reach::PolicyMatrix> matrix;
    for (int turn = 0; turn < Turns; ++turn)
        index = std::min(
            index, bench::millisecondsOf([&] { matrix = std::make_shared<const reach::PolicyMatrix>(open, known); }));
    bench::Times blocks;
    for (int i = 0; i < 500; ++i)
        blocks.measure([&] { (void)matrix->block(i % Definitions, (i * 31) % Policies); });
    std::printf("%s: index of %d × %d %.1f ms\n", what, Definitions * Operations, Policies, index);
    blocks.print("a block of 20 operations, on a worker");

    policies::MatrixModel model;
    model.setMatrix(matrix);
    policies::MatrixView table(model);
    table.resize(1600, 1000);
    table.show();
    QCoreApplication::processEvents();
    bench::Times frames;
    QScrollBar &rows = *table.verticalScrollBar();
    for (int step = 0; step < 300; ++step) {
        frames.measure([&] {
            rows.setValue(rows.maximum() * ((step * 37) % 300) / 300);
            table.viewport()->repaint();
        });
        QTest::qWait(1);
    }
    frames.print("a frame of scrolling, 1600 × 1000", bench::Bound{16, 16});
    return index < MostMilliseconds;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    const bool isSparseFast = measure("10 APIs in each policy", 10);
    const bool isDenseFast = measure("all APIs in each policy", Definitions);
    const bool isFast = isSparseFast && isDenseFast;
    if (!isFast)
        std::printf("too slow\n");
    return isFast ? 0 : 1;
}
