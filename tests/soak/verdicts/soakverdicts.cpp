#include "verdictcheck.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

constexpr int DefaultEdits = 1000;
constexpr int UsageError = 2;

} // namespace

/** soakverdicts [EDITS [SEED]]: makes random edits in the documents of GATEWRIGHT_CORPUS, and checks the verdicts. */
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int edits = arguments.size() > 1 ? arguments[1].toInt() : DefaultEdits;
    const quint32 first = arguments.size() > 2 ? arguments[2].toUInt() : 1000;
    const auto documents = support::documentsToEdit(qEnvironmentVariable("GATEWRIGHT_CORPUS"));
    if (documents.isEmpty() || edits < 1) {
        std::fprintf(stderr, "soakverdicts: GATEWRIGHT_CORPUS has no documents, or EDITS is not a number\n");
        return UsageError;
    }
    support::VerdictCheck check;
    for (quint32 seed = first; check.edits() < edits && seed < first + 10 * quint32(edits); ++seed) {
        const support::EditedDocument &document = documents[qsizetype(seed) % documents.size()];
        check.run(document.name, document.text, document.format, seed);
    }
    for (const QString &line : check.wrong())
        std::printf("wrong: %s\n", qPrintable(line));
    for (const QString &line : check.inferred())
        std::printf("inferred: %s\n", qPrintable(line));
    std::printf("%d edits, %lld values, %d of %d breaking changes have an example, %lld failures\n", check.edits(),
                static_cast<long long>(check.samples()), check.proved(), check.breaking(),
                static_cast<long long>(check.wrong().size()));
    return check.wrong().isEmpty() ? 0 : 1;
}
