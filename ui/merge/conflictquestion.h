#pragma once

#include "mergesession.h"
#include "questionbar.h"

#include <memory>

namespace merge {

/** Says that git has left the file of a definition in conflict, and offers to merge it. */
class ConflictQuestion final : public problems::QuestionBar
{
    Q_OBJECT

public:
    explicit ConflictQuestion(std::shared_ptr<conflicts::MergeSession> session, QWidget *parent = nullptr);

signals:
    /** The user wants to merge the versions that git has. */
    void mergeRequested();

protected:
    void retranslate() override;

private:
    void refresh();
    [[nodiscard]] QString questionText() const;

    const std::shared_ptr<conflicts::MergeSession> m_session;
    QString m_shown; ///< The text that is shown; empty while nothing is asked.
    bool m_isDeclined = false;
};

} // namespace merge
