#pragma once

#include "examplevalidation.h"
#include "refs.h"
#include "walk.h"

#include <QSet>

namespace lint {

/** The parameters of a path item that are in the query, with what references lead to. */
struct QueryOfPath {
    QList<qsizetype> inQueryString; ///< Indexes of parameters in `querystring`, which is the whole query.
    QList<qsizetype> inQuery;
    bool isReported = false; ///< As a contradiction with the parameters of an operation.
};

/** What the checks of one document share. */
class CheckContext final
{
public:
    CheckContext(const Subject &checked, specification::Version documentVersion, Report &diagnostics);

    /** True if the document declares a tag with this name. */
    [[nodiscard]] bool isDeclared(const QByteArray &tag) { return *asked.insert(tag, tags.contains(tag)); }

    /** What a Reference Object or a schema's `$ref` leads to; the node itself if it is none. */
    [[nodiscard]] document::Node resolved(const document::Node &node) const;
    /** The same for the text of a reference. */
    [[nodiscard]] openapi::Resolution resolved(const QString &reference) const;

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

    const Subject subject;
    const specification::Version version;
    Report &report;
    ExampleValidation examples;
    const QSet<QByteArray> tags;               ///< The names that the document declares.
    QHash<QByteArray, bool> asked;             ///< The tags that isDeclared() was called with, and its answers.
    QByteArray lastUrl;                        ///< That variablesIn() was called with.
    QSet<QByteArray> lastVariables;            ///< What it answered.
    mutable QSet<document::Pointer> read;      ///< Places that references led to.
    QHash<qsizetype, QueryOfPath> queryOfPath; ///< By the offset of the path item; its operations can be many.
    bool isInCallback = false;                 ///< The walk is below a callback.
    bool isInWebhook = false;                  ///< The walk is below a webhook.
};

/** True if a member is a text that is not empty. */
[[nodiscard]] bool hasText(const specification::Place &place, QByteArrayView member);

/** A check of all objects of one kind. */
struct Check {
    specification::ObjectKind kind;
    void (*run)(const specification::Place &place, CheckContext &context);
};

} // namespace lint
