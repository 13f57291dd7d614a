#include "requirementtext.h"

#include "namelist.h"

namespace operationgrid {

namespace {

constexpr QStringView SchemeSpecial = u"|+(), ";
constexpr QStringView ScopeSpecial = u"(),";
const QString NoCredentials = u"none"_qs;

QString schemeText(const openapi::RequiredScheme &scheme)
{
    const QString name = QString::fromUtf8(scheme.name);
    // A scheme can have the name that means no credentials.
    QString text = name == NoCredentials ? u"\"none\""_qs : nameText(name, SchemeSpecial);
    if (scheme.scopes.isEmpty())
        return text;
    QStringList scopes;
    for (const QString &scope : scheme.scopes)
        scopes.append(nameText(scope, ScopeSpecial));
    return text + u'(' + scopes.join(u", "_qs) + u')';
}

/** Reads the scopes in parentheses at the beginning of `text`, if there are any, and removes them. */
bool takeScopes(QStringView &text, QStringList &scopes)
{
    if (!text.startsWith(u'('))
        return true;
    do {
        text = text.sliced(1);
        const auto scope = takeName(text, ScopeSpecial);
        if (!scope)
            return false;
        if (!scope->isEmpty() && !scopes.contains(*scope))
            scopes.append(*scope);
    } while (text.startsWith(u','));
    if (!text.startsWith(u')'))
        return false;
    text = text.sliced(1).trimmed();
    return true;
}

/** Reads one alternative, and removes it from `text`. */
bool takeAlternative(QStringView &text, QList<openapi::RequiredScheme> &schemes)
{
    for (bool isFirst = true;; isFirst = false) {
        text = text.trimmed();
        const bool isQuoted = text.startsWith(u'"');
        const auto name = takeName(text, SchemeSpecial);
        text = text.trimmed();
        if (!name || (name->isEmpty() && !isQuoted))
            return false;
        if (!isQuoted && isFirst && name == NoCredentials)
            return text.isEmpty() || text.startsWith(u'|');
        openapi::RequiredScheme scheme{name->toUtf8(), {}};
        if (!takeScopes(text, scheme.scopes))
            return false;
        schemes.append(scheme);
        if (!text.startsWith(u'+'))
            return text.isEmpty() || text.startsWith(u'|');
        text = text.sliced(1);
    }
}

} // namespace

QString alternativesText(const Alternatives &alternatives)
{
    QStringList texts;
    for (const auto &alternative : alternatives) {
        QStringList schemes;
        for (const openapi::RequiredScheme &scheme : alternative)
            schemes.append(schemeText(scheme));
        texts.append(schemes.isEmpty() ? NoCredentials : schemes.join(u" + "_qs));
    }
    return texts.isEmpty() ? NoCredentials : texts.join(u" | "_qs);
}

std::variant<Alternatives, QString> readRequirements(QStringView text)
{
    Alternatives alternatives;
    for (text = text.trimmed();;) {
        QList<openapi::RequiredScheme> schemes;
        const QStringView start = text;
        if (!takeAlternative(text, schemes))
            return (text.isEmpty() ? start : text).toString();
        alternatives.append(schemes);
        if (text.isEmpty())
            return alternatives;
        text = text.sliced(1);
    }
}

} // namespace operationgrid
