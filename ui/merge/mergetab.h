#pragma once

#include "context.h"
#include "designertab.h"
#include "mergesession.h"

#include <memory>

class QPushButton;
class QSplitter;
class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
class Heading;
class ProgressLine;
class ToneLabel;
} // namespace widgets

namespace merge {

class ConflictDetail;
class ConflictList;
class ConflictModel;

/** The tab with the conflicts of a merge in a definition: the list of conflicts, and the three sides of the current one
 * with the ways to resolve it. F7 and Shift+F7 go to the next and previous open conflict. */
class MergeTab final : public designer::DesignerTab
{
    Q_OBJECT

public:
    MergeTab(const designer::Context &context, std::shared_ptr<conflicts::MergeSession> session,
             QWidget *parent = nullptr);
    ~MergeTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &pointer) override;
    [[nodiscard]] QList<widgets::Pane> panes() override;
    /** Merges versions into the document. */
    void start(const conflicts::MergeSource &source);

signals:
    /** The user wants to merge other versions. */
    void versionsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    QWidget *buildBar();
    void connectAll();
    void addWalk(const QKeySequence &keys, const QString &objectName, QAction *&action, int direction);
    void retranslate();
    void refresh();
    void refreshBanner();
    void showState();
    void explain();
    void showCurrent();
    /** Closes the merge; with open conflicts, only if the user says so again. */
    void close();
    void walk(int direction);
    /** After a conflict was resolved, the next open one is shown. */
    void advance(const base::Result<void> &resolved);
    void choose(SideName side);
    void take(const QByteArray &text);
    void accept();
    [[nodiscard]] QString currentPlace() const;

    const designer::Context m_context;
    const std::shared_ptr<conflicts::MergeSession> m_session;
    ConflictModel *m_model = nullptr;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_versions = nullptr;
    QPushButton *m_close = nullptr;
    QAction *m_nextAction = nullptr;
    QAction *m_previousAction = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::Banner *m_banner = nullptr; ///< Why the last choice failed.
    widgets::Banner *m_done = nullptr;   ///< What to do when all conflicts are resolved.
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
    QSplitter *m_splitter = nullptr;
    ConflictList *m_list = nullptr;
    ConflictDetail *m_detail = nullptr;
};

} // namespace merge
