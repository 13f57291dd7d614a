#include "httpiecommand.h"

#include "curlarguments.h"
#include "secretparts.h"
#include "shellquoting.h"

namespace http {

namespace {

/** A value that starts with `=` or `@` would be JSON or the name of a file. */
QByteArray item(const HeaderList::Field &field)
{
    if (field.value.isEmpty())
        return field.name.toByteArray() + ';';
    const bool isEscaped = field.value.startsWith('=') || field.value.startsWith('@');
    return field.name.toByteArray() + (isEscaped ? ":\\" : ":") + field.value.toByteArray();
}

} // namespace

CopiedRequest httpieCommand(const RequestToCopy &request, const QByteArray &folder)
{
    const bool withBody = hasBody(request);
    CopiedRequest out;
    const auto quoted = [&request](QByteArrayView text) { return withVariables(text, request.secrets, shellQuoted); };
    const bool isInline = isPlainArgument(request.body) && request.body.size() <= MaxInlineCurlBody;
    const QByteArray bodyPath = folder + "body.bin";
    out.text = withBody && !isInline ? "http --path-as-is" : "http --ignore-stdin --path-as-is";
    if (!request.certificate.isEmpty())
        out.text += " --verify " + quoted(request.certificate);
    if (withBody && isInline)
        out.text += " --raw " + shellQuoted(request.body);
    out.text += ' ' + quoted(request.head.method) + ' ' + quoted(request.url);
    for (const HeaderList::Field &field : request.head.headers.fields()) {
        if (!isSetByPrograms(field, request))
            out.text += ' ' + quoted(item(field));
    }
    for (const char *name : {"User-Agent", "Accept", "Accept-Encoding", "Content-Type"}) {
        if (!request.head.headers.contains(name) && (withBody || qstrcmp(name, "Content-Type") != 0))
            out.text += ' ' + quoted(QByteArray(name) + ':');
    }
    if (withBody && !isInline) {
        out.text += " < " + shellQuoted(bodyPath);
        out.files.append({bodyPath, request.body});
    }
    return out;
}

} // namespace http
