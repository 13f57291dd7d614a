#pragma once

#include "actionid.h"
#include "page.h"

#include <QAction>
#include <QList>
#include <QObject>

class QWidget;

namespace window {

/** The actions of the main window with their texts, icons, shortcuts and tooltips. Their shortcuts work in `window`. */
class Actions final : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    /** The action with this ID; never null. */
    [[nodiscard]] QAction *operator[](ActionId id) const { return m_actions.at(static_cast<qsizetype>(id)); }
    /** The action that shows a page of the navigation; never null. */
    [[nodiscard]] QAction *operator[](Page page) const { return m_pages.at(static_cast<qsizetype>(page)); }
    /** All actions: those of ActionId in its order, then those that show pages, in the order of Page. */
    [[nodiscard]] QList<QAction *> all() const { return m_actions + m_pages; }
    /** The name of an action without its mnemonic, and without what it would change now, such as "Undo". */
    [[nodiscard]] QString nameOf(const QAction *action) const;
    void retranslate();
    /** Sets the text of an action, and the icon text and tooltip that are derived from it. */
    static void setText(QAction *action, const QString &text);

private:
    QList<QAction *> m_pages;   ///< The actions that show a page; the index is the Page.
    QList<QAction *> m_actions; ///< The other actions; the index is the ActionId.
};

} // namespace window
