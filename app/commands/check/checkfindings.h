#pragma once

#include "apikeynames.h"
#include "exchangechecker.h"
#include "harstream.h"
#include "lintreport.h"

#include <map>

namespace commands {

/** The findings of `check` and what was counted. */
class CheckFindings final
{
public:
    /** The largest number of findings of each severity that are reported; further ones are counted. */
    static constexpr qsizetype MaximumFindings = 50'000;

    /** `name` is the name of the description's entry document for messages. */
    CheckFindings(std::shared_ptr<const description::Description> description, const QString &name);

    void add(const traffic::HarEntry &entry);
    /** Sets the number of entries that could not be read, for the summary. */
    void setSkipped(qsizetype count) { m_skipped = count; }

    /** Returns the findings by file and place, and those of one place by entry. */
    [[nodiscard]] QList<Finding> sorted() const;
    /** Returns the names of the files that have findings, the entry document first. */
    [[nodiscard]] QStringList files() const;
    /** Returns the worst severity of all findings, or std::nullopt if there are none. */
    [[nodiscard]] std::optional<base::Severity> worst() const { return m_worst; }
    /** Returns the line about how many exchanges were checked and how many were not. */
    [[nodiscard]] QString summary() const;
    /** Returns true if there were exchanges and all of them were of other APIs. */
    [[nodiscard]] bool areAllOfOthers() const { return m_checked == 0 && m_preflights == 0 && m_ofOthers > 0; }
    /** Returns true if there was no exchange that could be read. */
    [[nodiscard]] bool isEmpty() const { return m_checked == 0 && m_preflights == 0 && m_ofOthers == 0; }
    /** Returns true if requests lack credentials and none has a field Authorization or Cookie: browsers leave both out
     * of the HAR files that they export, unless the user asks for them. */
    [[nodiscard]] bool lacksCredentials() const { return m_withoutCredentials > 0 && !m_hasCredentials; }

private:
    /** Where a place of the description is in its file. */
    struct Located {
        QString file;
        base::Position start;
        base::Position end;
        QString pointer;
        QString logicalPointer;
    };
    [[nodiscard]] const Located &located(const openapi::Place &place);
    [[nodiscard]] QString nameOf(const QString &address) const;

    std::shared_ptr<const description::Description> m_description;
    QString m_name;
    exchangecheck::ExchangeChecker m_checker;
    openapi::ApiKeyNames m_keys; ///< The names of the API keys that the description declares.
    QHash<openapi::Place, Located> m_located;
    std::map<base::Severity, QList<Finding>> m_findings;
    std::optional<base::Severity> m_worst;
    qsizetype m_leftOut = 0; ///< The number of findings that are not reported.
    qsizetype m_checked = 0;
    qsizetype m_ofOthers = 0;
    qsizetype m_preflights = 0;
    qsizetype m_unchecked = 0; ///< The number of bodies that were not checked.
    qsizetype m_skipped = 0;
    qsizetype m_withoutCredentials = 0; ///< The number of findings about missing credentials.
    bool m_hasCredentials = false;      ///< Whether a request has a field with credentials.
};

} // namespace commands
