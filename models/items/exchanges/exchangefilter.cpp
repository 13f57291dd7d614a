#include "exchangefilter.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace items {
namespace {

/** Splits at spaces, except within quotes. */
QStringList tokens(QStringView text)
{
    QStringList all;
    QString current;
    bool quoted = false;
    for (const QChar c : text) {
        if (c == u'"') {
            quoted = !quoted;
        } else if (c.isSpace() && !quoted) {
            if (!current.isEmpty())
                all.append(current);
            current.clear();
        } else {
            current.append(c);
        }
    }
    if (!current.isEmpty())
        all.append(current);
    return all;
}

bool containsText(QByteArrayView bytes, const QString &value)
{
    return QString::fromUtf8(bytes).contains(value, Qt::CaseInsensitive);
}

bool statusFits(const QString &value, int status)
{
    if (value.compare(u"none"_qs, Qt::CaseInsensitive) == 0)
        return status == 0;
    if (value.size() == 3 && value.endsWith(u"xx"_qs, Qt::CaseInsensitive))
        return status / 100 == value.at(0).digitValue();
    return value.toInt() == status;
}

bool pathFits(const QString &value, const QByteArray &target)
{
    if (!value.contains(u'*'))
        return containsText(target, value);
    const QString pattern = QRegularExpression::escape(value).replace(u"\\*"_qs, u".*"_qs);
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)
        .match(QString::fromUtf8(target))
        .hasMatch();
}

bool changeFits(const QString &value, const traffic::Change &change)
{
    if (value == u"*"_qs)
        return true;
    if (value.compare(u"target"_qs, Qt::CaseInsensitive) == 0 || value.compare(u"path"_qs, Qt::CaseInsensitive) == 0)
        return change.kind == traffic::ChangeKind::Target;
    if (value.compare(u"body"_qs, Qt::CaseInsensitive) == 0)
        return change.kind == traffic::ChangeKind::Body;
    return containsText(change.name, value);
}

bool hasHeader(const http::HeaderList &headers, const QString &value)
{
    return std::any_of(headers.fields().begin(), headers.fields().end(),
                       [&value](const auto &field) { return containsText(field.name, value); });
}

bool durationFits(const QString &value, double milliseconds)
{
    const double bound = QStringView(value).mid(1).toDouble();
    return value.startsWith(u'>') ? milliseconds > bound : milliseconds < bound;
}

} // namespace

ExchangeFilter ExchangeFilter::parse(QStringView text)
{
    ExchangeFilter filter;
    for (const QString &token : tokens(text)) {
        Term term = readTerm(token);
        if (!term.isValid)
            filter.m_misunderstood.append(token);
        filter.m_terms.append(std::move(term));
    }
    return filter;
}

ExchangeFilter::Term ExchangeFilter::readTerm(QStringView token)
{
    static const std::array<std::pair<QStringView, Key>, 7> keys{{
        {u"status", Key::Status},
        {u"method", Key::Method},
        {u"path", Key::Path},
        {u"api", Key::Api},
        {u"changed", Key::Changed},
        {u"header", Key::Header},
        {u"ms", Key::Duration},
    }};
    Term term;
    if (token.size() > 1 && token.startsWith(u'-')) {
        term.negated = true;
        token = token.mid(1);
    }
    const qsizetype colon = token.indexOf(u':');
    const QStringView name = token.left(std::max<qsizetype>(0, colon));
    const auto known = std::find_if(keys.begin(), keys.end(), [name](const auto &entry) {
        return name.compare(entry.first, Qt::CaseInsensitive) == 0;
    });
    term.key = known == keys.end() ? Key::Word : known->second;
    term.value = (known == keys.end() ? token : token.mid(colon + 1)).toString();
    term.isValid = isValidTerm(term);
    return term;
}

bool ExchangeFilter::isValidTerm(const Term &term)
{
    static const QRegularExpression status(u"^([1-5][0-9][0-9]|[1-5]xx|none)$"_qs,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression duration(u"^[<>][0-9]+(\\.[0-9]+)?$"_qs);
    switch (term.key) {
    case Key::Status:
        return status.match(term.value).hasMatch();
    case Key::Duration:
        return duration.match(term.value).hasMatch();
    default:
        return !term.value.isEmpty();
    }
}

bool ExchangeFilter::matches(const traffic::Exchange &exchange) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&exchange](const Term &term) {
        return term.isValid && matchesTerm(term, exchange) != term.negated;
    });
}

bool ExchangeFilter::matchesTerm(const Term &term, const traffic::Exchange &exchange)
{
    switch (term.key) {
    case Key::Status:
        return statusFits(term.value, exchange.response.status);
    case Key::Method:
        return term.value.split(u',').contains(QString::fromUtf8(exchange.request.method), Qt::CaseInsensitive);
    case Key::Path:
        return pathFits(term.value, exchange.request.target);
    case Key::Api:
        return exchange.apiName.contains(term.value, Qt::CaseInsensitive);
    case Key::Changed:
        return exchange.reachedUpstream &&
               std::any_of(exchange.changes.begin(), exchange.changes.end(),
                           [&term](const traffic::Change &change) { return changeFits(term.value, change); });
    case Key::Header:
        return hasHeader(exchange.request.headers, term.value) || hasHeader(exchange.response.headers, term.value);
    case Key::Duration:
        return durationFits(term.value, exchange.timings.total());
    case Key::Word:
        break;
    }
    return containsText(exchange.request.method, term.value) || containsText(exchange.request.target, term.value) ||
           exchange.apiName.contains(term.value, Qt::CaseInsensitive) ||
           QString::number(exchange.response.status).contains(term.value) ||
           containsText(exchange.response.reason, term.value);
}

} // namespace items
