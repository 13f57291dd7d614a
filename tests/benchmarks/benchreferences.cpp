#include "document.h"
#include "lint.h"
#include "renamewithreferences.h"

#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <ctime>

/** What references cost in a large definition: `benchreferences [MEGABYTES | FILE]`. */
namespace {

/** Paths that all refer to schemas, which refer to one another; some 25 references a kilobyte. */
QByteArray generated(qsizetype bytes)
{
    QByteArray paths;
    QByteArray schemas;
    for (int i = 0; paths.size() + schemas.size() < bytes; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray other = QByteArray::number(i / 2);
        paths += "  /things/" + number +
                 "/{id}:\n    parameters:\n      - $ref: '#/components/parameters/Id'\n    get:\n"
                 "      operationId: getThing" +
                 number + "\n      summary: Shows thing " + number +
                 "\n      responses:\n        '200':\n          description: The thing\n          content:\n"
                 "            application/json:\n              schema:\n"
                 "                $ref: '#/components/schemas/Thing" +
                 number + "'\n";
        schemas += "    Thing" + number +
                   ":\n      type: object\n      properties:\n        name:\n"
                   "          type: string\n        base:\n          $ref: '#/components/schemas/Base'\n"
                   "        other:\n          $ref: '#/components/schemas/Thing" +
                   other + "'\n";
    }
    return "openapi: 3.0.3\ninfo:\n  title: Large\n  version: '1'\npaths:\n" + paths +
           "components:\n  parameters:\n    Id: {name: id, in: path, required: true, schema: {type: string}}\n"
           "  schemas:\n    Base:\n      type: object\n" +
           schemas;
}

template<typename Work>
auto timed(const char *name, const Work &work)
{
    QElapsedTimer timer;
    timer.start();
    const std::clock_t before = std::clock();
    auto result = work();
    // Processor time is what counts on a busy machine.
    std::printf("%-28s %8.1f ms, %8.1f ms of processor time\n", name, double(timer.nsecsElapsed()) / 1e6,
                1e3 * double(std::clock() - before) / CLOCKS_PER_SEC);
    return result;
}

QByteArray input(const QByteArray &argument)
{
    bool isNumber = false;
    const int megabytes = argument.toInt(&isNumber);
    if (isNumber)
        return generated(qsizetype(megabytes) * 1024 * 1024);
    QFile file(QString::fromLocal8Bit(argument));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

int main(int count, char **arguments)
{
    const QByteArray name = count > 1 ? arguments[1] : "10";
    const QByteArray text = input(name);
    const auto format = document::formatOfFileName(QString::fromLocal8Bit(name));
    const auto snapshot = timed("parse", [&] { return document::Snapshot::parse(text, format); });
    const QString address = QStringLiteral("/large.yaml");
    const auto document = timed("find references",
                                [&] { return std::make_shared<const openapi::ReferencedDocument>(address, snapshot); });
    const openapi::DocumentSet set({document});
    std::printf("%-28s %8lld in %lld bytes\n", "references", static_cast<long long>(document->uses().size()),
                static_cast<long long>(text.size()));
    const openapi::Place base{address, {"components", "schemas", "Base"}};
    timed("who names one place", [&] { return set.usesWithin(base); });
    const auto plan = timed("plan a rename", [&] { return openapi::planRename(set, base, "Renamed"); });
    std::printf("%-28s %8lld\n", "references renamed", static_cast<long long>(plan ? plan->referenceCount : -1));
    const auto problems = timed(
        "lint", [&] { return lint::diagnosticsIn(lint::lint(description::Description(document, set)), document); });
    std::printf("%-28s %8lld\n", "problems", static_cast<long long>(problems.size()));
    return plan ? 0 : 1;
}
