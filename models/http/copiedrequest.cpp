#include "copiedrequest.h"

#include "curlarguments.h"
#include "httpiecommand.h"
#include "secretparts.h"
#include "shellquoting.h"
#include "utf8.h"
#include "windowscommand.h"

namespace http {

namespace {

QByteArray spelledForPosix(const QByteArray &name)
{
    if (name == "header")
        return " -H";
    if (name == "request")
        return " -X";
    return name == "url" ? QByteArray() : " --" + name;
}

/** bash has a form for every byte but NUL; other shells take bodies with control characters from a file. */
CopiedRequest posixCommand(const RequestToCopy &request, RequestForm form, const QByteArray &folder)
{
    const bool isBash = form == RequestForm::CurlBash;
    const bool withBody = hasBody(request);
    QList<CurlArgument> arguments = curlArguments(request, withBody);
    CopiedRequest out;
    const bool isInline = request.body.size() <= MaxInlineCurlBody &&
                          (isBash ? !request.body.contains('\0') : isPlainArgument(request.body));
    if (!isInline) {
        out.files.append({folder + "body.bin", request.body});
        arguments.append({"data-binary", '@' + folder + "body.bin"});
    }
    out.text = "curl";
    for (const CurlArgument &argument : std::as_const(arguments)) {
        out.text += spelledForPosix(argument.name);
        if (argument.value)
            out.text += ' ' + withVariables(*argument.value, request.secrets, isBash ? shellQuoted : posixQuoted);
    }
    if (withBody && isInline)
        out.text += " --data-raw " + withVariables(request.body, request.secrets, shellQuoted);
    return out;
}

CopiedRequest rawMessage(const RequestToCopy &request, const QByteArray &folder)
{
    CopiedRequest out;
    const RequestHead &head = request.head;
    out.text = head.method + ' ' + head.target + (head.minorVersion == 0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n");
    for (const HeaderList::Field &field : head.headers.fields())
        out.text += field.line() + "\r\n";
    out.text += "\r\n";
    if (base::isUtf8(request.body) && !request.body.contains('\0'))
        out.text += request.body;
    else
        out.files.append({folder + "body.bin", request.body});
    return out;
}

} // namespace

CopiedRequest copiedRequest(const RequestToCopy &request, RequestForm form, const QByteArray &folder)
{
    switch (form) {
    case RequestForm::CurlBash:
    case RequestForm::CurlSh:
        return posixCommand(request, form, folder);
    case RequestForm::CurlCmd:
    case RequestForm::CurlPowerShell:
        return windowsCommand(request, form, folder);
    case RequestForm::HttPie:
        return httpieCommand(request, folder);
    case RequestForm::Raw:
        return rawMessage(request, folder);
    }
    return {};
}

} // namespace http
