#pragma once

#include "row.h"
#include "snapshot.h"
#include "specificationtable.h"

#include <QMenu>
#include <QWidget>

class QAction;
class QPushButton;
class QToolButton;

namespace designer {

class SchemaTreeView;

/** The actions for the current row of a schema tree: buttons for the most used, the menu "Add", and the menu of the row
 * with all of them, which a button, the Menu key and the right mouse button open, with the shortcuts of its entries. */
class SchemaActions final : public QWidget
{
    Q_OBJECT

public:
    SchemaActions(SchemaTreeView *tree, QWidget *parent = nullptr);

    /** Enables the actions that fit a row of the tree; disables all if `row` is null. `snapshot` is the text of the
     * document with the row. */
    void setRow(const document::Snapshot &snapshot, const shapes::Row *row, bool canEdit);
    void retranslate();
    /** The button of the menu "Add", below which a popup asks for what is added. */
    [[nodiscard]] QPushButton &addButton() const { return *m_addOther; }

signals:
    void addRequested(const QByteArray &keyword);
    /** Emitted for `oneOf` and `anyOf`, whose branches the user chooses. */
    void branchesRequested(const QByteArray &keyword);
    void titledValuesRequested();
    void discriminatorRequested();
    void renameRequested();
    void lineRequested();
    void pasteRequested();
    void duplicateRequested();
    void deleteRequested();
    void moveRequested(int by);
    void requiredRequested(bool required);
    void referenceRequested();
    void inlineRequested();
    void extractRequested();
    void oneOfRequested();
    void repeatedRequested();
    void sampleRequested();
    void refineRequested();
    void sourceRequested();

private:
    void buildActions(SchemaTreeView *tree);
    void buildButtons();
    QAction *addAction(SchemaTreeView *tree, const QString &objectName, const QKeySequence &shortcut = {});
    void enableBranches(const document::Node &schema, const shapes::Row *row, bool canEdit);
    void fillAddMenu(const document::Node &schema, const shapes::Row &row);
    void buildAddEntries(specification::Version version);
    void arrangeAddMenu(const QByteArrayList &common);
    QAction *addEntry(const QString &objectName, const QString &text, const QString &toolTip);

    QPushButton *m_addProperty = nullptr;
    QPushButton *m_addOther = nullptr;
    QToolButton *m_remove = nullptr;
    QPushButton *m_more = nullptr;
    QMenu *m_addMenu = nullptr;
    QMenu *m_moreMenu = nullptr;
    QMenu *m_menu = nullptr;
    QAction *m_newProperty = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_line = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_required = nullptr;
    QAction *m_reference = nullptr;
    QAction *m_inline = nullptr;
    QAction *m_extract = nullptr;
    QAction *m_oneOf = nullptr;
    QAction *m_discriminator = nullptr;
    QAction *m_repeated = nullptr;
    QAction *m_sample = nullptr;
    QAction *m_refine = nullptr;
    QAction *m_showSource = nullptr;
    QList<QAction *> m_adding; ///< The actions of the menu "Add". Those of keywords have the keyword as data.
    /** The action of the menu "Add" for values with titles; null in versions of OpenAPI that have none. */
    QAction *m_titledValues = nullptr;
    QByteArrayList m_addShown; ///< What the menu "Add" was filled for: the version of OpenAPI and the common keywords.
};

} // namespace designer
