#pragma once

#include "examplevalidation.h"
#include "referenceresolver.h"
#include "walk.h"

#include <QSet>

namespace lint {

/** The parameters of a path item that are in the query of a URL, with references replaced by their targets. */
struct QueryOfPath {
    QList<qsizetype> inQueryString; ///< Indexes of the parameters with `in: querystring`, which is the whole query.
    QList<qsizetype> inQuery;
    bool isReported = false; ///< The parameters are reported as a contradiction with those of an operation.
};

/** What the checks of the objects of a description share: the description, the report and caches. */
class CheckContext final
{
public:
    CheckContext(const description::Description &checked, Report &diagnostics);

    /** Starts the check of a tree: document(), version and report are for its objects from now on. */
    void check(const description::Tree &tree);
    /** Returns the document with the object that is checked. */
    [[nodiscard]] const openapi::ReferencedDocument &document() const { return *m_document; }
    /** Returns the place at a pointer into document(). */
    [[nodiscard]] openapi::Place placeOf(const document::Pointer &pointer) const
    {
        return {m_document->address(), pointer};
    }

    /** Returns true if the entry document declares a tag with this name, and remembers the question in `asked`. */
    [[nodiscard]] bool isDeclared(const QByteArray &tag) { return *asked.insert(tag, tags.contains(tag)); }

    /** Returns the target of a Reference Object or of a schema's `$ref`, or the node itself if it is no reference. */
    [[nodiscard]] document::Node resolved(const document::Node &node);
    /** Returns the target of a `$ref` of the document that is checked; `value` is the member's value. */
    [[nodiscard]] openapi::SetResolution resolvedReference(const document::Node &value);

    /** Returns the kind of object that a `$ref` of the document that is checked refers to. `value` is the member's
     * value and `expected` is the kind that the target should have. Returns NoObject for a target that is not an object
     * of OpenAPI, and std::nullopt if the target does not exist. */
    [[nodiscard]] std::optional<specification::ObjectKind> kindOf(const document::Node &value,
                                                                  specification::ObjectKind expected);

    /** Returns the names of the variables in the URL of a server. The names of the last URL are kept, because the check
     * of each variable asks. */
    [[nodiscard]] const QSet<QByteArray> &variablesIn(const QByteArray &url);

    /** Reports a problem at the value of a member of the object at `place`. */
    void addAtValue(const rules::Rule &rule, const specification::Place &place, const specification::Member &member,
                    const QStringList &arguments = {});
    /** Reports a problem at the key of a member of the object at `place`. */
    void addAtKey(const rules::Rule &rule, const specification::Place &place, const specification::Member &member,
                  const QStringList &arguments = {});
    /** Reports a problem at the key of the object at `place`, for something that the object lacks. */
    void addAtObject(const rules::Rule &rule, const specification::Place &place, const QStringList &arguments = {});
    /** Reports a problem at an item of a list, which is a member of the object at `place`. The position is that of the
     * node `at`. */
    void addAtItem(const rules::Rule &rule, const specification::Place &place, QByteArrayView member, qsizetype index,
                   const document::Node &at, const QStringList &arguments = {});

    const description::Description &description;
    specification::Version version; ///< The version of the document that is checked.
    Report &report;
    ExampleValidation examples;
    const QSet<QByteArray> tags;    ///< The names of the tags that the entry document declares.
    QHash<QByteArray, bool> asked;  ///< The tags that isDeclared() was called with, and the answers.
    QByteArray lastUrl;             ///< The URL that variablesIn() was called with last.
    QSet<QByteArray> lastVariables; ///< The names that variablesIn() returned for lastUrl.
    QSet<document::Pointer> read;   ///< The places of the entry document that references were followed to.
    /** The query parameters of path items, by the offset of the path item in its document. */
    QHash<qsizetype, QueryOfPath> queryOfPath;
    bool isInCallback = false; ///< The walk is below a callback.
    bool isInWebhook = false;  ///< The walk is below a webhook.

private:
    /** The place that a reference names, and the kind of the object at the place. */
    struct Kind {
        openapi::Place place;
        std::optional<specification::ObjectKind> found;
    };

    [[nodiscard]] openapi::ReferenceTarget targetOf(const document::Node &value) const;
    [[nodiscard]] Kind readKind(const openapi::ReferenceTarget &target) const;
    void noteRead(const openapi::Place &first);

    openapi::ReferencedDocumentPtr m_document;
    openapi::ReferenceResolver m_resolver;
    /** The kinds that kindOf() read, by the places and anchors that references name. */
    QHash<std::pair<openapi::Place, QByteArray>, Kind> m_kinds;
};

/** Returns true if a member of an object is a text that is not empty. */
[[nodiscard]] bool hasText(const specification::Place &place, QByteArrayView member);

/** A check that runs on every object of one kind. */
struct Check {
    specification::ObjectKind kind;
    void (*run)(const specification::Place &place, CheckContext &context);
};

} // namespace lint
