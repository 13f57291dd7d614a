#pragma once

#include "examplevalidation.h"
#include "referenceresolver.h"
#include "walk.h"

#include <QSet>

namespace lint {

/** The parameters of a path item that are in the query, with what references lead to. */
struct QueryOfPath {
    QList<qsizetype> inQueryString; ///< Indexes of parameters in `querystring`, which is the whole query.
    QList<qsizetype> inQuery;
    bool isReported = false; ///< As a contradiction with the parameters of an operation.
};

/** The description, report and caches that the checks of its objects share. */
class CheckContext final
{
public:
    CheckContext(const description::Description &checked, Report &diagnostics);

    /** The objects of this tree are checked from now on. */
    void check(const description::Tree &tree);
    /** The document with the object that is checked. */
    [[nodiscard]] const openapi::ReferencedDocument &document() const { return *m_document; }
    /** A place of that document. */
    [[nodiscard]] openapi::Place placeOf(const document::Pointer &pointer) const
    {
        return {m_document->address(), pointer};
    }

    /** True if the entry document declares a tag with this name. */
    [[nodiscard]] bool isDeclared(const QByteArray &tag) { return *asked.insert(tag, tags.contains(tag)); }

    /** What a Reference Object or a schema's `$ref` leads to; the node itself if it is none. */
    [[nodiscard]] document::Node resolved(const document::Node &node);
    /** The target of the value of a `$ref` in the document that is checked. */
    [[nodiscard]] openapi::SetResolution resolvedReference(const document::Node &value);

    /** What the specification has at the place that the value of a `$ref` in this document names; NoObject for a value
     * that is not an object. Nothing if there is no such place. `expected` is what the reference should lead to. */
    [[nodiscard]] std::optional<specification::ObjectKind> kindOf(const document::Node &value,
                                                                  specification::ObjectKind expected);

    /** The names of the variables in the URL of a server. Those of the last URL are kept, because each variable asks.
     */
    [[nodiscard]] const QSet<QByteArray> &variablesIn(const QByteArray &url);

    /** At the value of a member. */
    void addAtValue(const rules::Rule &rule, const specification::Place &place, const specification::Member &member,
                    const QStringList &arguments = {});
    /** At the key of a member. */
    void addAtKey(const rules::Rule &rule, const specification::Place &place, const specification::Member &member,
                  const QStringList &arguments = {});
    /** At the key of the object, because of what it lacks. */
    void addAtObject(const rules::Rule &rule, const specification::Place &place, const QStringList &arguments = {});
    /** At an item of a list that is a member. */
    void addAtItem(const rules::Rule &rule, const specification::Place &place, QByteArrayView member, qsizetype index,
                   const document::Node &at, const QStringList &arguments = {});

    const description::Description &description;
    specification::Version version; ///< Of the document that is checked.
    Report &report;
    ExampleValidation examples;
    const QSet<QByteArray> tags;               ///< The names that the entry document declares.
    QHash<QByteArray, bool> asked;             ///< The tags that isDeclared() was called with, and its answers.
    QByteArray lastUrl;                        ///< That variablesIn() was called with.
    QSet<QByteArray> lastVariables;            ///< What it answered.
    QSet<document::Pointer> read;              ///< Places of the entry document that references led to.
    QHash<qsizetype, QueryOfPath> queryOfPath; ///< By the offset of the path item in its document.
    bool isInCallback = false;                 ///< The walk is below a callback.
    bool isInWebhook = false;                  ///< The walk is below a webhook.

private:
    /** What is at the place that a reference names. */
    struct Kind {
        openapi::Place place;
        std::optional<specification::ObjectKind> found;
    };

    [[nodiscard]] openapi::ReferenceTarget targetOf(const document::Node &value) const;
    [[nodiscard]] Kind readKind(const openapi::ReferenceTarget &target) const;
    void noteRead(const openapi::Place &first);

    openapi::ReferencedDocumentPtr m_document;
    openapi::ReferenceResolver m_resolver;
    QHash<std::pair<openapi::Place, QByteArray>, Kind> m_kinds; ///< By the places and anchors that references name.
};

/** True if a member is a text that is not empty. */
[[nodiscard]] bool hasText(const specification::Place &place, QByteArrayView member);

/** A check of all objects of one kind. */
struct Check {
    specification::ObjectKind kind;
    void (*run)(const specification::Place &place, CheckContext &context);
};

} // namespace lint
