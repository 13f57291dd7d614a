#pragma once

#include "referencetarget.h"
#include "snapshot.h"

#include <QHash>

namespace openapi {

class ReferenceResolver;

/** A parameter of an operation. */
struct Parameter {
    Place place; ///< Of the parameter itself: the end of its references.
    document::Node node;
    QByteArray name;
    QString location; ///< The value of `in`: path, query, header, cookie …
};

/**
 * The parameters of the operation at a place: those of its path item in the order of the text, and then its own. One of
 * the operation replaces one of the path item that has the same name and location. References are followed; parameters
 * that they don't lead to are left out, and those of a list after MaximumParameters.
 */
[[nodiscard]] QList<Parameter> parametersOf(ReferenceResolver &resolver, const Place &operation);

/** The text of a value that a parameter suggests for itself: its example, the first of its examples, or what its schema
 * has as example, default, const, or first value of its enum; 1 for a number without any. Empty if it suggests none, or
 * one that is no scalar. */
[[nodiscard]] QString suggestedValue(ReferenceResolver &resolver, const Parameter &parameter);

/** The suggested values of the path parameters, by name. */
[[nodiscard]] QHash<QByteArray, QString> pathValues(ReferenceResolver &resolver, const QList<Parameter> &parameters);
/** The same as segments of a URL: percent-encoded. */
[[nodiscard]] QHash<QByteArray, QString> pathSegments(ReferenceResolver &resolver, const QList<Parameter> &parameters);
/** A path with these values in the place of names in braces, and `otherwise` for the others; if that is empty, they
 * keep their braces. */
[[nodiscard]] QString filledPath(const QByteArray &path, const QHash<QByteArray, QString> &values,
                                 const QString &otherwise = {});

} // namespace openapi
