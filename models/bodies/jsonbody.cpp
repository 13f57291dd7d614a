#include "jsonbody.h"

#include "bodylimits.h"
#include "cancellation.h"
#include "jsoncheck.h"
#include "jsonreader.h"

#include <algorithm>
#include <vector>

namespace bodies {
namespace {

constexpr qsizetype RowsPerPlace = 64;

class JsonRows final : public BodyRows
{
public:
    explicit JsonRows(const QByteArray &text)
        : m_text(text)
    {
        buildIndex();
    }

    [[nodiscard]] qsizetype rowCount() const override { return m_rowCount; }
    [[nodiscard]] Language language() const override { return Language::Json; }
    void read(qsizetype first, const std::function<bool(const Row &)> &take) const override;
    [[nodiscard]] std::optional<Fold> fold(qsizetype row) const override;

private:
    void buildIndex();
    [[nodiscard]] JsonReader readerAt(qsizetype row) const;

    QByteArray m_text;
    qsizetype m_rowCount = 0;
    std::vector<JsonPlace> m_places; ///< Where the first row begins, and each row after RowsPerPlace others.
    std::vector<Fold> m_large;       ///< The folds of more than SmallFold rows, by their first row.
};

Fold::Kind kindOf(char opening)
{
    return opening == '{' ? Fold::Kind::Object : Fold::Kind::Array;
}

/** Counts the members of the containers that are open, while rows are read. */
class OpenFolds final
{
public:
    /** Takes a row into account. Calls `closed` with the fold that ends in it. */
    template<typename Closed>
    void add(qsizetype number, const Row &row, const JsonReader &reader, Closed closed)
    {
        if (reader.hasClosed()) {
            m_open.back().last = number;
            closed(m_open.back());
            m_open.pop_back();
        } else if (reader.hasBegunLine() && !m_open.empty()) {
            ++m_open.back().members;
        }
        if (row.canFold)
            m_open.push_back({number, number, 0, kindOf(reader.opened())});
    }

private:
    std::vector<Fold> m_open;
};

void JsonRows::buildIndex()
{
    OpenFolds open;
    Row row;
    for (JsonReader reader(m_text, {}); !reader.isAtEnd() && m_rowCount < MaximumRows; ++m_rowCount) {
        if (m_rowCount % RowsPerPlace == 0) {
            if (base::isUnwanted())
                return;
            m_places.push_back(reader.place());
        }
        reader.next(row);
        open.add(m_rowCount, row, reader, [this](const Fold &fold) {
            if (fold.last - fold.first > SmallFold && qsizetype(m_large.size()) < MaximumStoredFolds)
                m_large.push_back(fold);
        });
    }
    std::sort(m_large.begin(), m_large.end(), [](const Fold &a, const Fold &b) { return a.first < b.first; });
}

JsonReader JsonRows::readerAt(qsizetype row) const
{
    JsonReader reader(m_text, m_places.at(size_t(row / RowsPerPlace)));
    Row skipped;
    for (qsizetype i = row % RowsPerPlace; i > 0; --i)
        reader.next(skipped);
    return reader;
}

void JsonRows::read(qsizetype first, const std::function<bool(const Row &)> &take) const
{
    qsizetype number = qMax<qsizetype>(0, first);
    if (number >= m_rowCount)
        return;
    JsonReader reader = readerAt(number);
    Row row;
    for (; number < m_rowCount; ++number) {
        reader.next(row);
        if (!take(row))
            return;
    }
}

std::optional<Fold> JsonRows::fold(qsizetype first) const
{
    if (first < 0 || first >= m_rowCount)
        return std::nullopt;
    const auto large = std::lower_bound(m_large.begin(), m_large.end(), first,
                                        [](const Fold &one, qsizetype row) { return one.first < row; });
    if (large != m_large.end() && large->first == first)
        return *large;
    OpenFolds open;
    std::optional<Fold> found;
    JsonReader reader = readerAt(first);
    Row row;
    for (qsizetype number = first; number < m_rowCount && number <= first + SmallFold && !found; ++number) {
        reader.next(row);
        if (number == first && !row.canFold)
            return std::nullopt;
        open.add(number, row, reader, [&](const Fold &fold) {
            if (fold.first == first)
                found = fold;
        });
    }
    return found;
}

} // namespace

base::Result<BodyRowsPtr, Fault> jsonRows(const QByteArray &text)
{
    if (const auto fault = jsonFault(text))
        return *fault;
    return BodyRowsPtr(std::make_shared<JsonRows>(text));
}

} // namespace bodies
