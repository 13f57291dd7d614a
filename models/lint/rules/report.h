#pragma once

#include "customrule.h"
#include "definitionview.h"
#include "description.h"
#include "documentfindings.h"
#include "rulesettings.h"

#include <utility>

namespace lint {

/** Collects the diagnostics of a description, up to a limit. Only rules that are switched on and apply to the
 * description's version of OpenAPI are reported. Each diagnostic is in a document of the description: the one that is
 * checked, or another one that the call names. */
class Report final
{
public:
    using Document = openapi::ReferencedDocumentPtr;

    /** Constructs an empty report. Until check() is called, problems without a document are in the entry document. */
    Report(const description::Description &description, const rules::RuleSettings &settings);

    /** Sets the document that is checked: problems that are added without a document are in it from now on. */
    void check(const Document &document);

    /** Returns false if problems of this rule are reported nowhere in the description. */
    [[nodiscard]] bool isOn(const rules::Rule &rule) const;
    /** Adds a problem at the value that `pointer` names or, if it does not exist, at the key of the closest object that
     * does. */
    void add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
             const QStringList &arguments = {});
    /** Adds a problem at the key of the value that `pointer` names, for a problem of the entry as a whole. */
    void addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void addAtKey(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
                  const QStringList &arguments = {});
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
               const QStringList &arguments);
    void addAt(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
               const QStringList &arguments);
    /** Adds a problem at the bytes `span`, with a severity that differs from the rule's because it depends on the
     * version. */
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span, const QStringList &arguments,
               base::Severity severity);

    /** Adds a problem of a rule that a ruleset defines, with its message. It is at the key if `isAtKey`, otherwise at
     * the value. */
    void addCustom(const Document &document, const CustomRule &rule, const document::Pointer &pointer,
                   const QString &message, bool isAtKey);
    /** Returns false if problems of this custom rule are reported nowhere in the description. */
    [[nodiscard]] bool isCustomOn(const CustomRule &rule) const;
    /** Returns true if the report reached its limit and takes no more problems. */
    [[nodiscard]] bool isFull() const;
    /** Returns true if less than half of the report's limit is used. */
    [[nodiscard]] bool isFarFromLimit() const;

    [[nodiscard]] const rules::RuleSettings &settings() const { return m_settings; }
    /** Returns the diagnostics in the document that is checked, without the first `count`. */
    [[nodiscard]] base::Diagnostics since(qsizetype count) const { return m_found[m_current].sliced(count); }
    /** Returns the number of diagnostics in the document that is checked. */
    [[nodiscard]] qsizetype count() const { return m_found[m_current].size(); }
    /** Adds diagnostics that an earlier report with the same rules and settings has for the document that is checked.
     */
    void addKnown(const base::Diagnostics &diagnostics) { addKnown(current(), diagnostics); }
    void addKnown(const Document &document, const base::Diagnostics &diagnostics);
    /** Appends each diagnostic that is added from now on to `list`, by its document, unless it is null. */
    void recordIn(QList<DocumentFindings> *list) { m_record = list; }
    /** Returns all diagnostics so far in one document and removes them from the report. */
    [[nodiscard]] base::Diagnostics takeDiagnostics(const Document &document);
    [[nodiscard]] base::Diagnostics takeDiagnostics() { return takeDiagnostics(m_description.entry()); }

private:
    void add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
             const QStringList &arguments, base::Severity severity);
    void append(qsizetype document, const base::Diagnostic &diagnostic);
    void record(qsizetype document, const base::Diagnostic &diagnostic);
    [[nodiscard]] qsizetype numberOf(const Document &document);
    [[nodiscard]] const Document &current() const { return m_documents[m_current]; }
    [[nodiscard]] QString logicalPointer(const Document &document, const document::Pointer &pointer) const;

    const description::Description &m_description;
    const rules::RuleSettings &m_settings;
    std::optional<specification::Version> m_version;
    QList<Document> m_documents;      ///< The documents with diagnostics, and the one that is checked.
    QList<base::Diagnostics> m_found; ///< The diagnostics of each document of m_documents.
    QHash<const openapi::ReferencedDocument *, qsizetype> m_numbers; ///< The indexes of documents in m_documents.
    qsizetype m_current = 0;
    QList<DocumentFindings> *m_record = nullptr;
    mutable QHash<const rules::Rule *, bool> m_isOn;
    QHash<const rules::Rule *, QString> m_names; ///< The names of rules, whose strings all diagnostics share.
    qsizetype m_bytes = 0;                       ///< The number of bytes that all diagnostics take.
};

} // namespace lint
