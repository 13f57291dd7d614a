#pragma once

#include "context.h"
#include "pointer.h"
#include "valuechange.h"

#include <QToolButton>

#include <memory>

namespace commits {
class CommittedFile;
}

namespace designer {

/**
 * Says that a value of the file is new or changed since the last git commit, and shows the changes of the value in the
 * tab Changes, or the value in Source if nothing is compared. Hidden if the value is as in the commit, or if there is
 * none. The commit is read when the page is shown for the first time, and again when the page is shown or the program
 * becomes active.
 */
class CommitMark final : public QToolButton
{
    Q_OBJECT

public:
    /** `page` shows the value, and has the mark in its layout. */
    CommitMark(const Context &context, QWidget *page);
    ~CommitMark() override;

    void setPlace(const document::Pointer &place);
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isPageShown() const;
    void readCommit();
    void compare();
    void showChange(commits::ValueChange change);

    const Context m_context;
    document::Pointer m_place;
    std::shared_ptr<commits::CommittedFile> m_committed;
    commits::ValueChange m_change = commits::ValueChange::None;
};

} // namespace designer
