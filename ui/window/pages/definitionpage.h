#pragma once

#include "focus.h"
#include "settingssection.h"
#include "spot.h"
#include "workspace.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QSplitter;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;
namespace designer {
class DesignerTab;
class SettingsTab;
} // namespace designer
namespace problems {
class QuestionBar;
class SecretQuestion;
} // namespace problems
namespace readingview {
class ReadingPage;
}
namespace source {
class SourcePage;
}
namespace widgets {
class ElidedLabel;
}

namespace window {

struct Services;

enum class DefinitionTab { Overview, Paths, Schemas, Reading, Settings, Source };

/** The page of an open definition with its tabs. Each tab is created when it is first shown. */
class DefinitionPage final : public QWidget
{
    Q_OBJECT

public:
    DefinitionPage(workspace::OpenDefinition &definition, const Services &services, QWidget *parent = nullptr);

    [[nodiscard]] workspace::OpenDefinition &definition() const { return m_definition; }
    /** The definition that the current tab edits: another one than definition() while its form shows a path item of
     * another file. */
    [[nodiscard]] workspace::OpenDefinition &editedDefinition() const;
    [[nodiscard]] DefinitionTab currentTab() const;
    void showTab(DefinitionTab tab);
    /** Whether Source is the current tab, or is shown beside the current tab and has the focus. */
    [[nodiscard]] bool isSourceActive() const;
    /** Shows a place of the document in the tab that has a control for it, otherwise in Source. While Source is the
     * current tab, shows the place there. */
    void reveal(const document::Pointer &pointer, const base::Span &span);
    /** Shows a place of the document in the tab that has a control for it, even if Source is the current tab. Shows it
     * in Source if no tab has one. */
    void revealEntry(const document::Pointer &pointer);
    /** Shows a place in Source: the bytes of `span` unless it is empty, otherwise the node at `pointer`. */
    void showText(const document::Pointer &pointer, const base::Span &span);
    /** Shows the form of the path or component at `pointer` with the focus in its name field. Returns false if it has
     * no form. */
    bool editName(const document::Pointer &pointer);
    /** The place where the user works: the cursor if Source is active, otherwise the place that was last selected in
     * another tab. */
    [[nodiscard]] Spot spot() const;
    /** Shows a tab, and in it the place `spot` unless that is the root of the document. */
    void showLocation(DefinitionTab tab, const Spot &spot);
    /** Gives the focus to the current tab if the tab does not have it: to the control in it that had the focus last, or
     * to the first one. */
    void focusTab();
    /** The parts of the page between which the user moves the focus: the parts of the current tab, and Source beside
     * it. */
    [[nodiscard]] QList<widgets::Pane> panes();
    /** The question bars below the tab bar that ask something now. */
    [[nodiscard]] QList<problems::QuestionBar *> questions() const;
    /** Moves the focus to a question bar, and back when its question is answered. */
    void focusQuestion(problems::QuestionBar &question);
    void find();
    void replace();
    /** Shows the tab Reading, which asks for a file name and exports the document to the file as HTML. */
    void exportHtml();

signals:
    /** Emitted before the page shows another tab or place. */
    void aboutToMove();
    /** The user wants to see the page Policies. */
    void policiesRequested();
    void currentTabChanged(window::DefinitionTab tab);
    /** isSourceActive() has changed because the focus moved, while the current tab stayed. */
    void sourceActiveChanged();
    void editedDefinitionChanged();
    /** A reference in Source was clicked with Ctrl at the place `spot`. */
    void linkClicked(const window::Spot &spot);
    /** A form requests that a place in another document is shown. */
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** The user wants to convert the Swagger document to OpenAPI. */
    void conversionRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void connectSourceBeside();
    void connectSteps();
    void noteStep();
    /** Shows the place of an edit that was undone or redone in a form, if the forms follow the user's steps. */
    void followStep(const document::SteppedPlace &step);
    /** Shows the place of an edit that was undone or redone in another file, in the tab that edits that file. */
    void followStepOf(designer::DesignerTab &tab, const document::SteppedPlace &step);
    /** Whether undo and redo show the place that they changed in a form: not while Source or Reading is active, or the
     * page is hidden. */
    [[nodiscard]] bool followsSteps() const;
    /** Shows the place of a step in a form: in the current tab if it has the place, otherwise in the tab that has it.
     * Returns false if no form has it. */
    bool goToStep(const document::SteppedPlace &step);
    void restoreFocus(QWidget *before);
    void noticeEditedDefinition();
    /** Whether Source is to be shown beside the current tab. */
    [[nodiscard]] bool isSourceBeside() const;
    /** Moves Source to where the setting says that it is shown: beside the current tab, or as one of the tabs. */
    void placeSource();
    /** Stores the position of the divider between the form and Source in the settings; all definitions share it. */
    void saveDivider();
    void restoreDivider();
    /** Shows the place of the cursor in Source in the tab that is beside it. */
    void takeFromSource(const document::Pointer &pointer);
    /** Moves the cursor in Source to a place that was selected in another tab, unless the user works in Source. */
    void followInSource(const document::Pointer &pointer);
    void addQuestions(QVBoxLayout &column);
    void focusAfterAnswer();
    void retranslate();
    void refreshTitle();
    [[nodiscard]] bool hasNoForms() const;
    [[nodiscard]] bool revealInForm(const document::Pointer &pointer);
    /** Shows a tab as showTab() does, but without aboutToMove(). */
    void moveToTab(DefinitionTab tab);
    void moveToText(const document::Pointer &pointer, const base::Span &span);
    /** Creates the widget of a tab if it was not shown before, and shows it if the tab is the current one. */
    void prepare(DefinitionTab tab);
    /** The form of a tab, which is created if needed. `tab` is not Reading or Source, which have no form. */
    designer::DesignerTab &form(DefinitionTab tab);
    designer::DesignerTab *newForm(DefinitionTab tab);
    designer::DesignerTab *newPathsTab();
    void showSetting(designer::SettingsSection section);
    source::SourcePage &sourcePage();
    readingview::ReadingPage &readingPage();
    /** Shows the place that was last selected in Reading or Source in the form of a tab that becomes the current one.
     */
    void takeFromReading(DefinitionTab tab);
    void adopt(designer::DesignerTab *tab);

