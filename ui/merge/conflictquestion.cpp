#include "conflictquestion.h"

#include "conflicttexts.h"

#include <QGuiApplication>
#include <QPushButton>

namespace merge {

using conflicts::ConflictWatch;
using conflicts::FileConflict;
using conflicts::MergeSession;
using conflicts::SessionState;

ConflictQuestion::ConflictQuestion(std::shared_ptr<MergeSession> session, QWidget *parent)
    : QuestionBar(u"conflictQuestion"_qs, u"conflictBanner"_qs, parent)
    , m_session(std::move(session))
{
    connect(&m_session->watch(), &ConflictWatch::changed, this, [this] {
        m_isDeclined = false;
        refresh();
    });
    connect(m_session.get(), &MergeSession::stateChanged, this, &ConflictQuestion::refresh);
    connect(m_session.get(), &MergeSession::changed, this, [this] {
        // The index has the conflict until the file is staged, and merging again would replace what was resolved.
        m_isDeclined = m_isDeclined || m_session->openCount() < m_session->items().size();
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_session->watch().refresh();
    });
    refresh();
}

QString ConflictQuestion::questionText() const
{
    const git::ConflictSides &sides = m_session->watch().sides();
    const QString ours = problems::shortened(sides.ours);
    const QString theirs = problems::shortened(sides.theirs);
    switch (m_session->watch().conflict()) {
    case FileConflict::None:
        break;
    case FileConflict::BothChanged:
        if (ours.isEmpty() || theirs.isEmpty())
            return tr("Git has left this file in conflict: both sides changed it.");
        return tr("Git has left this file in conflict: “%1” and “%2” changed it.", "%1, %2: branches or commits")
            .arg(ours, theirs);
    case FileConflict::RemovedByOurs:
        return tr("Git has left this file in conflict: ours removed it, theirs changed it. Keep it with git add, or "
                  "remove it with git rm.");
    case FileConflict::RemovedByTheirs:
        return tr("Git has left this file in conflict: theirs removed it, ours changed it. Keep it with git add, or "
                  "remove it with git rm.");
    }
    return {};
}

void ConflictQuestion::refresh()
{
    const bool isMerging = m_session->state() != SessionState::None;
    const QString text = m_isDeclined || isMerging ? QString() : questionText();
    if (text == m_shown)
        return setVisible(!text.isEmpty());
    m_shown = text;
    if (text.isEmpty())
        return hideQuestion();
    ask(text);
    if (m_session->watch().conflict() == FileConflict::BothChanged)
        connect(addAnswer(tr("Merge"), u"mergeConflict"_qs), &QPushButton::clicked, this,
                &ConflictQuestion::mergeRequested);
    connect(addAnswer(tr("Not now"), u"declineMerge"_qs), &QPushButton::clicked, this, [this] {
        m_isDeclined = true;
        refresh();
    });
}

void ConflictQuestion::retranslate()
{
    m_shown.clear();
    refresh();
}

} // namespace merge

#include "moc_conflictquestion.cpp"
