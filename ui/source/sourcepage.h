#pragma once

#include "workspace.h"

#include <QTimer>
#include <QWidget>

namespace widgets {
class Banner;
}

namespace source {

class SourceEditor;
class FindBar;

/** The Source tab: the text, and above it what keeps it from being understood or from being edited. */
class SourcePage final : public QWidget
{
    Q_OBJECT

public:
    explicit SourcePage(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Selects the bytes and scrolls to them; the editor gets the focus. */
    void showSpan(const base::Span &span);
    /** As SourceEditor::showPointer(). */
    bool showPointer(const document::Pointer &pointer);
    /** Moves the cursor there without taking the focus: what is selected in a form is where the cursor is. */
    void follow(const document::Pointer &pointer);
    /** Opens the line to find with. */
    void find();
    /** Opens the lines to find and replace with. */
    void replace();
    [[nodiscard]] SourceEditor *editor() const { return m_editor; }

signals:
    /** The person asked for the form of this place. */
    void formRequested(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void refreshBanner();
    void refreshBannerSoon();
    void showProblem(const base::Diagnostic &problem);
    void showReadOnly(document::ReadOnlyReason reason);

    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    SourceEditor *m_editor = nullptr;
    FindBar *m_findBar = nullptr;
    QTimer m_bannerSoon;
};

} // namespace source