    workspace::OpenDefinition &m_definition;
    const Services &m_services;
    QTabBar *m_bar = nullptr;
    QSplitter *m_split = nullptr; ///< The splitter with the current tab, and Source while it is shown beside the tab.
    QStackedWidget *m_stack = nullptr;
    bool m_wantsSourceBeside = false;
    bool m_wasSourceActive = false;
    const workspace::OpenDefinition *m_wasEdited = nullptr;
    document::Snapshot m_locatedText; ///< The text of the document when the tabs last followed the cursor in Source.
    QPointer<QWidget> m_focusBefore;  ///< The control that had the focus before it moved to a question.
    QPointer<QWidget> m_focusBeforeStep;
    widgets::ElidedLabel *m_title = nullptr;
    problems::SecretQuestion *m_secretQuestion = nullptr;
    QList<problems::QuestionBar *> m_questions; ///< All question bars from top to bottom, including m_secretQuestion.
    QHash<DefinitionTab, designer::DesignerTab *> m_forms; ///< The forms that were created so far, by tab.
    /** The form of the tab Settings, which is also in m_forms; null before it is created. */
    designer::SettingsTab *m_settings = nullptr;
    source::SourcePage *m_source = nullptr;
    readingview::ReadingPage *m_reading = nullptr;
    /** The place that was last selected in a form, Reading or Source. Source and Reading show it when they are first
     * opened. */
    document::Pointer m_place;
    bool m_isFromReading = false; ///< m_place was selected in Reading or Source, and the forms do not show it yet.
};

} // namespace window
