#include "translations.h"

#include "languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace language {

Translations::Translations()
    : m_current(u"en"_qs)
{
    if (m_english.load(u"gatewright_en"_qs, TranslationsFolder.toString()))
        QCoreApplication::installTranslator(&m_english);
}

Translations::~Translations()
{
    removeChosen();
    QCoreApplication::removeTranslator(&m_english);
}

void Translations::choose(const QString &code)
{
    const QString next = resolved(code);
    const QString file = qEnvironmentVariable(TranslationVariable);
    // Before the texts change, because widgets format dates and numbers when they get LanguageChange.
    QLocale::setDefault(localeFor(next));
    if (next == m_current && (file.isEmpty() || !m_chosen.empty()))
        return;
    m_current = next;
    removeChosen();
    if (next != u"en") {
        install(u"qtbase_"_qs + next, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(u"gatewright_"_qs + next, TranslationsFolder.toString());
    }
    if (!file.isEmpty())
        install(file, {});
}

void Translations::install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder) || !QCoreApplication::installTranslator(translator.get()))
        return;
    m_chosen.push_back(std::move(translator));
}

void Translations::removeChosen()
{
    for (const auto &translator : m_chosen)
        QCoreApplication::removeTranslator(translator.get());
    m_chosen.clear();
}

} // namespace language

#include "moc_translations.cpp"
