#include "changecopies.h"

#include "banner.h"
#include "changemodel.h"
#include "changetexts.h"
#include "commitmessage.h"

#include <QClipboard>
#include <QGuiApplication>

namespace changes {

namespace {

messages::TextEdit::Kind kindOf(const review::ChangeItem &item)
{
    using Kind = messages::TextEdit::Kind;
    if (item.isRenamed)
        return Kind::Renamed;
    return item.change == review::NodeChange::Added     ? Kind::Added
           : item.change == review::NodeChange::Removed ? Kind::Removed
                                                        : Kind::Changed;
}

messages::TextEdit editOf(const review::Review &review, const review::ChangeItem &item)
{
    return {kindOf(item), designer::nodeText(review, item)};
}

} // namespace

ChangeCopies::ChangeCopies(const ChangeModel &model, widgets::Banner &banner, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_banner(banner)
{}

void ChangeCopies::copy(const QString &text, const QString &notice)
{
    QGuiApplication::clipboard()->setText(text);
    m_banner.show(widgets::Banner::Kind::Success, notice);
}

void ChangeCopies::copyRow(const QModelIndex &row)
{
    if (const difference::Change *finding = m_model.finding(row))
        copy(messages::changesAsMarkdown({*finding}), tr("The change was copied."));
    else if (const review::ChangeItem *item = m_model.item(row))
        copy(designer::nodeText(*m_model.review(), *item), tr("The place was copied."));
}

void ChangeCopies::copyShown()
{
    const QList<difference::Change> shown = m_model.shownFindings();
    QList<messages::TextEdit> edits;
    for (const review::ChangeItem &item : m_model.shownNodes())
        edits.append(editOf(*m_model.review(), item));
    copy(messages::changesAsMarkdown(shown, edits),
         tr("%n changes were copied.", nullptr, int(shown.size() + edits.size())));
}

void ChangeCopies::copyCommitMessage()
{
    const review::Review &review = *m_model.review();
    QList<messages::TextEdit> edits;
    for (const review::ChangeGroup &group : review.groups) {
        for (const review::ChangeItem &item : group.items) {
            if (item.finding < 0)
                edits.append(editOf(review, item));
        }
    }
    copy(messages::commitMessage(review.findings.changes, edits), tr("The commit message was copied."));
}

} // namespace changes

#include "moc_changecopies.cpp"
