#pragma once

#include "definitionpage.h"
#include "exchange.h"
#include "pagestack.h"
#include "pagetable.h"
#include "windowfixture.h"

#include <QAbstractItemView>
#include <QPushButton>
#include <QTreeView>

namespace support {

/** A place that the window can show: the tabs of a definition, the pages, and the page without a definition. */
struct WindowPlace {
    enum class Kind { Tab, Page, Welcome };

    const char *name;
    Kind kind;
    int index; ///< Of the tab or page.
};

inline constexpr WindowPlace WindowPlaces[] = {
    {"Overview", WindowPlace::Kind::Tab, int(window::DefinitionTab::Overview)},
    {"Paths", WindowPlace::Kind::Tab, int(window::DefinitionTab::Paths)},
    {"Schemas", WindowPlace::Kind::Tab, int(window::DefinitionTab::Schemas)},
    {"Map", WindowPlace::Kind::Tab, int(window::DefinitionTab::Map)},
    {"Changes", WindowPlace::Kind::Tab, int(window::DefinitionTab::Changes)},
    {"Traffic", WindowPlace::Kind::Tab, int(window::DefinitionTab::Traffic)},
    {"Reading", WindowPlace::Kind::Tab, int(window::DefinitionTab::Reading)},
    {"Settings", WindowPlace::Kind::Tab, int(window::DefinitionTab::Settings)},
    {"Source", WindowPlace::Kind::Tab, int(window::DefinitionTab::Source)},
    {"Exchanges", WindowPlace::Kind::Page, int(window::Page::Exchanges)},
    {"Certificates", WindowPlace::Kind::Page, int(window::Page::Certificates)},
    {"Policies", WindowPlace::Kind::Page, int(window::Page::Policies)},
    {"SSO Profiles", WindowPlace::Kind::Page, int(window::Page::SsoProfiles)},
    {"Environments", WindowPlace::Kind::Page, int(window::Page::Environments)},
    {"Welcome", WindowPlace::Kind::Welcome, 0},
};

/** A window on a definition with a path, a schema and a problem, an environment, and a closed definition. */
class PlacesWindow
{
public:
    PlacesWindow()
    {
        const QString other = u"/apis/orders.yaml"_qs;
        fixture.store.files.insert(ShopPath, shopText() +
                                                 "components:\n  schemas:\n    Book:\n      type: object\n      "
                                                 "properties: {title: {type: string}}\n");
        fixture.store.files.insert(other, shopText("Orders"));
        management::Environment staging;
        staging.id = u"staging"_qs;
        staging.name = u"Staging"_qs;
        fixture.environments.put(staging);
        fixture.environments.setCurrent(staging.id);
        shown = std::make_unique<window::MainWindow>(fixture.services());
        activate(*shown);
        shown->open({other});
        shown->action(window::ActionId::CloseDefinition)->trigger();
        shown->open({ShopPath});
        // A move right after a definition was opened would be a part of that.
        QTest::qWait(1);
    }
    ~PlacesWindow() { shown.reset(); }
    PlacesWindow(const PlacesWindow &) = delete;
    PlacesWindow &operator=(const PlacesWindow &) = delete;

    [[nodiscard]] document::Document *document() const
    {
        workspace::OpenDefinition *definition = fixture.workspace.find(ShopPath);
        return definition ? &definition->document() : nullptr;
    }
    void edit(const QString &title) const
    {
        const document::Document::Step step(*document(), u"Edit title"_qs);
        QVERIFY(document()->setScalar({"info", "title"}, document::Value::string(title)));
    }
    /** Shows a place, with something selected in it. */
    void show(const WindowPlace &place)
    {
        shown->showPage(window::Page::Certificates);
        shown->showPage(window::Page::Apis);
        if (place.kind == WindowPlace::Kind::Welcome) {
            shown->action(window::ActionId::CloseDefinition)->trigger();
            shown->showPage(window::Page::Exchanges);
            shown->showPage(window::Page::Apis);
        } else if (place.kind == WindowPlace::Kind::Page) {
            shown->showPage(static_cast<window::Page>(place.index));
        } else {
            shown->findChild<window::DefinitionPage *>()->showTab(static_cast<window::DefinitionTab>(place.index));
        }
        if (place.kind == WindowPlace::Kind::Page && place.index == int(window::Page::Exchanges))
            selectExchange();
        if (auto *tree = qobject_cast<QTreeView *>(usualWidget()))
            tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    }
    /** The widget that the user works in; never null. */
    [[nodiscard]] QWidget *usualWidget() const
    {
        static constexpr const char *Classes[] = {"source::SourceEditor", "QAbstractItemView",
                                                  "readingview::ReadingView", "QAbstractButton", "QTabBar"};
        for (const char *name : Classes) {
            if (QWidget *found = visible(name, [](const QWidget &) { return true; }))
                return found;
        }
        qFatal("The page has nothing to work in");
    }
    /** A field of one line, or null. */
    [[nodiscard]] QWidget *field() const { return visible("QLineEdit", isEditable); }
    /** A field of several lines, or null. */
    [[nodiscard]] QWidget *textField() const { return visible("QPlainTextEdit", isEditable); }
    [[nodiscard]] QWidget *page() const { return shown->findChild<window::PageStack *>()->currentWidget(); }

    WindowFixture fixture;
    std::unique_ptr<window::MainWindow> shown;

private:
    /** The line of a combo box has its focus in the combo box. */
    static bool isEditable(const QWidget &field)
    {
        return !field.property("readOnly").toBool() && !field.parentWidget()->inherits("QComboBox");
    }
    void selectExchange()
    {
        auto exchange = std::make_shared<traffic::Exchange>();
        exchange->request.method = "GET";
        exchange->request.target = "/shop/books";
        emit fixture.gateway.recorded({exchange});
        auto *list = control<QAbstractItemView>(*page(), "exchangeList");
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
        list->setCurrentIndex(list->model()->index(0, 0));
    }
    template<typename Condition>
    [[nodiscard]] QWidget *visible(const char *className, const Condition &condition) const
    {
        for (auto *widget : page()->findChildren<QWidget *>()) {
            if (widget->inherits(className) && widget->isVisible() && widget->isEnabled() &&
                widget->focusPolicy() != Qt::NoFocus && condition(*widget))
                return widget;
        }
        return nullptr;
    }
};

} // namespace support
