#pragma once

#include <QList>
#include <QLocale>
#include <QString>

/** The languages of the texts of the program. */
namespace language {

/** The folder of resources with one `gatewright_CODE.qm` for each language, made from `translations/`. */
inline constexpr QStringView TranslationsFolder = u":/translations";

/** A language of the window. */
struct Language {
    QString code; ///< As in the name of its file and in settings, for example `de`.
    QString name; ///< The name in the language itself, for example `Deutsch`.
    friend bool operator==(const Language &, const Language &) = default;
};

/** Returns the languages that the program has texts in: English first, because its texts are in the source code, then
 * those of TranslationsFolder by their names. */
[[nodiscard]] QList<Language> languages();

/** Returns the code of the language to use: `choice` if the program has it, otherwise the first language that the
 * user's system prefers and that the program has, otherwise `en`. */
[[nodiscard]] QString resolved(const QString &choice);

/** As resolved(), for a system that prefers `preferred`, for example {"de-AT", "de", "en"}. */
[[nodiscard]] QString resolved(const QString &choice, const QStringList &preferred);

/** Returns the formats of dates and numbers for a language: the system's if it has the same language, otherwise those
 * of the language. */
[[nodiscard]] QLocale localeFor(const QString &code);

} // namespace language
