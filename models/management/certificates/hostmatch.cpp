#include "hostmatch.h"

#include "managementlimits.h"

#include <QUrl>

#include <algorithm>

namespace management {

namespace {

constexpr qsizetype longestPattern = 1000;

bool isHostCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'.' || c == u'_' || c == u':';
}

bool isHostName(QStringView text)
{
    return !text.isEmpty() && !text.startsWith(u'.') && !text.contains(u"..") &&
           std::all_of(text.begin(), text.end(), isHostCharacter);
}

QString withoutFinalDot(const QString &name)
{
    return name.endsWith(u'.') ? name.chopped(1) : name;
}

} // namespace

bool looksLikeExpression(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        switch (text.at(i).unicode()) {
        case u'^':
        case u'$':
        case u'(':
        case u')':
        case u'[':
        case u']':
        case u'{':
        case u'}':
        case u'|':
        case u'\\':
        case u'+':
        case u'?':
            return true;
        case u'.':
            if (i + 1 < text.size() && text.at(i + 1) == u'*')
                return true;
            break;
        default:
            break;
        }
    }
    return false;
}

QString asciiHost(const QString &host)
{
    const QString name = withoutFinalDot(host);
    if (std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() < 0x80; }))
        return name.toLower();
    const QByteArray ascii = QUrl::toAce(name);
    return ascii.isEmpty() ? name.toLower() : QString::fromLatin1(ascii).toLower();
}

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
    m_expression = BoundedExpression(m_text, BoundedExpression::Reach::Whole,
                                     QRegularExpression::CaseInsensitiveOption);
    m_problem = m_expression.problem();
    m_kind = m_expression.isValid() ? Kind::Expression : Kind::Invalid;
}

HostPattern::Outcome HostPattern::matches(const QString &host) const
{
    const auto answer = [](bool yes) { return yes ? Outcome::Yes : Outcome::No; };
    switch (m_kind) {
    case Kind::Exact:
        return answer(asciiHost(m_text) == host);
    case Kind::Wildcard: {
        const qsizetype dot = host.indexOf(u'.');
        return answer(dot > 0 && host.mid(dot + 1) == asciiHost(m_text.mid(2)));
    }
    case Kind::Expression:
        return m_expression.matches(host);
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
    return url.isValid() && host.size() <= MaximumHostLength ? host : QString();
}

} // namespace management
