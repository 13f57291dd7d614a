#include "windowscommand.h"

#include "secretparts.h"

#include <algorithm>

namespace http {

namespace {

bool isPrintable(char c)
{
    return c >= 0x20 && c <= 0x7e;
}

/**
 * True if the shell passes a text on unchanged. cmd.exe expands `%` and `!` in quotes, in a batch file otherwise than
 * in what is typed; PowerShell before 7.3 loses quotation marks and empty arguments; a backslash at the end would
 * escape the quotation mark after it.
 */
bool isSafe(QByteArrayView text, RequestForm form)
{
    const bool isCmd = form == RequestForm::CurlCmd;
    const auto isSafeByte = [isCmd](char c) {
        return isPrintable(c) && c != '"' && !(isCmd && (c == '%' || c == '!'));
    };
    return !text.isEmpty() && text.back() != '\\' && std::all_of(text.begin(), text.end(), isSafeByte);
}

bool isSafe(const QList<ArgumentPart> &parts, RequestForm form)
{
    return !parts.isEmpty() && std::all_of(parts.begin(), parts.end(), [form](const ArgumentPart &part) {
        return part.secret || isSafe(part.text, form);
    });
}

/** `"text%VARIABLE%"`: variables are expanded in quotes. */
QByteArray cmdQuoted(const QList<ArgumentPart> &parts)
{
    QByteArray out("\"");
    for (const ArgumentPart &part : parts)
        out += part.secret ? '%' + part.secret->variable + '%' : part.text.toByteArray();
    return out + '"';
}

/** `'text'`, or `('text' + $env:VARIABLE)`. */
QByteArray powerShellQuoted(const QList<ArgumentPart> &parts)
{
    QByteArrayList terms;
    for (const ArgumentPart &part : parts)
        terms.append(part.secret ? "$env:" + part.secret->variable
                                 : '\'' + part.text.toByteArray().replace('\'', "''") + '\'');
    const bool isSum = terms.size() > 1 || parts.constFirst().secret;
    return isSum ? '(' + terms.join(" + ") + ')' : terms.constFirst();
}

/** A line of a file of options. A secret in it can't be a variable. */
QByteArray optionLine(const CurlArgument &argument, const QList<CurlSecret> &secrets)
{
    QByteArray text;
    for (const ArgumentPart &part : partsOf(*argument.value, secrets))
        text += part.secret ? QByteArray("REDACTED") : part.text.toByteArray();
    QByteArray line = argument.name + " = \"";
    for (const char c : std::as_const(text)) {
        if (c == '"' || c == '\\')
            line.append('\\').append(c);
        else if (c == '\n')
            line.append("\\n");
        else if (c == '\r')
            line.append("\\r");
        else if (c == '\t')
            line.append("\\t");
        else if (c == '\v')
            line.append("\\v");
        else
            line.append(c);
    }
    return line + "\"\n";
}

QByteArray spelled(const QByteArray &name)
{
    if (name == "header")
        return "-H ";
    if (name == "request")
        return "-X ";
    return name == "url" ? QByteArray() : "--" + name + ' ';
}

} // namespace

CopiedRequest windowsCommand(const RequestToCopy &request, RequestForm form, const QByteArray &folder)
{
    const bool withBody = hasBody(request);
    QList<CurlArgument> arguments = curlArguments(request, withBody);
    CopiedRequest out;
    const QByteArray bodyPath = folder + "body.bin";
    const QByteArray optionsPath = folder + "options.txt";
    if (withBody)
        arguments.append({"data-binary", request.body.isEmpty() ? QByteArray() : '@' + bodyPath});
    if (!request.body.isEmpty())
        out.files.append({bodyPath, request.body});
    const auto quoted = form == RequestForm::CurlCmd ? cmdQuoted : powerShellQuoted;
    out.text = form == RequestForm::CurlCmd ? "curl" : "curl.exe";
    QList<QList<ArgumentPart>> parts;
    for (const CurlArgument &argument : std::as_const(arguments))
        parts.append(argument.value ? partsOf(*argument.value, request.secrets) : QList<ArgumentPart>());
    const auto isUnsafe = [&](qsizetype at) { return arguments.at(at).value && !isSafe(parts.at(at), form); };
    qsizetype first = 0;
    while (first < arguments.size() && !isUnsafe(first))
        ++first;
    qsizetype last = arguments.size() - 1;
    while (last >= first && !isUnsafe(last))
        --last;
    const auto hasSecret = [](const ArgumentPart &part) { return part.secret != nullptr; };
    QByteArray options;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        const CurlArgument &argument = arguments.at(at);
        if (at == first)
            out.text += " --config " + quoted({ArgumentPart{optionsPath}});
        // What is between goes into the file too, so that header fields stay in their order; a variable can't.
        const bool isBetween = at >= first && at <= last &&
                               std::none_of(parts.at(at).begin(), parts.at(at).end(), hasSecret);
        if (argument.value && (isBetween || isUnsafe(at))) {
            options += optionLine(argument, request.secrets);
            out.hasRedactedOptions |= std::any_of(parts.at(at).begin(), parts.at(at).end(), hasSecret);
        } else if (argument.value)
            out.text += ' ' + spelled(argument.name) + quoted(parts.at(at));
        else
            out.text += " --" + argument.name;
    }
    if (!options.isEmpty())
        out.files.append({optionsPath, options});
    return out;
}

} // namespace http
