#pragma once

#include "triedrequest.h"

#include <QJsonValue>
#include <QStringList>

namespace tries {

/** A JSON body with one change, and the fault that the change may be. */
struct ChangedBody {
    TryKind kind = TryKind::WrongType;
    QByteArray pointer; ///< The JSON Pointer of the changed value.
    QByteArray body;
};

/** Returns at most `most` bodies, each with one change at one place of `body`: a member left out or added, another
 * type, a value that is too small or too large, a text that no list of values has. */
[[nodiscard]] QList<ChangedBody> changedBodies(const QJsonValue &body, qsizetype most);

/** A text of a parameter, and the fault that it may be. */
struct ChangedText {
    TryKind kind = TryKind::WrongType;
    QString text;
};

/** Returns the texts to try for a parameter. */
[[nodiscard]] QList<ChangedText> changedTexts();

/** True if breaking this keyword of a schema is the fault, or can be because the schema combines others. */
[[nodiscard]] bool isFaultOf(const QString &keyword, TryKind kind);

} // namespace tries
