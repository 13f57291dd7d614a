#include "completionscript.h"

#include <algorithm>

namespace commands {

namespace {

/** What a value can be completed as. */
enum class Completion {
    Choices, ///< The words of OptionHelp::choices().
    Files,
    Folders,
    Nothing, ///< The value is free, such as a number or a URL.
};

Completion completionOf(const OptionHelp &option)
{
    if (!option.choices().isEmpty())
        return Completion::Choices;
    if (option.value.contains(u"FOLDER"_qs) && !option.value.contains(u"FILE"_qs))
        return Completion::Folders;
    const bool isFile = option.value.contains(u"FILE"_qs) || option.names.contains(u"--allow-file") ||
                        option.value == u"ZIP";
    return isFile ? Completion::Files : Completion::Nothing;
}

/** A text in single quotes, as sh, zsh and fish read it. */
QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_qs) + u'\'';
}

/** The first sentence of a text. */
QString shortText(const QString &text)
{
    const qsizetype end = text.indexOf(u". "_qs);
    const QString sentence = end < 0 ? text : text.first(end);
    return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
}

QStringList namesOf(const QList<CommandHelp> &commands)
{
    QStringList names;
    for (const CommandHelp &command : commands)
        names.append(command.name);
    return names;
}

/** Bash reads words: a list of words for each command and each option with a value. */
QString bashScript(const QList<CommandHelp> &commands)
{
    QString values;
    QString options;
    QString actions;
    for (const CommandHelp &command : commands) {
        QStringList names;
        for (const OptionHelp &option : command.options) {
            names += option.names;
            if (option.value.isEmpty())
                continue;
            QStringList patterns;
            for (const QString &name : option.names)
                patterns.append(quoted(command.name + u' ' + name));
            QString answer;
            switch (completionOf(option)) {
            case Completion::Choices:
                answer = u"words="_qs + quoted(option.choices().join(u' '));
                break;
            case Completion::Files:
                answer = u"kind=file"_qs;
                break;
            case Completion::Folders:
                answer = u"kind=folder"_qs;
                break;
            case Completion::Nothing:
                answer = u"return"_qs;
                break;
            }
            values += u"    %1) %2 ;;\n"_qs.arg(patterns.join(u'|'), answer);
        }
        options += u"        %1) words=%2 ;;\n"_qs.arg(command.name, quoted(names.join(u' ')));
        if (!command.actions().isEmpty())
            actions += u"        %1) [ \"$COMP_CWORD\" -eq 2 ] && words=%2 ;;\n"_qs.arg(
                command.name, quoted(command.actions().join(u' ')));
    }
    return uR"(# Completes gatewright in bash.
_gatewright() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
    local words='' kind=''
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words=%1
        kind=file
    else case "$command $previous" in
%2    *) case "$current" in
    -*) case "$command" in
%3        esac ;;
    *)
        kind=file
        case "$command" in
%4        esac
        [ -n "$words" ] && kind='' ;;
    esac ;;
    esac
    fi
    [ -n "$words" ] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    [ ${#COMPREPLY[@]} -gt 0 ] && return
    case "$kind" in
    file) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    folder) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
    esac
}
complete -F _gatewright gatewright
)"_qs.arg(quoted(namesOf(commands).join(u' ')), values, options, actions);
}

/** A text in a specification of zsh's _arguments, where brackets and colons have a meaning. */
QString inSpecification(QString text)
{
    return text.replace(u'\\', u"\\\\"_qs).replace(u'[', u"\\["_qs).replace(u']', u"\\]"_qs).replace(u':', u"\\:"_qs);
}

