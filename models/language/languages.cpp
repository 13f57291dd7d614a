#include "languages.h"

#include <QResource>

#include <algorithm>

namespace language {

namespace {

constexpr QStringView English = u"en";

/** A folder of resources. */
class ResourceFolder final : public QResource
{
public:
    using QResource::children;
    using QResource::QResource;
};

/** The name of a language with a capital letter, as in a list: some languages write it small inside of a sentence. */
QString nativeName(const QString &code)
{
    // Qt names the dialect as well: "American English".
    if (code == English)
        return u"English"_qs;
    const QString name = QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

} // namespace

QList<Language> languages()
{
    QList<Language> others;
    const QString prefix = u"gatewright_"_qs;
    for (const QString &file : ResourceFolder(TranslationsFolder.toString()).children()) {
        const QString code = file.mid(prefix.size()).chopped(3);
        if (code != English)
            others.append({code, nativeName(code)});
    }
    std::sort(others.begin(), others.end(), [](const Language &a, const Language &b) { return a.name < b.name; });
    others.prepend({English.toString(), nativeName(English.toString())});
    return others;
}

QString resolved(const QString &choice)
{
    return resolved(choice, QLocale::system().uiLanguages());
}

QString resolved(const QString &choice, const QStringList &preferred)
{
    const QList<Language> all = languages();
    const auto find = [&all](const QString &name) {
        // "de-AT" uses the texts of "de", "pt-BR" those of "pt_BR" if there are any.
        for (QString code = QString(name).replace(u'-', u'_'); !code.isEmpty();
             code = code.contains(u'_') ? code.section(u'_', 0, -2) : QString()) {
            if (std::any_of(all.begin(), all.end(), [&code](const Language &has) { return has.code == code; }))
                return code;
        }
        return QString();
    };
    for (const QString &name : QStringList{choice} + preferred) {
        if (const QString code = find(name); !code.isEmpty())
            return code;
    }
    return English.toString();
}

QLocale localeFor(const QString &code)
{
    const QLocale system = QLocale::system();
    const QLocale locale(code);
    // "C" is a system without a language; its dates and numbers are those of English.
    const bool isNone = system.language() == QLocale::C && code == English;
    return isNone || system.language() == locale.language() ? system : locale;
}

} // namespace language
