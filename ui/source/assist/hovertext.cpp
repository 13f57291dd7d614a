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

struct HoverText {
    Q_DECLARE_TR_FUNCTIONS(source::HoverText)
};

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
        first.append(HoverText::tr("required"));
    if (hover->isDeprecated)
        first.append(HoverText::tr("deprecated"));
    if (hover->since)
        first.append(HoverText::tr("since OpenAPI %1").arg(specification::nameOf(*hover->since)));
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
