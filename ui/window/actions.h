#pragma once

#include "actionid.h"
#include "page.h"

#include <QAction>
#include <QList>
#include <QObject>

class QWidget;

namespace window {

/** The actions with their texts, icons, shortcuts and tooltips. Their shortcuts work in `window`. */
class Actions final : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    /** The action; never null. */
    [[nodiscard]] QAction *operator[](ActionId id) const { return m_actions.at(static_cast<qsizetype>(id)); }
    /** The action that shows a page. */
    [[nodiscard]] QAction *operator[](Page page) const { return m_pages.at(static_cast<qsizetype>(page)); }
    /** In the order of ActionId, then those of the pages. */
    [[nodiscard]] QList<QAction *> all() const { return m_actions + m_pages; }
    void retranslate();
    /** Sets the text, and the icon text and tooltip that are derived from it. */
    static void setText(QAction *action, const QString &text);

private:
    QList<QAction *> m_pages;   ///< By Page.
    QList<QAction *> m_actions; ///< By ActionId.
};

} // namespace window
