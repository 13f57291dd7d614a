#include "hostmatch.h"

#include <QUrl>

#include <algorithm>

namespace management {

namespace {

constexpr qsizetype longestPattern = 1000;
constexpr qsizetype longestHost = 253; // RFC 1035 §2.3.4

/** The engine's own limits (PCRE2), so that no pattern of an answer can hold the program up. */
constexpr QStringView limits = u"(*LIMIT_MATCH=20000)(*LIMIT_DEPTH=2000)(*NO_JIT)";

bool isHostCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'.' || c == u'_' || c == u':';
}

bool isHostName(QStringView text)
{
    return !text.isEmpty() && !text.startsWith(u'.') && !text.contains(u"..") &&
           std::all_of(text.begin(), text.end(), isHostCharacter);
}

bool looksLikeExpression(QStringView text)
{
    return text.contains(u".*") ||
           std::any_of(text.begin(), text.end(), [](QChar c) { return QStringView(u"^$()[]{}|\\+?").contains(c); });
}

QString asciiName(const QString &name)
{
    const QByteArray ascii = QUrl::toAce(name);
    return ascii.isEmpty() ? name.toLower() : QString::fromLatin1(ascii).toLower();
}

QString withoutFinalDot(const QString &name)
{
    return name.endsWith(u'.') ? name.chopped(1) : name;
}

} // namespace

HostPattern::HostPattern(const QString &text)
    : m_text(text)
{
    if (text.size() > longestPattern)
        return;
    if (looksLikeExpression(text))
        readExpression();
    else if (text.startsWith(u"*.") && isHostName(QStringView(text).sliced(2)))
        m_kind = Kind::Wildcard;
    else if (isHostName(text))
        m_kind = Kind::Exact;
}

void HostPattern::readExpression()
{
    const QRegularExpression alone(limits.toString() + m_text); // So that its brackets cannot close those around it.
    if (!alone.isValid()) {
        m_problem = alone.errorString();
        return;
    }
    m_expression.setPattern(limits.toString() + u"\\A(?:"_qs + m_text + u")\\z"_qs);
    m_expression.setPatternOptions(QRegularExpression::CaseInsensitiveOption | QRegularExpression::DontCaptureOption);
    m_kind = m_expression.isValid() ? Kind::Expression : Kind::Invalid;
}

HostPattern::Outcome HostPattern::matches(const QString &host) const
{
    const auto answer = [](bool yes) { return yes ? Outcome::Yes : Outcome::No; };
    switch (m_kind) {
    case Kind::Exact:
        return answer(asciiName(withoutFinalDot(m_text)) == host);
    case Kind::Wildcard: {
        const qsizetype dot = host.indexOf(u'.');
        return answer(dot > 0 && host.mid(dot + 1) == asciiName(withoutFinalDot(m_text.mid(2))));
    }
    case Kind::Expression: {
        const QRegularExpressionMatch match = m_expression.match(host);
        return match.isValid() ? answer(match.hasMatch()) : Outcome::GaveUp;
    }
    case Kind::Invalid:
        break;
    }
    return Outcome::No;
}

QString normalisedHost(const QString &hostOrUrl)
{
    const QString text = hostOrUrl.trimmed();
    const bool isAddress = text.count(u':') > 1 && !text.contains(u'[') && !text.contains(u"://");
    const QUrl url(isAddress ? u"//[%1]"_qs.arg(text) : text.contains(u"://") ? text : u"//"_qs + text);
    const QString host = withoutFinalDot(url.host(QUrl::FullyEncoded).toLower());
    return url.isValid() && host.size() <= longestHost ? host : QString();
}

HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host)
{
    HostAnswer answer;
    const QString name = normalisedHost(host);
    for (qsizetype i = 0; i < certificates.size(); ++i) {
        std::optional<HostMatch> best;
        for (const QString &text : certificates[i].dnsNames) {
            const HostPattern pattern(text);
            const HostPattern::Outcome outcome = name.isEmpty() ? HostPattern::Outcome::No : pattern.matches(name);
            const HostMatch match{i, text, pattern.kind()};
            if (pattern.kind() == HostPattern::Kind::Invalid || outcome == HostPattern::Outcome::GaveUp)
                answer.unusable.append(match);
            else if (outcome == HostPattern::Outcome::Yes && (!best || match.kind < best->kind))
                best = match;
        }
        if (best)
            answer.serving.append(*best);
    }
    std::stable_sort(answer.serving.begin(), answer.serving.end(),
                     [](const HostMatch &a, const HostMatch &b) { return a.kind < b.kind; });
    return answer;
}

} // namespace management
