#include "commandhelp.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <algorithm>

namespace commands {

namespace {

/** A row of two columns in the parser's text, with the lines of its second column as one. */
struct HelpRow {
    QString left;
    QString right;
};

/** Reads the rows below a title, up to the next empty line. */
QList<HelpRow> rowsBelow(const QString &title, const QStringList &lines)
{
    static const QRegularExpression columns(u"^  (\\S.*?)(?:  +(\\S.*))?$"_qs);
    QList<HelpRow> rows;
    const qsizetype start = lines.lastIndexOf(title);
    if (start < 0)
        return rows;
    for (qsizetype i = start + 1; i < lines.size() && !lines.at(i).isEmpty(); ++i) {
        const auto match = columns.match(lines.at(i));
        if (match.hasMatch())
            rows.append({match.captured(1), match.captured(2)});
        else if (!rows.isEmpty())
            rows.last().right = (rows.last().right + u' ' + lines.at(i).trimmed()).trimmed();
    }
    return rows;
}

OptionHelp optionOf(const HelpRow &row)
{
    OptionHelp option;
    const qsizetype open = row.left.indexOf(u" <"_qs);
    const QString names = open < 0 ? row.left : row.left.first(open);
    option.names = names.split(u", "_qs);
    if (open >= 0)
        option.value = row.left.sliced(open + 2).chopped(1);
    option.text = row.right;
    return option;
}

bool isWord(const QString &text)
{
    static const QRegularExpression word(u"^[a-z0-9._-]+$"_qs);
    return word.match(text).hasMatch();
}

} // namespace

QStringList OptionHelp::choices() const
{
    if (!value.contains(u'|'))
        return {};
    QStringList words = value.split(u'|');
    words.removeIf([](const QString &each) { return !isWord(each); });
    return words;
}

QStringList CommandHelp::actions() const
{
    QStringList words;
    for (const QString &form : arguments.split(u'|')) {
        const QString first = form.trimmed().section(u' ', 0, 0);
        if (isWord(first))
            words.append(first);
    }
    return words;
}

CommandHelp commandHelp(const QString &name, const QString &summary, const QCommandLineParser &parser)
{
    const QStringList lines = parser.helpText().split(u'\n');
    CommandHelp help{name, summary, {}, {}, {}, {}};
    help.arguments = lines.constFirst().section(u"[options]"_qs, 1).trimmed();
    const qsizetype options = lines.lastIndexOf(u"Options:"_qs);
    help.description = lines.mid(1, options - 1).join(u'\n').trimmed();
    for (const HelpRow &row : rowsBelow(u"Options:"_qs, lines))
        help.options.append(optionOf(row));
    for (const HelpRow &row : rowsBelow(u"Arguments:"_qs, lines))
        help.argumentTexts.append(u"%1: %2"_qs.arg(row.left, row.right));
    return help;
}

QString generalNotes()
{
    return u"For the options of a command, run gatewright COMMAND --help. Use - as FILE for standard input or output.\n"
           u"Commands that call a dashboard or portal use the environment chosen in the designer, --env NAME, or\n"
           u"--base-url and --portal-url with --token-env.\n\n"
           u"Exit codes: 0 no findings, 1 findings (also of --check and --warn), 2 usage or input error, 3 internal error.\n"_qs;
}

} // namespace commands
