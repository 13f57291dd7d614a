#include "filterterm.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace items {
namespace {

using Key = FilterTerm::Key;

constexpr std::array<std::pair<QStringView, Key>, 14> Keys{{
    {u"status", Key::Status},
    {u"method", Key::Method},
    {u"path", Key::Path},
    {u"api", Key::Api},
    {u"header", Key::Header},
    {u"changed", Key::Changed},
    {u"body", Key::Body},
    {u"larger", Key::Larger},
    {u"smaller", Key::Smaller},
    {u"slower", Key::Slower},
    {u"faster", Key::Faster},
    {u"ms", Key::Duration},
    {u"problem", Key::Problem},
    {u"comment", Key::Comment},
}};

/** A number and its unit, which is one of the list, in the smallest unit; nothing if it is neither. */
std::optional<double> amountOf(QStringView value, std::initializer_list<std::pair<QStringView, double>> units)
{
    const auto end = std::find_if(value.begin(), value.end(), [](QChar c) { return !c.isDigit() && c != u'.'; });
    const qsizetype digits = std::distance(value.begin(), end);
    bool isNumber = false;
    const double number = value.left(digits).toDouble(&isNumber);
    if (!isNumber)
        return {};
    const QStringView unit = value.mid(digits).trimmed();
    for (const auto &[name, factor] : units) {
        if (unit.compare(name, Qt::CaseInsensitive) == 0)
            return number * factor;
    }
    return {};
}

/** Sizes as the list of exchanges shows them: 1 kB is 1000 bytes. */
std::optional<double> bytesOf(QStringView value)
{
    return amountOf(value, {{u"", 1}, {u"b", 1}, {u"kb", 1e3}, {u"mb", 1e6}, {u"gb", 1e9}});
}

std::optional<double> millisecondsOf(QStringView value)
{
    return amountOf(value, {{u"", 1}, {u"ms", 1}, {u"s", 1e3}, {u"min", 6e4}});
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/** Several times as fast as Qt's search without case, which folds all of Unicode: it is done for each exchange. */
bool containsAscii(QByteArrayView text, QByteArrayView lowerNeedle)
{
    const auto isSame = [](char one, char wanted) { return lower(one) == wanted; };
    return std::search(text.begin(), text.end(), lowerNeedle.begin(), lowerNeedle.end(), isSame) != text.end();
}

bool isStatus(QStringView value)
{
    if (value.compare(u"none", Qt::CaseInsensitive) == 0)
        return true;
    const bool isClass = value.mid(1).compare(u"xx", Qt::CaseInsensitive) == 0;
    const auto isDigit = [&value](qsizetype at) { return value.at(at) >= u'0' && value.at(at) <= u'9'; };
    return value.size() == 3 && value.at(0) >= u'1' && value.at(0) <= u'5' && (isClass || (isDigit(1) && isDigit(2)));
}

} // namespace

FilterTerm::Needle::Needle(const QString &text)
    : m_text(text)
{
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; }))
        m_ascii = text.toLatin1().toLower();
}

bool FilterTerm::Needle::isIn(QByteArrayView bytes) const
{
    return m_ascii.isEmpty() ? QString::fromUtf8(bytes).contains(m_text, Qt::CaseInsensitive)
                             : containsAscii(bytes, m_ascii);
}

QStringList FilterTerm::keyNames()
{
    QStringList names;
    for (const auto &entry : Keys)
        names.append(entry.first.toString());
    return names;
}

std::optional<Key> FilterTerm::keyNamed(QStringView name)
{
    for (const auto &[known, key] : Keys) {
        if (name.compare(known, Qt::CaseInsensitive) == 0)
            return key;
    }
    return {};
}

std::optional<FilterTerm> FilterTerm::read(Key key, const QString &value)
{
    FilterTerm term(key, value);
    if (value.isEmpty() || !term.readValue(value))
        return {};
    return term;
}

FilterTerm::FilterTerm(Key key, const QString &value)
    : m_key(key)
    , m_text(value)
    , m_needle(value)
{}

bool FilterTerm::readValue(const QString &value)
{
    switch (m_key) {
    case Key::Status:
        return readStatuses(value);
    case Key::Method:
        m_alternatives = value.split(u',', Qt::SkipEmptyParts);
        return !m_alternatives.isEmpty();
    case Key::Path:
        return readPath(value);
    case Key::Header:
        return readHeader(value);
    case Key::Larger:
    case Key::Smaller:
    case Key::Slower:
    case Key::Faster:
    case Key::Duration:
        return readBound(value);
    case Key::Problem:
        return readProblems(value);
    case Key::Word:
    case Key::Api:
    case Key::Changed:
    case Key::Body:
    case Key::Comment:
        break;
    }
    return true;
}

bool FilterTerm::readStatuses(const QString &value)
{
    m_alternatives = value.split(u',');
    return std::all_of(m_alternatives.cbegin(), m_alternatives.cend(),
                       [](const QString &status) { return isStatus(status); });
}

