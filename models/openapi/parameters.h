#pragma once

#include "referencetarget.h"
#include "snapshot.h"

#include <QHash>

namespace openapi {

class ReferenceResolver;

/** A parameter of an operation, after following references. */
struct Parameter {
    Place place; ///< The place of the Parameter Object, after following references.
    document::Node node;
    QByteArray name;
    QString location; ///< The value of `in`: path, query, header, cookie …
};

/** Returns the parameters of the operation at a place: those of its path item in the order of the text, and then its
 * own. A parameter of the operation replaces a parameter of the path item with the same name and location. References
 * are followed; those that do not resolve to a parameter are left out, and so are the parameters of a list after
 * MaximumParameters. */
[[nodiscard]] QList<Parameter> parametersOf(ReferenceResolver &resolver, const Place &operation);

/** Returns the text of a value that a parameter suggests: its example, the first of its examples, or its schema's
 * example, default, const or first value of the enum; "1" for a number without any. Returns an empty text if the
 * parameter suggests no value, or one that is no scalar. */
[[nodiscard]] QString suggestedValue(ReferenceResolver &resolver, const Parameter &parameter);

/** Returns the suggested values of the path parameters, by name. */
[[nodiscard]] QHash<QByteArray, QString> pathValues(ReferenceResolver &resolver, const QList<Parameter> &parameters);
/** Returns the suggested values of the path parameters, by name, percent-encoded as segments of a URL. */
[[nodiscard]] QHash<QByteArray, QString> pathSegments(ReferenceResolver &resolver, const QList<Parameter> &parameters);
/** Returns a path with the names in braces replaced by their `values`. Names without a value are replaced by
 * `otherwise` or, if that is empty, keep their braces. */
[[nodiscard]] QString filledPath(const QByteArray &path, const QHash<QByteArray, QString> &values,
                                 const QString &otherwise = {});

} // namespace openapi
