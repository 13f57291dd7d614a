#pragma once

#include "customrule.h"
#include "definitionview.h"
#include "description.h"
#include "rulesettings.h"

#include <utility>

namespace lint {

/**
 * Collects the diagnostics of rules that apply to the version of OpenAPI of a description and are switched on, up to a
 * limit. Each is in one of the documents of the description: in the one that is checked, or in another one that is
 * named.
 */
class Report final
{
public:
    using Document = openapi::ReferencedDocumentPtr;

    /** The entry document is checked first. */
    Report(const description::Description &description, const rules::RuleSettings &settings);

    /** Diagnostics without a document are in this one from now on. */
    void check(const Document &document);

    /** False if problems of this rule are reported nowhere in the description. */
    [[nodiscard]] bool isOn(const rules::Rule &rule) const;
    /** At the value of a place. If the place does not exist, at the key of the closest object that does. */
    void add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
             const QStringList &arguments = {});
    /** At the key of a place, for a problem of the entry as a whole. */
    void addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void addAtKey(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
                  const QStringList &arguments = {});
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
               const QStringList &arguments);
    void addAt(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
               const QStringList &arguments);
    /** The same with a severity that depends on the version. */
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span, const QStringList &arguments,
               base::Severity severity);

    /** A problem of a rule that a ruleset defines, with its message. */
    void addCustom(const Document &document, const CustomRule &rule, const document::Pointer &pointer,
                   const QString &message, bool isAtKey);
    /** False if problems of this rule are reported nowhere. */
    [[nodiscard]] bool isCustomOn(const CustomRule &rule) const;
    /** True if no more problems are taken. */
    [[nodiscard]] bool isFull() const;
    /** True if there is at least as much room as is used. */
    [[nodiscard]] bool isFarFromLimit() const;

    [[nodiscard]] const rules::RuleSettings &settings() const { return m_settings; }
    /** Those in the document that is checked that were added after the first `count`. */
    [[nodiscard]] base::Diagnostics since(qsizetype count) const { return m_found[m_current].sliced(count); }
    /** The number of diagnostics in the document that is checked. */
    [[nodiscard]] qsizetype count() const { return m_found[m_current].size(); }
    /** Problems of an earlier report on the same rules and settings, in the document that is checked. */
    void addKnown(const base::Diagnostics &diagnostics);
    /** All so far in one document; they are not in the report afterwards. */
    [[nodiscard]] base::Diagnostics takeDiagnostics(const Document &document);
    [[nodiscard]] base::Diagnostics takeDiagnostics() { return takeDiagnostics(m_description.entry()); }

private:
    void add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
             const QStringList &arguments, base::Severity severity);
    void append(qsizetype document, const base::Diagnostic &diagnostic);
    [[nodiscard]] qsizetype numberOf(const Document &document);
    [[nodiscard]] const Document &current() const { return m_documents[m_current]; }
    [[nodiscard]] QString logicalPointer(const Document &document, const document::Pointer &pointer) const;

    const description::Description &m_description;
    const rules::RuleSettings &m_settings;
    std::optional<specification::Version> m_version;
    QList<Document> m_documents;                                     ///< With diagnostics, and the one that is checked.
    QList<base::Diagnostics> m_found;                                ///< In these documents.
    QHash<const openapi::ReferencedDocument *, qsizetype> m_numbers; ///< Of these documents.
    qsizetype m_current = 0;
    mutable QHash<const rules::Rule *, bool> m_isOn;
    QHash<const rules::Rule *, QString> m_names; ///< Shared by all diagnostics.
    qsizetype m_bytes = 0;                       ///< Of the diagnostics.
};

} // namespace lint
