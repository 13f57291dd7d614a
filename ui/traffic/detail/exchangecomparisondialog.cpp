#include "exchangecomparisondialog.h"

#include "comparisondialog.h"
#include "exchangecomparison.h"
#include "maskedexchange.h"
#include "worker.h"

#include <QCoreApplication>

namespace traffic {

namespace {

using items::ComparedLine;
using widgets::ComparisonDialog;
using widgets::ComparisonLine;

struct ExchangeComparison {
    Q_DECLARE_TR_FUNCTIONS(traffic::ExchangeComparison)
};

ComparisonLine::Kind kindOf(ComparedLine::Kind kind)
{
    switch (kind) {
    case ComparedLine::Kind::First:
        return ComparisonLine::Kind::First;
    case ComparedLine::Kind::Second:
        return ComparisonLine::Kind::Second;
    case ComparedLine::Kind::Gap:
        return ComparisonLine::Kind::Gap;
    case ComparedLine::Kind::Same:
        break;
    }
    return ComparisonLine::Kind::Same;
}

void append(QList<ComparisonLine> &lines, const QList<ComparedLine> &compared)
{
    for (const ComparedLine &line : compared)
        lines.append({kindOf(line.kind), QString::fromUtf8(line.text), static_cast<int>(line.count)});
}

QList<ComparisonLine> linesOf(const items::ComparedMessage &message)
{
    QList<ComparisonLine> lines;
    append(lines, message.head);
    if (!message.body.isEmpty())
        lines.append(ComparisonLine{});
    append(lines, message.body);
    return lines;
}

QString noteOf(const items::ComparedMessage &message, const QString &same)
{
    if (message.isSame())
        return same;
    return message.differsUnseen
               ? ExchangeComparison::tr("The bodies differ in parts that are masked or were not recorded.")
               : QString();
}

QString nameOf(const Exchange &exchange, const Exchange &masked)
{
    return u"%1 %2 %3"_qs.arg(QString::number(exchange.id), QString::fromUtf8(masked.request.method),
                              QString::fromUtf8(masked.request.target));
}

struct Comparison {
    QString firstName;
    QString secondName;
    items::ComparedExchanges compared;
};

Comparison comparisonOf(const Exchange &first, const Exchange &second)
{
    const Exchange maskedFirst = maskedExchange(first);
    const Exchange maskedSecond = maskedExchange(second);
    return {nameOf(first, maskedFirst), nameOf(second, maskedSecond),
            items::compareExchanges({first, maskedFirst}, {second, maskedSecond})};
}

void openDialog(const Comparison &comparison, QWidget *parent)
{
    auto *dialog = new ComparisonDialog(u"exchangeComparison"_qs, ExchangeComparison::tr("Compare exchanges"),
                                        ExchangeComparison::tr("Close"), parent);
    dialog->setLegend(
        ExchangeComparison::tr("Lines with %1 are in %2\nLines with %3 are in %4",
                               "%1, %3: the characters at the start of such a line; %2, %4: number, method and path of "
                               "an exchange")
            .arg(ComparisonDialog::FirstMark, comparison.firstName, ComparisonDialog::SecondMark,
                 comparison.secondName));
    const auto &[request, response] = comparison.compared;
    dialog->addComparison(u"comparedRequests"_qs, ExchangeComparison::tr("Request"),
                          noteOf(request, ExchangeComparison::tr("Both requests are the same.")), linesOf(request));
    dialog->addComparison(u"comparedResponses"_qs, ExchangeComparison::tr("Response"),
                          noteOf(response, ExchangeComparison::tr("Both responses are the same.")), linesOf(response));
    dialog->open();
}

} // namespace

base::Cancellation showExchangeComparison(const ExchangePtr &first, const ExchangePtr &second, QWidget *parent)
{
    return base::runOnWorker(
        parent, [first, second]() -> base::Result<Comparison> { return comparisonOf(*first, *second); },
        [parent](const base::Result<Comparison> &comparison) {
            if (comparison.isOk())
                openDialog(comparison.value(), parent);
        });
}

} // namespace traffic
