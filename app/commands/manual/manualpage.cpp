#include "manualpage.h"

namespace commands {

namespace {

/** A text without a meaning to roff. */
QString escaped(QString text)
{
    text.replace(u'\\', u"\\e"_qs).replace(u'-', u"\\-"_qs);
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            line.prepend(u"\\&"_qs);
    }
    return lines.join(u'\n');
}

/** Paragraphs, with an empty line between two. */
QString paragraphs(const QString &text)
{
    QStringList parts;
    for (const QString &part : text.split(u"\n\n"_qs, Qt::SkipEmptyParts))
        parts.append(escaped(part.trimmed()));
    return parts.join(u"\n.PP\n"_qs) + u'\n';
}

QString optionText(const OptionHelp &option)
{
    QStringList names;
    for (const QString &name : option.names)
        names.append(u"\\fB%1\\fR"_qs.arg(escaped(name)));
    const QString value = option.value.isEmpty() ? QString() : u" \\fI%1\\fR"_qs.arg(escaped(option.value));
    return u".TP\n%1%2\n%3\n"_qs.arg(names.join(u", "_qs), value, escaped(option.text));
}

QString commandText(const CommandHelp &command)
{
    const QString arguments = command.arguments.isEmpty() ? QString() : u' ' + escaped(command.arguments);
    QString text = u".SS \"%1\"\n.B gatewright %1\\fR%2 [options]\n.PP\n%3"_qs.arg(escaped(command.name), arguments,
                                                                                   paragraphs(command.description));
    for (const QString &argument : command.argumentTexts)
        text += u".PP\n"_qs + escaped(argument) + u'\n';
    for (const OptionHelp &option : command.options)
        text += optionText(option);
    return text;
}

} // namespace

QString manualPage(const QList<CommandHelp> &commands, const QString &notes, const QString &version)
{
    QString text = u".TH GATEWRIGHT 1 \"\" \"Gatewright %1\" \"User Commands\"\n"
                   u".SH NAME\ngatewright \\- design, inspect and preview APIs behind a gateway\n"
                   u".SH SYNOPSIS\n.B gatewright\n[\\fIFILE\\fR|\\fIFOLDER\\fR ...]\n.br\n"
                   u".B gatewright\n\\fICOMMAND\\fR [options]\n"
                   u".SH DESCRIPTION\nWithout a command, the designer opens with the files and folders. "
                   u"With a command, no window is opened.\n.PP\n%2.SH COMMANDS\n"_qs.arg(escaped(version),
                                                                                         paragraphs(notes));
    for (const CommandHelp &command : commands)
        text += commandText(command);
    return text;
}

} // namespace commands
