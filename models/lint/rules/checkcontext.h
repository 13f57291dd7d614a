#pragma once

#include "report.h"
#include "walk.h"

#include <QSet>

namespace lint {

/** What the checks of one document share. */
class CheckContext final
{
public:
    CheckContext(Report &diagnostics, specification::Version documentVersion)
        : report(diagnostics)
        , version(documentVersion)
    {}

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

    Report &report;
    const specification::Version version;
    QSet<QByteArray> tags;     ///< The names that the document declares.
    bool isInCallback = false; ///< The walk is below a callback.
    bool isInWebhook = false;  ///< The walk is below a webhook.
};

/** A check of all objects of one kind. */
struct Check {
    specification::ObjectKind kind;
    void (*run)(const specification::Place &place, CheckContext &context);
};

} // namespace lint
