#pragma once

#include "document.h"
#include "stepmarks.h"

#include <QObject>
#include <QPointer>

class QWidget;
namespace designer {
class DesignerTab;
}

namespace window {

class DefinitionViews;
class PagePlace;
class SourceBeside;

/** Shows in the forms of a page what undo and redo have changed, in the document and in other files that the forms
 * edit, and marks it for a moment. The focus stays where it was. */
class StepFollower final : public QObject
{
    Q_OBJECT

public:
    /** Create it before the forms: their lists can lose the entry that a step changes, and with it its form and the
     * focus. */
    StepFollower(document::Document &document, DefinitionViews &views, const SourceBeside &beside, PagePlace &place,
                 QWidget &page);

private:
    void watch(designer::DesignerTab *form);
    void noteStep();
    void follow(const document::SteppedPlace &step);
    /** Shows the place of a step in another file, in the form that edits that file. */
    void followOther(designer::DesignerTab &form, const document::SteppedPlace &step);
    /** Whether undo and redo show the place that they changed in a form: not while Source or Reading is active, or the
     * page is hidden. */
    [[nodiscard]] bool isFollowing() const;
    /** Whether the current tab shows the place of a step already. */
    [[nodiscard]] bool isShown(const document::SteppedPlace &step) const;
    /** Shows the place of a step in the current tab if it has the place, otherwise in the tab that has it. Returns
     * false if no form has it. */
    bool show(const document::SteppedPlace &step);
    void restoreFocus(QWidget *before);

    document::Document &m_document;
    DefinitionViews &m_views;
    const SourceBeside &m_beside;
    PagePlace &m_place;
    QWidget &m_page;
    QPointer<QWidget> m_focusBefore;
    StepMarks m_marks;
};

} // namespace window
