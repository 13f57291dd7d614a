#include "columnchoice.h"

#include "exchangemodel.h"

#include <algorithm>
#include <array>

namespace traffic {
namespace {

constexpr int LeastWidth = 16;
constexpr int MostWidth = 4000;

/** The words of the columns in the order of items::ExchangeModel::Column. They are in files of settings. */
constexpr std::array<QStringView, items::ExchangeModel::ColumnCount> Names{
    u"number",   u"time", u"method",  u"path",     u"api",    u"status",
    u"duration", u"size", u"changes", u"contract", u"comment"};

int columnOf(QStringView name)
{
    const auto found = std::find(Names.begin(), Names.end(), name);
    return found == Names.end() ? -1 : static_cast<int>(found - Names.begin());
}

QString nameOf(int column)
{
    return Names[static_cast<std::size_t>(column)].toString();
}

const QStringView SortWord = u"sort:";
/** The columns are in the order of the words. */
const QString Ordered = QStringLiteral("ordered");
/** The user has chosen the columns: those without a minus are shown. */
const QString Chosen = QStringLiteral("chosen");

} // namespace

QStringList ColumnChoice::toWords() const
{
    QList<int> columns = order;
    const bool isOrdered = !order.isEmpty();
    for (int column = 0; column < items::ExchangeModel::ColumnCount; ++column) {
        if (!columns.contains(column) && (isOrdered || widths.contains(column) || (hidden && hidden->contains(column))))
            columns.append(column);
    }
    QStringList words;
    if (isOrdered)
        words.append(Ordered);
    if (hidden)
        words.append(Chosen);
    for (const int column : columns) {
        QString word = hidden && hidden->contains(column) ? u'-' + nameOf(column) : nameOf(column);
        if (widths.contains(column))
            word += u'=' + QString::number(widths.value(column));
        words.append(word);
    }
    if (sortColumn >= 0)
        words.append(SortWord.toString() + (isDescending ? u"-"_qs : QString()) + nameOf(sortColumn));
    return words;
}

ColumnChoice ColumnChoice::fromWords(const QStringList &words)
{
    ColumnChoice choice;
    const bool isOrdered = words.contains(Ordered);
    if (words.contains(Chosen))
        choice.hidden.emplace();
    for (QStringView word : words) {
        const bool sorts = word.startsWith(SortWord);
        if (sorts)
            word = word.mid(SortWord.size());
        const bool isNegative = word.startsWith(u'-');
        const qsizetype equals = word.indexOf(u'=');
        const QStringView name = equals < 0 ? word.mid(isNegative) : word.mid(isNegative, equals - isNegative);
        const int column = columnOf(name);
        if (column < 0)
            continue;
        if (sorts) {
            choice.sortColumn = column;
            choice.isDescending = isNegative;
            continue;
        }
        if (choice.order.contains(column))
            continue;
        if (isOrdered)
            choice.order.append(column);
        if (choice.hidden && isNegative)
            choice.hidden->insert(column);
        if (equals >= 0)
            choice.widths.insert(column, std::clamp(word.mid(equals + 1).toInt(), LeastWidth, MostWidth));
    }
    return choice;
}

} // namespace traffic
