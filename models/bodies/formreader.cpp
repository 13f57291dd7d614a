#include "formreader.h"

#include "bodylimits.h"

namespace bodies {
namespace {

QByteArray decoded(QByteArrayView text)
{
    QByteArray bytes = text.toByteArray();
    bytes.replace('+', ' ');
    return QByteArray::fromPercentEncoding(bytes);
}

} // namespace

FormFields readForm(QByteArrayView body)
{
    FormFields form;
    for (qsizetype at = 0; at < body.size();) {
        const qsizetype found = body.indexOf('&', at);
        const qsizetype end = found < 0 ? body.size() : found;
        const QByteArrayView field = body.sliced(at, end - at);
        at = end + 1;
        if (field.isEmpty())
            continue;
        if (form.fields.size() == MaximumFields) {
            form.isCut = true;
            break;
        }
        const qsizetype equals = field.indexOf('=');
        form.fields.append({decoded(field.first(equals < 0 ? field.size() : equals)),
                            equals < 0 ? QByteArray() : decoded(field.sliced(equals + 1))});
    }
    return form;
}

} // namespace bodies
