#include "completioncommand.h"

#include "completionscript.h"

#include <QHash>

namespace commands {

void CompletionCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints a script that makes a shell complete commands, options and their values. A package installs it; "
        u"without one, add a line to the file that the shell reads at its start:\n\n"
        u"bash (~/.bashrc): source <(gatewright completion bash)\n\n"
        u"zsh (~/.zshrc, below compinit): source <(gatewright completion zsh)\n\n"
        u"fish (~/.config/fish/config.fish): gatewright completion fish | source"_qs);
    parser.addPositionalArgument(u"SHELL"_qs, u"bash, zsh or fish."_qs, u"bash | zsh | fish"_qs);
}

void CompletionCommand::run(const QCommandLineParser &parser)
{
    static const QHash<QString, Shell> shells = {
        {u"bash"_qs, Shell::Bash}, {u"zsh"_qs, Shell::Zsh}, {u"fish"_qs, Shell::Fish}};
    const QStringList arguments = parser.positionalArguments();
    const auto shell = shells.constFind(arguments.value(0));
    if (shell == shells.constEnd() || arguments.size() > 1)
        return refuse(u"completion needs one shell: bash, zsh or fish"_qs);
    console().printText(completionScript(*shell, m_help(console(), core())).toUtf8());
    emit finished(Clean);
}

} // namespace commands

#include "moc_completioncommand.cpp"
