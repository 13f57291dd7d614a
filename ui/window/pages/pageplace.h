#pragma once

#include "context.h"
#include "definitiontab.h"
#include "snapshot.h"

#include <QObject>

namespace window {

class DefinitionViews;
class SourceBeside;

/** The place that the user selected last in a page of a definition. The forms, Reading and Source of the page show it:
 * when the user selects a place in one of them, the others follow. */
class PagePlace final : public QObject
{
    Q_OBJECT

public:
    PagePlace(const designer::Context &context, DefinitionViews &views, const SourceBeside &beside, QWidget &page);

    [[nodiscard]] const document::Pointer &pointer() const { return m_place; }
    /** Shows a place in the tab that has a control for it. Returns false if no tab has one. */
    bool showInForm(const document::Pointer &pointer);
    /** Shows the place in a tab that becomes the current one, if it was selected in Reading or Source. */
    void bringTo(DefinitionTab tab);

private:
    void take(const navigation::Location &location, const QWidget &in);
    void takeFromForm(const document::Pointer &pointer);
    void takeFromReading(const document::Pointer &pointer);
    void takeFromSource(const document::Pointer &pointer);
    void followInReading();
    void followInSource();

    const designer::Context m_context;
    DefinitionViews &m_views;
    const SourceBeside &m_beside;
    QWidget &m_page;
    document::Pointer m_place;
    bool m_isFromReading = false;     ///< m_place was selected in Reading or Source, and the forms do not show it yet.
    document::Snapshot m_locatedText; ///< The text of the document when the tabs last followed the cursor in Source.
};

} // namespace window
