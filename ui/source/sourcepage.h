#pragma once

#include "workspace.h"

#include <QTimer>
#include <QWidget>

namespace commits {
class CommittedFiles;
}
namespace review {
class Reviews;
}
namespace navigation {
class Navigator;
}
namespace workspace {
class References;
}
namespace widgets {
class Banner;
}

namespace source {

class ChangeMarks;
class SourceEditor;
class FindBar;
class PlaceBar;

/** The Source tab of a definition: the text editor, with a banner that tells a syntax error or why the text is
 * read-only. */
class SourcePage final : public QWidget
{
    Q_OBJECT

public:
    /** If `commits` is null, lines that changed since the last commit are not marked; otherwise it must outlive
     * the page. */
    SourcePage(workspace::OpenDefinition &definition, const workspace::References &references,
               navigation::Navigator &navigator, commits::CommittedFiles *commits = nullptr, QWidget *parent = nullptr);

    /** Shows what changed lines mean for clients. `reviews` must outlive the page. */
    void setReviews(review::Reviews &reviews);
    /** Selects the bytes of `span`, scrolls to them, and moves the focus to the editor. */
    void showSpan(const base::Span &span);
    /** Moves the cursor to the key, or else the value, of the node at a pointer, and the focus to the editor. Returns
     * false if there is no such node. */
    bool showPointer(const document::Pointer &pointer);
    /** Moves the cursor to a place that was selected in another tab, without moving the focus. */
    void follow(const document::Pointer &pointer);
    /** Opens the find bar. */
    void find();
    /** Opens the find bar with the field for the replacement. */
    void replace();
    /** The JSON Pointer of the node at the cursor. */
    [[nodiscard]] document::Pointer currentPointer() const;
    /** The byte offset of the cursor. */
    [[nodiscard]] qsizetype cursorOffset() const;

signals:
    /** The user wants to convert the Swagger document to OpenAPI. */
    void conversionRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QString address() const;
    void buildWidgets();
    void connectAll();
    void refreshBanner();
    void refreshBannerSoon();
    void refreshPlaceSoon();
    void showProblem(const base::Diagnostic &problem);
    void showReadOnly(document::ReadOnlyReason reason);

    workspace::OpenDefinition &m_definition;
    const workspace::References &m_references;
    navigation::Navigator &m_navigator;
    widgets::Banner *m_banner = nullptr;
    ChangeMarks *m_changes = nullptr;
    SourceEditor *m_editor = nullptr;
    FindBar *m_findBar = nullptr;
    PlaceBar *m_places = nullptr;
    QTimer m_bannerSoon;
    QTimer m_placeSoon; ///< Tells the navigator where the cursor is: after a run of moves, which is told once.
};

} // namespace source
