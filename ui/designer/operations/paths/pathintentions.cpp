#include "pathintentions.h"

#include "banner.h"
#include "editmessages.h"
#include "listandform.h"
#include "newresourcepanel.h"
#include "opendefinition.h"
#include "pastepanel.h"
#include "pathclipboard.h"
#include "pathlist.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace designer {

PathIntentions::PathIntentions(const Context &context, ListAndForm &page, PathList &list, PathClipboard &clipboard,
                               QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_page(page)
    , m_list(list)
    , m_clipboard(clipboard)
{}

void PathIntentions::openNewResource()
{
    if (!m_resource) {
        m_resource = new NewResourcePanel(m_context, &m_page);
        m_page.addView(m_resource);
        connect(m_resource, &NewResourcePanel::added, this,
                [this](const document::Pointer &place, const QString &what) {
                    showAdded(place, tr("Added %1.", "%1: things such as “5 operations and 2 schemas”").arg(what));
                });
        connect(m_resource, &NewResourcePanel::cancelled, this, [this] {
            emit closed();
            m_list.setFocusOnTree();
        });
    }
    m_page.clearFailure();
    m_page.showView(m_resource);
    m_resource->open();
}

void PathIntentions::openPaste(const document::Pointer &place)
{
    if (!m_paste) {
        m_paste = new PastePanel(m_context, &m_page);
        m_page.addView(m_paste);
        connect(m_paste, &PastePanel::addRequested, this, [this](const PastePlan &plan) {
            const QString problem = add(plan);
            if (problem.isEmpty())
                m_paste->finish();
            else
                m_paste->refuse(problem);
        });
        connect(m_paste, &PastePanel::cancelled, this, [this] {
            emit closed();
            m_list.setFocusOnTree();
        });
    }
    m_page.clearFailure();
    m_page.showView(m_paste);
    m_paste->open(place);
}

void PathIntentions::paste(const document::Pointer &place)
{
    const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
    if (PathClipboard::hasOperations()) {
        const auto excerpt = m_clipboard.read(text, true);
        return excerpt ? m_clipboard.paste(*excerpt, m_list.current()) : m_page.showProblem(excerpt.error());
    }
    const auto plan = planPaste(m_context, text, place);
    if (!plan)
        return m_page.showProblem(plan.error());
    if (const QString problem = add(*plan); !problem.isEmpty())
        m_page.showProblem(problem);
}

void PathIntentions::addRequest(const drafts::Request &request)
{
    const auto plan = planRequest(m_context, request);
    const QString problem = plan ? add(*plan) : plan.error();
    if (!problem.isEmpty())
        m_page.showProblem(problem);
}

QString PathIntentions::add(const PastePlan &plan)
{
    m_page.clearFailure();
    if (plan.isEmpty())
        return tr("The definition has all of this already.");
    if (!plan.excerpt.isEmpty()) {
        const auto excerpt = m_clipboard.read(plan.excerpt, plan.kind == drafts::PastedText::Kind::Operation);
        if (!excerpt)
            return excerpt.error(); // Where the text can be corrected.
        emit closed();
        m_clipboard.paste(*excerpt, m_list.current());
        return {};
    }
    if (const auto done = perform(m_context.document(), plan); !done)
        return editFailureText(done.error());
    QString text = tr("Added %1.", "%1: things such as “5 operations and 2 schemas”").arg(plan.what);
    if (plan.additions.isEmpty())
        text = tr("Changed the schema so that the JSON fits: %1.", "%1: such as “2 schema changes”").arg(plan.what);
    if (!plan.note.isEmpty())
        text += u' ' + plan.note;
    showAdded(plan.place, text);
    return {};
}

void PathIntentions::showAdded(const document::Pointer &place, const QString &text)
{
    const std::optional<PathEntry> entry = m_list.model().entryOf(place);
    if (entry)
        m_list.select(*entry);
    emit closed();
    m_list.setFocusOnTree();
    document::Document &document = m_context.document();
    widgets::Banner &banner = m_page.showSuccess(text, {});
    QPushButton *undo = banner.addAction(tr("Undo"), u"undoAddition"_qs);
    // Not what was edited since then.
    connect(undo, &QPushButton::clicked, this, [this, &document, added = document.snapshot()] {
        if (document.isAt(added))
            document.undo();
        m_page.clearFailure();
    });
}

void PathIntentions::retranslate()
{
    if (m_resource)
        m_resource->retranslate();
    if (m_paste)
        m_paste->retranslate();
}

} // namespace designer

#include "moc_pathintentions.cpp"
