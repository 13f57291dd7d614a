#pragma once

#include "workspace.h"

#include <QTimer>
#include <QWidget>

namespace git {
class RepositoryFiles;
}
namespace workspace {
class References;
}
namespace widgets {
class Banner;
}

namespace source {

class SourceEditor;
class FindBar;
class PlaceBar;

/** The Source tab: the editor, with a banner for a syntax error or a read-only text. */
class SourcePage final : public QWidget
{
    Q_OBJECT

public:
    /** Without `references` only this document's parts are completed, without `repositories` there are no marks of
     * changes since the last commit. Both outlive the page. */
    explicit SourcePage(workspace::OpenDefinition &definition, workspace::References *references = nullptr,
                        git::RepositoryFiles *repositories = nullptr, QWidget *parent = nullptr);

    /** Selects the bytes, scrolls to them, and moves the focus to the editor. */
    void showSpan(const base::Span &span);
    /** Moves the cursor to the key, or else the value, at a pointer, and the focus to the editor; false if there is no
     * such node. */
    bool showPointer(const document::Pointer &pointer);
    /** Moves the cursor to the place that is selected in a form, without the focus. */
    void follow(const document::Pointer &pointer);
    /** Opens the find bar. */
    void find();
    /** Opens the find bar with the replacement. */
    void replace();
    /** The pointer of the node at the cursor. */
    [[nodiscard]] document::Pointer currentPointer() const;
    /** The byte offset of the cursor. */
    [[nodiscard]] qsizetype cursorOffset() const;

signals:
    /** A place was clicked with Ctrl. It is the current pointer. */
    void linkClicked();
    /** The cursor was moved to another place, a moment ago. */
    void located(const document::Pointer &pointer);
    /** The form of this place is requested. */
    void formRequested(const document::Pointer &pointer);
    /** The document is to be converted to OpenAPI. */
    void conversionRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void refreshBanner();
    void refreshBannerSoon();
    void refreshPlaceSoon();
    void showProblem(const base::Diagnostic &problem);
    void showReadOnly(document::ReadOnlyReason reason);

    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    SourceEditor *m_editor = nullptr;
    FindBar *m_findBar = nullptr;
    PlaceBar *m_places = nullptr;
    QTimer m_bannerSoon;
    QTimer m_placeSoon;
};

} // namespace source
