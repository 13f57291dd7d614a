#include "hovertext.h"

#include "fieldlabels.h"
#include "hover.h"
#include "version.h"

#include <QCoreApplication>

namespace source {

namespace {

/** Characters of a text of the document that are shown. */
constexpr qsizetype LongestText = 400;

QString shortened(const QString &text)
{
    const QString plain = text.trimmed();
    return plain.size() > LongestText ? plain.left(LongestText) + u'…' : plain;
}

QString tr(const char *text)
{
    return QCoreApplication::translate("source::HoverText", text);
}

} // namespace

QString hoverText(const document::Snapshot &snapshot, qsizetype offset, const assist::AssistContext &context)
{
    const std::optional<assist::Hover> hover = assist::hoverAt(snapshot, offset, context);
    if (!hover)
        return {};
    QStringList first{hover->title};
    if (!hover->detail.isEmpty())
        first.append(hover->detail);
    if (hover->isRequired)
        first.append(tr("required"));
    if (hover->isDeprecated)
        first.append(tr("deprecated"));
    if (hover->since)
        first.append(tr("since OpenAPI %1").arg(specification::nameOf(*hover->since)));
    QStringList lines{first.join(u" · "_qs)};
    if (hover->field)
        lines.append(messages::fieldHelp(*hover->field));
    lines.append(shortened(hover->summary));
    lines.append(shortened(hover->description));
    lines.append(hover->url);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString helpOf(const assist::CompletionItem &item)
{
    QStringList lines;
    if (item.field)
        lines.append(messages::fieldHelp(*item.field));
    lines.append(shortened(item.description));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace source
