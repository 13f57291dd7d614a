#include "answerjson.h"

#include "diagnosticmessages.h"
#include "snapshot.h"
#include "utf8.h"

#include <QCoreApplication>

namespace network {

namespace {

using document::Value;

struct AnswerJson {
    Q_DECLARE_TR_FUNCTIONS(AnswerJson)
};

QString syntaxProblem(const QByteArray &json, qsizetype skipped)
{
    const document::Snapshot snapshot = document::Snapshot::parse(json, document::Format::Json);
    if (snapshot.problems().isEmpty())
        return {};
    const base::Diagnostic &first = snapshot.problems().constFirst();
    //: %1 is a sentence such as "This string is not closed.", %2 a number of bytes
    return AnswerJson::tr("%1 (byte %2)")
        .arg(messages::diagnosticText(first), QString::number(skipped + first.span.offset));
}

} // namespace

base::Result<Value> readAnswerJson(const QByteArray &body)
{
    constexpr QByteArrayView mark("\xEF\xBB\xBF");
    const qsizetype skipped = body.startsWith(mark) ? mark.size() : 0;
    const QByteArray json = body.sliced(skipped);
    if (const qsizetype valid = base::validUtf8Size(json); valid < json.size())
        return base::Error{base::ErrorCode::SyntaxError,
                           AnswerJson::tr("Invalid UTF-8 at byte %1.").arg(skipped + valid)};
    const base::Result<Value> value = Value::fromJson(json);
    return value ? value : base::Error{value.error().code, syntaxProblem(json, skipped)};
}

} // namespace network
