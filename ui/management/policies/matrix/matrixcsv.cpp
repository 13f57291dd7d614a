#include "matrixcsv.h"

#include "cancellation.h"
#include "csvline.h"

#include <QCoreApplication>

namespace policies {
namespace {

struct MatrixCsv {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

QStringList titles(const MatrixExtract &extract)
{
    QStringList cells{MatrixCsv::tr("API"), MatrixCsv::tr("File"), MatrixCsv::tr("Method"), MatrixCsv::tr("Path"),
                      MatrixCsv::tr("Operation ID")};
    for (const qsizetype policy : extract.columns)
        cells.append(extract.matrix->policies().at(policy).title());
    return cells;
}

QStringList limits(const MatrixExtract &extract)
{
    QStringList cells{MatrixCsv::tr("Limits"), {}, {}, {}, {}};
    for (const qsizetype policy : extract.columns)
        cells.append(limitsText(extract.matrix->policies().at(policy)));
    return cells;
}

QString cellText(const reach::PolicyMatrix &matrix, qsizetype api, qsizetype policy, const reach::MatrixCell &cell)
{
    const auto url = matrix.decidingUrl(api, policy, cell);
    return url ? MatrixCsv::tr("%1: %2", "%1 is a result, %2 an allowed URL").arg(matrixWord(cell.code), url->url)
               : matrixWord(cell.code);
}

/** The cells of one API under all policies of the columns. */
QList<QList<reach::MatrixCell>> blocksOf(const MatrixExtract &extract, qsizetype api)
{
    QList<QList<reach::MatrixCell>> blocks;
    for (const qsizetype policy : extract.columns) {
        if (base::isUnwanted())
            break;
        blocks.append(extract.matrix->block(api, policy));
    }
    return blocks;
}

} // namespace

base::Result<QByteArray> matrixCsv(const MatrixExtract &extract)
{
    if (extract.rows.size() * extract.columns.size() > MostExportedCells)
        return base::Error{base::ErrorCode::TooLarge, {}};
    QByteArray csv = base::csvLine(titles(extract)) + base::csvLine(limits(extract));
    QList<QList<reach::MatrixCell>> blocks;
    for (const MatrixModel::Row &row : extract.rows) {
        if (row.api >= 0 && row.operation < 0)
            blocks = blocksOf(extract, row.api);
        if (base::isUnwanted())
            return base::Error::cancelled();
        if (row.operation < 0)
            continue;
        const reach::ServedApi &api = extract.matrix->apis().at(row.api);
        const reach::ServedOperation &operation = api.operations.at(row.operation);
        QStringList cells{api.title, api.documentPath, QString::fromLatin1(operation.method),
                          QString::fromUtf8(operation.path), operation.operationId};
        for (qsizetype column = 0; column < extract.columns.size(); ++column)
            cells.append(
                cellText(*extract.matrix, row.api, extract.columns.at(column), blocks.at(column).at(row.operation)));
        csv += base::csvLine(cells);
    }
    return csv;
}

} // namespace policies
