#pragma once

#include "context.h"
#include "definitiontab.h"

#include <QHash>
#include <QObject>

#include <memory>

class QStackedWidget;
class QTabBar;
namespace designer {
class DesignerTab;
class SettingsTab;
} // namespace designer
namespace conflicts {
class MergeSession;
}
namespace merge {
class MergeTab;
}
namespace readingview {
class ReadingPage;
}
namespace source {
class SourcePage;
}
namespace traffic {
class ExchangeLog;
}

namespace window {

struct Services;

/** The tabs of the page of a definition: a tab bar, and a stack with the widget of the current tab. Each widget is
 * created when it is first needed. */
class DefinitionViews final : public QObject
{
    Q_OBJECT

public:
    /** Creates the tab bar and the stack as children of `page`, which places them. `log` has the recorded
     * exchanges of all definitions. */
    DefinitionViews(const designer::Context &context, const Services &services, const traffic::ExchangeLog &log,
                    QWidget &page);

    [[nodiscard]] QTabBar &bar() const { return *m_bar; }
    [[nodiscard]] QStackedWidget &stack() const { return *m_stack; }
    void retranslate();

    /** False for a Swagger document, which can only be read in Source: the forms are those of OpenAPI 3. */
    [[nodiscard]] bool hasForms() const;
    /** False for a tab that the document or the program does not have. */
    [[nodiscard]] bool hasTab(DefinitionTab tab) const;
    [[nodiscard]] DefinitionTab current() const;
    void setCurrent(DefinitionTab tab);
    /** Creates the widget of a tab if needed, and shows it if the tab is the current one. */
    void prepare(DefinitionTab tab);

    /** The form of a tab, which is created if needed. `tab` is not Reading or Source, which have no form. */
    designer::DesignerTab &form(DefinitionTab tab);
    designer::SettingsTab &settings();
    source::SourcePage &source();
    readingview::ReadingPage &reading();
    /** The merge of versions into the definition; null in a program without git. */
    [[nodiscard]] const std::shared_ptr<conflicts::MergeSession> &mergeSession() const { return m_merge; }
    /** The tab Merge, which is created if needed. mergeSession() is not null. */
    merge::MergeTab &mergeTab();
    /** The form of the current tab; null if it has none. */
    [[nodiscard]] designer::DesignerTab *currentForm() const { return m_forms.value(current()); }
    /** Source if it was created, otherwise null. */
    [[nodiscard]] source::SourcePage *createdSource() const { return m_source; }
    /** Reading if it was created, otherwise null. */
    [[nodiscard]] readingview::ReadingPage *createdReading() const { return m_reading; }

signals:
    void formCreated(designer::DesignerTab *form);
    void settingsCreated(designer::SettingsTab *settings);
    void sourceCreated(source::SourcePage *source);
    void readingCreated(readingview::ReadingPage *reading);
    void mergeTabCreated(merge::MergeTab *tab);
    /** Emitted before the widget of the current tab becomes visible in the stack. */
    void aboutToShow();

private:
    [[nodiscard]] designer::DesignerTab *newForm(DefinitionTab tab);
    void followMerge();
    void showMergeTab();

    const designer::Context m_context;
    const Services &m_services;
    const traffic::ExchangeLog &m_log;
    QWidget &m_page;
    QTabBar *m_bar;
    QStackedWidget *m_stack;
    QHash<DefinitionTab, designer::DesignerTab *> m_forms; ///< The forms that were created so far, by tab.
    /** The form of the tab Settings, which is also in m_forms; null before it is created. */
    designer::SettingsTab *m_settings = nullptr;
    std::shared_ptr<conflicts::MergeSession> m_merge;
    merge::MergeTab *m_mergeTab = nullptr; ///< Also in m_forms; null before it is created.
    source::SourcePage *m_source = nullptr;
    readingview::ReadingPage *m_reading = nullptr;
};

} // namespace window
