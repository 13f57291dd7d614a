#pragma once

#include <QObject>
#include <QTranslator>

#include <memory>
#include <vector>

namespace language {

/** The variable that names a .qm file, whose texts then replace those of the chosen language: a translation that is
 * not compiled in, or a pseudo-locale of a build folder. */
inline constexpr const char *TranslationVariable = "GATEWRIGHT_TRANSLATION";

/**
 * The translations of an application. English is installed at the beginning, for its plural forms; the language that is
 * chosen adds its texts, those of Qt, and its formats of dates and numbers. Qt sends LanguageChange to all windows when
 * they change. Created after the application; ends before it.
 */
class Translations final : public QObject
{
    Q_OBJECT

public:
    Translations();
    ~Translations() override;

    /** Shows texts in a language from now on, given by its code as in languages(). Empty, or a code that the program
     * does not have: the language of the system. */
    void choose(const QString &code);
    /** The code of the language in use. `en` before choose() was called. */
    [[nodiscard]] QString current() const { return m_current; }

private:
    void install(const QString &file, const QString &folder);
    void removeChosen();

    QTranslator m_english;
    std::vector<std::unique_ptr<QTranslator>> m_chosen; ///< Searched before English, the last one first.
    QString m_current;
};

} // namespace language
