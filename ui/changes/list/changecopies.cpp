#include "changecopies.h"

#include "banner.h"
#include "changemodel.h"
#include "changetexts.h"
#include "commitmessage.h"

#include <QClipboard>
#include <QGuiApplication>

namespace changes {

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
        copy(designer::nodeText(*item), tr("The place was copied."));
}

void ChangeCopies::copyShown()
{
    const QList<difference::Change> shown = m_model.shownFindings();
    copy(messages::changesAsMarkdown(shown), tr("%n changes were copied.", nullptr, int(shown.size())));
}

void ChangeCopies::copyCommitMessage()
{
    copy(messages::commitMessage(m_model.review()->findings.changes), tr("The commit message was copied."));
}

} // namespace changes

#include "moc_changecopies.cpp"
