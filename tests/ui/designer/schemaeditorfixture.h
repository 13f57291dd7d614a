#pragma once

#include "designerfixture.h"
#include "fakestore.h"
#include "references.h"
#include "schemastab.h"
#include "shapemodel.h"

#include <QTreeView>
#include <QTreeWidget>

namespace designer {

/** The tab Schemas with a file, driven by keys and clicks. */
class SchemaEditor final
{
public:
    explicit SchemaEditor(const QByteArray &text)
        : m_text(text)
        , m_workspace(m_store)
        , m_definition(*m_workspace.addUntitled(u"api.yaml"_qs, text, document::Format::Yaml))
        , m_tab(std::make_unique<SchemasTab>(m_surroundings.context(m_definition, m_workspace)))
    {
        show(*m_tab);
    }

    [[nodiscard]] SchemasTab &tab() const { return *m_tab; }
    [[nodiscard]] workspace::Workspace &workspace() { return m_workspace; }
    [[nodiscard]] document::Document &document() const { return m_definition.document(); }
    [[nodiscard]] QByteArray text() const { return textOf(m_definition); }
    [[nodiscard]] QTreeView *tree() const { return control<QTreeView>(*m_tab, u"schemaTree"_qs); }
    [[nodiscard]] QByteArray jsonAt(const document::Pointer &place) const
    {
        const auto value = document().snapshot().at(place).value();
        return document().snapshot().at(place).exists() && value ? value->toJson() : QByteArray();
    }
    /** Undoes everything; true if the text is that of the file again. */
    [[nodiscard]] bool undoesAll() const
    {
        while (document().canUndo())
            document().undo();
        return text() == m_text;
    }

    /** Selects a component in the list. */
    void choose(const QString &name) const
    {
        auto *list = control<QTreeWidget>(*m_tab, u"componentTree"_qs);
        list->setCurrentItem(list->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    }
    /** The name cell of the first row with this name. */
    [[nodiscard]] QModelIndex row(const QString &name) const
    {
        const QAbstractItemModel *model = tree()->model();
        return model->match(model->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    /** Makes the row of this name the current one, with the focus in the tree. */
    void select(const QString &name, int column = 0) const
    {
        tree()->setFocus();
        tree()->setCurrentIndex(row(name).siblingAtColumn(column));
    }
    /** The names of the rows, with a dash for each level. */
    [[nodiscard]] QString rows() const { return rowsBelow({}, 0).join(u' '); }
    /** Presses a key in the tree. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        tree()->setFocus();
        QTest::keyClick(tree(), key, modifiers);
    }
    /** Chooses an entry of a menu of the tree. */
    void trigger(const QString &action) const
    {
        auto *found = m_tab->findChild<QAction *>(action);
        QVERIFY2(found && found->isEnabled(), qPrintable(action));
        found->trigger();
    }
    /** The editor of the cell that is being edited. */
    template<typename Editor>
    [[nodiscard]] Editor *editor() const
    {
        auto *found = qobject_cast<Editor *>(QApplication::focusWidget());
        return found && tree()->isAncestorOf(found) ? found : nullptr;
    }
    [[nodiscard]] QString currentName() const { return tree()->currentIndex().siblingAtColumn(0).data().toString(); }

private:
    [[nodiscard]] QStringList rowsBelow(const QModelIndex &parent, int depth) const
    {
        QStringList names;
        for (int at = 0; at < tree()->model()->rowCount(parent); ++at) {
            const QModelIndex index = tree()->model()->index(at, 0, parent);
            names.append(QString(depth, u'-') + index.data().toString());
            names += rowsBelow(index, depth + 1);
        }
        return names;
    }

    QByteArray m_text;
    support::FakeStore m_store;
    Surroundings m_surroundings;
    workspace::Workspace m_workspace;
    workspace::OpenDefinition &m_definition;
    std::unique_ptr<SchemasTab> m_tab;
};

} // namespace designer
