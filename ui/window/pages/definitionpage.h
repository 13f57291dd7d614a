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
    /** The definition that the control with the focus edits: another one in forms of path items of other files. */
    [[nodiscard]] workspace::OpenDefinition &editedDefinition() const;
    [[nodiscard]] DefinitionTab currentTab() const;
    void showTab(DefinitionTab tab);
    /** Whether Source is the current tab, or has the focus beside another one. */
    [[nodiscard]] bool isSourceActive() const;
    /** Shows a place in the tab that has a control for it, otherwise in Source. */
    void reveal(const document::Pointer &pointer, const base::Span &span);
    /** As reveal(), also while Source is shown. */
    void revealEntry(const document::Pointer &pointer);
    /** Shows a place in Source. */
    void showText(const document::Pointer &pointer, const base::Span &span);
    /** Shows the form of the entry that contains this place, with the focus in its name. False if there is no form. */
    bool editName(const document::Pointer &pointer);
    /** The place of the cursor in Source, or the last selected place in a form. */
    [[nodiscard]] Spot spot() const;
    /** Shows a tab, and the place in it unless that is the root. */
    void showLocation(DefinitionTab tab, const Spot &spot);
    /** Gives the focus to the current tab, if it does not have it: to the control that had it last, or the first one.
     */
    void focusTab();
    /** The parts of the page between which the user moves the focus: those of the tab, and Source beside it. */
    [[nodiscard]] QList<widgets::Pane> panes();
    /** The questions above the tabs that are asked. */
    [[nodiscard]] QList<problems::QuestionBar *> questions() const;
    /** Moves the focus to a question, and back when it is answered. */
    void focusQuestion(problems::QuestionBar &question);
    void find();
    void replace();
    /** Shows the tab Reading, which asks for a file and exports to it. */
    void exportHtml();

signals:
    /** Another tab or place is going to be shown. */
    void aboutToMove();
    /** The user wants to see the page Policies. */
    void policiesRequested();
    void currentTabChanged(window::DefinitionTab tab);
    /** isSourceActive() has changed while the tab has not. */
    void sourceActiveChanged();
    void editedDefinitionChanged();
    /** A reference in Source was clicked. */
    void linkClicked(const window::Spot &spot);
    /** A form requests a place in another document. */
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** The document is to be converted to OpenAPI. */
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
    /** Shows the place of an edit that was undone or redone, if it is not shown already. */
    void followStep(const document::SteppedPlace &step);
    /** The same for an edit in another file, by the tab that edits it. */
    void followStepOf(designer::DesignerTab &tab, const document::SteppedPlace &step);
    /** Whether the forms of this page follow the steps of the user. */
    [[nodiscard]] bool followsSteps() const;
    /** False if no form has the place. */
    bool goToStep(const document::SteppedPlace &step);
    void restoreFocus(QWidget *before);
    void noticeEditedDefinition();
    /** Whether Source is beside the current tab. */
    [[nodiscard]] bool isSourceBeside() const;
    /** Moves Source to where it is shown, beside the tabs or among them. */
    void placeSource();
    /** The place of the divider between a form and Source is the same for all definitions. */
    void saveDivider();
    void restoreDivider();
    /** Shows what is at the cursor in the tab beside Source. */
    void takeFromSource(const document::Pointer &pointer);
    /** As the others do, unless the user works in it. */
    void followInSource(const document::Pointer &pointer);
    void addQuestions(QVBoxLayout &column);
    void focusAfterAnswer();
    void retranslate();
    void refreshTitle();
    [[nodiscard]] bool hasNoForms() const;
    [[nodiscard]] bool revealInForm(const document::Pointer &pointer);
    /** As showTab() and showText(), as a part of another move. */
    void moveToTab(DefinitionTab tab);
    void moveToText(const document::Pointer &pointer, const base::Span &span);
    /** Creates a tab that was not shown before, and shows it if it is the current one. */
    void prepare(DefinitionTab tab);
    /** Any tab but Reading and Source. */
    designer::DesignerTab &form(DefinitionTab tab);
    designer::DesignerTab *newForm(DefinitionTab tab);
    designer::DesignerTab *newPathsTab();
    void showSetting(designer::SettingsSection section);
    source::SourcePage &sourcePage();
    readingview::ReadingPage &readingPage();
    /** Shows the place that was selected in Reading in a form that is shown after it. */
    void takeFromReading(DefinitionTab tab);
    void adopt(designer::DesignerTab *tab);

    workspace::OpenDefinition &m_definition;
    const Services &m_services;
    QTabBar *m_bar = nullptr;
    QSplitter *m_split = nullptr; ///< The tabs, and Source while it is beside them.
    QStackedWidget *m_stack = nullptr;
    bool m_wantsSourceBeside = false;
    bool m_wasSourceActive = false;
    const workspace::OpenDefinition *m_wasEdited = nullptr;
    document::Snapshot m_locatedText; ///< When the place in Source was last taken.
    QPointer<QWidget> m_focusBefore;  ///< When the focus moved to a question.
    QPointer<QWidget> m_focusBeforeStep;
    widgets::ElidedLabel *m_title = nullptr;
    problems::SecretQuestion *m_secretQuestion = nullptr;
    QList<problems::QuestionBar *> m_questions;            ///< From top to bottom, which includes that one.
    QHash<DefinitionTab, designer::DesignerTab *> m_forms; ///< Those created so far.
    designer::SettingsTab *m_settings = nullptr;           ///< Also in m_forms.
    source::SourcePage *m_source = nullptr;
    readingview::ReadingPage *m_reading = nullptr;
    document::Pointer m_place;    ///< Last selected in a form or in Reading. Source shows it when it is opened.
    bool m_isFromReading = false; ///< The forms do not show that place yet.
};

} // namespace window