QString zshOption(const OptionHelp &option)
{
    QString action;
    switch (completionOf(option)) {
    case Completion::Choices:
        action = u'(' + option.choices().join(u' ') + u')';
        break;
    case Completion::Files:
        action = u"_files"_qs;
        break;
    case Completion::Folders:
        action = u"_files -/"_qs;
        break;
    case Completion::Nothing:
        action = u" "_qs;
        break;
    }
    const QString value = option.value.isEmpty() ? QString() : u":%1:%2"_qs.arg(inSpecification(option.value), action);
    QStringList rows;
    for (const QString &name : option.names) {
        const QString repeated = option.value.isEmpty() ? QString() : u"*"_qs;
        rows.append(quoted(u"%1%2[%3]%4"_qs.arg(repeated, name, inSpecification(shortText(option.text)), value)));
    }
    return rows.join(u' ');
}

QString zshScript(const QList<CommandHelp> &commands)
{
    QStringList names;
    QString cases;
    for (const CommandHelp &command : commands) {
        names.append(quoted(command.name + u':' + inSpecification(shortText(command.summary))));
        QStringList options;
        for (const OptionHelp &option : command.options)
            options.append(zshOption(option));
        if (!command.actions().isEmpty())
            options.append(quoted(u"1:action:(%1)"_qs.arg(command.actions().join(u' '))));
        options.append(quoted(u"*:file:_files"_qs));
        cases += u"    %1) _arguments \\\n        %2 ;;\n"_qs.arg(command.name, options.join(u" \\\n        "_qs));
    }
    return uR"(#compdef gatewright
# Completes gatewright in zsh.
_gatewright() {
    if (( CURRENT == 2 )); then
        local -a commands
        commands=(
            %1
        )
        _describe -t commands command commands
        _files
        return
    fi
    local command=${words[2]}
    shift words
    (( CURRENT-- ))
    case $command in
%2    esac
}
if [ "$funcstack[1]" = _gatewright ]; then
    _gatewright "$@"
else
    compdef _gatewright gatewright
fi
)"_qs.arg(names.join(u"\n            "_qs), cases);
}

QString fishOption(const CommandHelp &command, const OptionHelp &option)
{
    QString names;
    for (const QString &name : option.names)
        names += name.startsWith(u"--"_qs) ? u" -l "_qs + name.sliced(2) : u" -s "_qs + name.sliced(1);
    QString value;
    if (!option.value.isEmpty()) {
        switch (completionOf(option)) {
        case Completion::Choices:
            value = u" -x -a "_qs + quoted(option.choices().join(u' '));
            break;
        case Completion::Files:
            value = u" -r -F"_qs;
            break;
        case Completion::Folders:
            value = u" -x -a '(__fish_complete_directories)'"_qs;
            break;
        case Completion::Nothing:
            value = u" -x"_qs;
            break;
        }
    }
    return u"complete -c gatewright -n '__fish_seen_subcommand_from %1'%2%3 -d %4\n"_qs.arg(
        command.name, names, value, quoted(shortText(option.text)));
}

QString fishScript(const QList<CommandHelp> &commands)
{
    QString text = u"# Completes gatewright in fish.\n"_qs;
    const QString none = u"'not __fish_seen_subcommand_from %1'"_qs.arg(namesOf(commands).join(u' '));
    for (const CommandHelp &command : commands)
        text += u"complete -c gatewright -n %1 -a %2 -d %3\n"_qs.arg(none, command.name,
                                                                     quoted(shortText(command.summary)));
    for (const CommandHelp &command : commands) {
        if (!command.actions().isEmpty())
            text += u"complete -c gatewright -n '__fish_seen_subcommand_from %1' -a %2\n"_qs.arg(
                command.name, quoted(command.actions().join(u' ')));
        for (const OptionHelp &option : command.options)
            text += fishOption(command, option);
    }
    return text;
}

} // namespace

QString completionScript(Shell shell, const QList<CommandHelp> &commands)
{
    switch (shell) {
    case Shell::Bash:
        return bashScript(commands);
    case Shell::Zsh:
        return zshScript(commands);
    case Shell::Fish:
        break;
    }
    return fishScript(commands);
}

} // namespace commands
