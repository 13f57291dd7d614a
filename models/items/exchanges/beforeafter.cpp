#include "beforeafter.h"

#include <algorithm>
#include <vector>

namespace items {
namespace {

using Fields = http::HeaderList::Fields;

QByteArray shortRequestLine(const http::RequestHead &head)
{
    return head.method + ' ' + head.target;
}

/** Two messages of an exchange and their shown parts. */
struct Sides {
    Fields client;
    Fields upstream;
    Fields shownClient;
    Fields shownUpstream;
};

/** Lengths of the longest common subsequences of names after each pair of indexes, row by row. */
class CommonNames
{
public:
    CommonNames(const Fields &client, const Fields &upstream)
        : m_width(static_cast<std::size_t>(upstream.size()) + 1)
        , m_lengths((static_cast<std::size_t>(client.size()) + 1) * m_width)
    {
        for (qsizetype i = client.size() - 1; i >= 0; --i) {
            for (qsizetype j = upstream.size() - 1; j >= 0; --j) {
                const bool same = http::sameName(client.at(i).name, upstream.at(j).name);
                at(i, j) = same ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    int &at(qsizetype i, qsizetype j)
    {
        return m_lengths[static_cast<std::size_t>(i) * m_width + static_cast<std::size_t>(j)];
    }

private:
    std::size_t m_width;
    std::vector<int> m_lengths;
};

/** The changes of a kind of line that no earlier line of the same name uses. */
class Causes
{
public:
    explicit Causes(const QList<traffic::Change> &changes)
        : m_left(changes)
    {}
    QList<traffic::Change> ofTarget()
    {
        return take([](const traffic::Change &change) { return change.kind == traffic::ChangeKind::Target; }, -1);
    }
    /** The cause of a changed field. Each line has at most one. */
    QList<traffic::Change> ofField(QByteArrayView name)
    {
        return take(
            [name](const traffic::Change &change) {
                return change.kind != traffic::ChangeKind::Target && change.kind != traffic::ChangeKind::Body &&
                       http::sameName(change.name.isEmpty() ? QByteArrayView("Host") : QByteArrayView(change.name),
                                      name);
            },
            1);
    }

private:
    template<typename Fits>
    QList<traffic::Change> take(Fits fits, int most)
    {
        QList<traffic::Change> taken;
        for (auto change = m_left.begin(); change != m_left.end() && (most < 0 || taken.size() < most);) {
            if (fits(*change)) {
                taken.append(*change);
                change = m_left.erase(change);
            } else {
                ++change;
            }
        }
        return taken;
    }

    QList<traffic::Change> m_left;
};

BeforeAfterRow pairedRow(const Sides &sides, qsizetype i, qsizetype j, Causes &causes)
{
    BeforeAfterRow row;
    row.client = sides.shownClient.at(i).line();
    row.upstream = sides.shownUpstream.at(j).line();
    if (!(sides.client.at(i) == sides.upstream.at(j))) {
        row.kind = LineKind::Changed;
        row.causes = causes.ofField(sides.upstream.at(j).name);
    }
    return row;
}

QList<BeforeAfterRow> alignFields(const Sides &sides, Causes &causes)
{
    QList<BeforeAfterRow> rows;
    CommonNames common(sides.client, sides.upstream);
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < sides.client.size() || j < sides.upstream.size()) {
        const bool hasBoth = i < sides.client.size() && j < sides.upstream.size();
        if (hasBoth && http::sameName(sides.client.at(i).name, sides.upstream.at(j).name)) {
            rows.append(pairedRow(sides, i++, j++, causes));
        } else if (j >= sides.upstream.size() || (hasBoth && common.at(i + 1, j) >= common.at(i, j + 1))) {
            rows.append({LineKind::Removed, sides.shownClient.at(i).line(), std::nullopt,
                         causes.ofField(sides.client.at(i).name)});
            ++i;
        } else {
            rows.append({LineKind::Added, std::nullopt, sides.shownUpstream.at(j).line(),
                         causes.ofField(sides.upstream.at(j).name)});
            ++j;
        }
    }
    return rows;
}

QList<BeforeAfterRow> clientOnly(const traffic::Exchange &shown)
{
    QList<BeforeAfterRow> rows{{LineKind::NotSent, shortRequestLine(shown.request), std::nullopt, {}}};
    for (const auto &field : shown.request.headers.fields())
        rows.append({LineKind::NotSent, field.line(), std::nullopt, {}});
    return rows;
}

} // namespace

QList<BeforeAfterRow> alignBeforeAfter(const traffic::Exchange &exchange, const traffic::Exchange &shown)
{
    if (!exchange.reachedUpstream)
        return clientOnly(shown);

    Causes causes(exchange.changes);
    BeforeAfterRow first{LineKind::Same, shortRequestLine(shown.request), shortRequestLine(shown.upstreamRequest),
                         causes.ofTarget()};
    if (shortRequestLine(exchange.request) != shortRequestLine(exchange.upstreamRequest))
        first.kind = LineKind::Changed;
    const Sides sides{exchange.request.headers.fields(), exchange.upstreamRequest.headers.fields(),
                      shown.request.headers.fields(), shown.upstreamRequest.headers.fields()};
    return QList<BeforeAfterRow>{first} + alignFields(sides, causes);
}

} // namespace items