bool FilterTerm::readPath(const QString &value)
{
    if (value.contains(u'*')) {
        m_pattern.setPattern(QRegularExpression::escape(value).replace(u"\\*"_qs, u".*"_qs));
        m_pattern.setPatternOptions(QRegularExpression::CaseInsensitiveOption);
    }
    return true;
}

bool FilterTerm::readHeader(const QString &value)
{
    m_needle = Needle(value.section(u'=', 0, 0));
    m_headerValue = Needle(value.section(u'=', 1));
    return !m_needle.text().isEmpty();
}

bool FilterTerm::readBound(QStringView value)
{
    if (m_key == Key::Duration) {
        m_isUpperBound = value.startsWith(u'<');
        if (!m_isUpperBound && !value.startsWith(u'>'))
            return false;
        value = value.mid(1);
    }
    const bool isSize = m_key == Key::Larger || m_key == Key::Smaller;
    const std::optional<double> bound = isSize ? bytesOf(value) : millisecondsOf(value);
    m_bound = bound.value_or(0);
    return bound.has_value();
}

bool FilterTerm::readProblems(const QString &value)
{
    for (const QString &word : value.split(u',')) {
        const std::optional<ExchangeProblem> problem = problemOf(word);
        if (!problem)
            return false;
        m_problems.append(*problem);
    }
    return true;
}

bool FilterTerm::matchesStatus(int status) const
{
    return std::any_of(m_alternatives.cbegin(), m_alternatives.cend(), [status](const QString &wanted) {
        if (wanted.compare(u"none", Qt::CaseInsensitive) == 0)
            return status == 0;
        if (!wanted.at(1).isDigit())
            return status / 100 == wanted.at(0).digitValue();
        return wanted.toInt() == status;
    });
}

bool FilterTerm::matchesHeader(const http::HeaderList &headers) const
{
    return std::any_of(headers.fields().begin(), headers.fields().end(), [this](const auto &field) {
        return m_needle.isIn(field.name) && (m_headerValue.text().isEmpty() || m_headerValue.isIn(field.value));
    });
}

bool FilterTerm::matchesChange(const traffic::Change &change) const
{
    const auto is = [this](QStringView word) { return m_needle.text().compare(word, Qt::CaseInsensitive) == 0; };
    if (is(u"*"))
        return true;
    if (is(u"target") || is(u"path"))
        return change.kind == traffic::ChangeKind::Target;
    if (is(u"body"))
        return change.kind == traffic::ChangeKind::Body;
    return m_needle.isIn(change.name);
}

bool FilterTerm::matchesWord(const ExchangeFacts &facts) const
{
    std::array<char, 16> status{};
    const auto end = std::to_chars(status.data(), status.data() + status.size(), facts.status).ptr;
    return m_needle.isIn(facts.target) || m_needle.isIn(facts.method) ||
           m_needle.isIn(QByteArrayView(status.data(), end)) || m_needle.isIn(facts.reason) ||
           m_needle.isInText(facts.apiName) || m_needle.isInText(facts.comment);
}

bool FilterTerm::matchesWhole(const traffic::Exchange &exchange) const
{
    if (m_key == Key::Header)
        return matchesHeader(exchange.request.headers) || matchesHeader(exchange.response.headers);
    if (m_key == Key::Body)
        return m_needle.isIn(exchange.requestBody.bytes.read()) || m_needle.isIn(exchange.responseBody.bytes.read());
    return exchange.reachedUpstream &&
           std::any_of(exchange.changes.begin(), exchange.changes.end(),
                       [this](const traffic::Change &change) { return matchesChange(change); });
}

bool FilterTerm::readsWhole(Key key)
{
    return key == Key::Header || key == Key::Changed || key == Key::Body;
}

bool FilterTerm::matches(const ExchangeFacts &facts, const traffic::Exchange *whole) const
{
    const auto size = static_cast<double>(std::max(facts.requestSize, facts.responseSize));
    switch (m_key) {
    case Key::Word:
        return matchesWord(facts);
    case Key::Status:
        return matchesStatus(facts.status);
    case Key::Method:
        return m_alternatives.contains(QString::fromUtf8(facts.method), Qt::CaseInsensitive);
    case Key::Path:
        return m_pattern.pattern().isEmpty() ? m_needle.isIn(facts.target)
                                             : m_pattern.match(QString::fromUtf8(facts.target)).hasMatch();
    case Key::Api:
        return m_needle.isInText(facts.apiName);
    case Key::Header:
    case Key::Changed:
    case Key::Body:
        return whole && matchesWhole(*whole);
    case Key::Larger:
        return size > m_bound;
    case Key::Smaller:
        return size < m_bound;
    case Key::Slower:
        return facts.milliseconds > m_bound;
    case Key::Faster:
        return facts.milliseconds < m_bound;
    case Key::Duration:
        return m_isUpperBound ? facts.milliseconds < m_bound : facts.milliseconds > m_bound;
    case Key::Problem:
        return std::any_of(m_problems.cbegin(), m_problems.cend(),
                           [&facts](ExchangeProblem problem) { return hasProblem(facts, problem); });
    case Key::Comment:
        return m_needle.text() == u"*"_qs ? !facts.comment.isEmpty() : m_needle.isInText(facts.comment);
    }
    return false;
}

} // namespace items
