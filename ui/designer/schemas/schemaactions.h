#pragma once

#include "schematree.h"
#include "specificationtable.h"

#include <QMenu>
#include <QWidget>

class QAction;
class QPushButton;
class QTreeView;

namespace designer {

/** What can be done with the current row of a schema tree: a line of buttons, the menu "Add", and the tree's context
 * menu and shortcuts. */
class SchemaActions final : public QWidget
{
    Q_OBJECT

public:
    SchemaActions(QTreeView *tree, QWidget *parent = nullptr);

    /** Enables what fits the row. Without a row, nothing is enabled. */
    void setRow(const document::Snapshot &snapshot, const openapi::SchemaRow *row, bool canEdit);
    void retranslate();

signals:
    void addRequested(const QByteArray &keyword);
    void titledValuesRequested();
    void renameRequested();
    void duplicateRequested();
    void deleteRequested();
    void moveRequested(int by);
    void requiredRequested(bool required);
    void referenceRequested();
    void inlineRequested();
    void extractRequested();
    void sampleRequested();
    void sourceRequested();

private:
    void buildActions(QTreeView *tree);
    void buildButtons();
    QAction *addAction(QTreeView *tree, const QString &objectName, const QKeySequence &shortcut = {});
    void addTitledValues(specification::Version version);
    void fillAddMenu(const document::Snapshot &snapshot, const openapi::SchemaRow &row);

    QPushButton *m_addProperty = nullptr;
    QPushButton *m_addOther = nullptr;
    QPushButton *m_source = nullptr;
    QMenu *m_addMenu = nullptr;
    QAction *m_newProperty = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_required = nullptr;
    QAction *m_reference = nullptr;
    QAction *m_inline = nullptr;
    QAction *m_extract = nullptr;
    QAction *m_sample = nullptr;
    QAction *m_showSource = nullptr;
    QList<QAction *> m_adding;         ///< Of the menu "Add", one for each keyword with schemas.
    QAction *m_titledValues = nullptr; ///< Of the menu too, in versions that have it.
    QByteArray m_addShown;             ///< What the menu was filled for.
};

} // namespace designer
