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

QByteArray realmText(const QString &apiName)
{
    static constexpr QStringView evaluated = u"$%\\\"`";
    QString realm = base::shownText(apiName).simplified();
    realm.removeIf([](QChar c) { return evaluated.contains(c); });
    if (realm.isEmpty() || realm.compare(u"off", Qt::CaseInsensitive) == 0)
        realm = (realm + u" API"_qs).trimmed();
    return realm.toUtf8();
}

} // namespace deploy
