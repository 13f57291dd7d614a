#include "configurationtext.h"

#include "showntext.h"

namespace deploy {

void ConfigurationText::line(const QByteArray &text)
{
    Q_ASSERT(!text.contains('\n'));
    m_bytes += m_indent == 0 ? QByteArray(m_level, '\t') : QByteArray(m_level * m_indent, ' ');
    m_bytes += text + '\n';
    m_isAtStart = false;
}

void ConfigurationText::gap()
{
    if (!m_isAtStart)
        m_bytes += '\n';
    m_isAtStart = true;
}

void ConfigurationText::open(const QByteArray &text)
{
    line(text);
    ++m_level;
    m_isAtStart = true;
}

void ConfigurationText::close(const QByteArray &text)
{
    --m_level;
    if (!text.isEmpty())
        line(text);
}

QString commentText(const QString &text)
{
    constexpr qsizetype longest = 60;
    // envsubst and Caddy insert variables into comments, too.
    const QString shown = base::shownText(text).simplified().remove(u'$');
    return shown.size() > longest ? shown.left(longest) + u'…' : shown;
}

QString routeComment(const QString &apiName, const QString &definition)
{
    // The folder of the definition is no business of those who read the configuration.
    const qsizetype slash = definition.lastIndexOf(u'/');
    return u"%1 (%2)"_qs.arg(commentText(apiName), commentText(definition.sliced(slash + 1)));
}

QByteArray realmOf(const QString &apiName)
{
    // nginx and HAProxy limit the length of a line.
    constexpr qsizetype longest = 300;
    QString realm = apiName;
    realm.removeIf([](QChar c) { return c < u' '; });
    realm = base::shownText(realm).left(longest);
    return realm.trimmed().isEmpty() ? QByteArray("API") : realm.toUtf8();
}

QByteArray quotedPairs(const QByteArray &text, QByteArrayView special)
{
    QByteArray quoted;
    for (const char c : text)
        quoted += special.contains(c) ? QByteArray(1, '\\') + c : QByteArray(1, c);
    return quoted;
}

} // namespace deploy
