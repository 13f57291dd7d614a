#include "entrylist.h"

#include "boundform.h"
#include "listedit.h"
#include "listitems.h"
#include "rowsmodel.h"
#include "tablesection.h"
#include "textlistbinding.h"
#include "workspace.h"

#include <QTableView>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Pointer;
using document::Value;

EntryList::EntryList(const Context &context, TableSection &table, QWidget *parent)
    : QWidget(parent)
    , m_document(context.document())
    , m_table(table)
    , m_form(new BoundForm(context, this))
    , m_edit(new editing::ListEdit(m_form))
{
    m_form->form().addField({}, m_edit, table.view().objectName() + u"List"_qs);
    m_edit->setChoices([this] { return knownTexts(); });
    m_binding = new TextListBinding(m_document, m_edit);
    // An entry without texts stays: its name alone means something.
    m_binding->setWriter([this](const Value &list) {
        return list.items().isEmpty() ? m_document.set(m_entry, Value::array())
                                      : writeItems(m_document, m_entry, list.items());
    });
    m_form->watch(m_binding);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_form);
    connect(table.view().selectionModel(), &QItemSelectionModel::currentChanged, this, &EntryList::follow);
    for (const auto &signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&table.model(), signal, this, &EntryList::follow);
    connect(&table.model(), &QAbstractItemModel::modelReset, this, &EntryList::follow);
    connect(&table.model(), &QAbstractItemModel::dataChanged, this, &EntryList::follow);
    retranslate();
    follow();
}

void EntryList::follow()
{
    const QModelIndex current = m_table.view().currentIndex();
    // The first one needs no click.
    const int row = current.isValid() ? current.row() : 0;
    setVisible(row < m_table.model().rowCount());
    if (isHidden())
        return;
    m_entry = m_table.model().pointerAt(row);
    m_binding->setPlace({m_entry, tr("Edit scopes"), false});
    m_form->refresh();
}

/** The scopes that the flows of the scheme declare. */
QStringList EntryList::knownTexts() const
{
    const document::Snapshot snapshot = m_document.snapshot();
    const Pointer place{"components", "securitySchemes", m_entry.last(), "flows"};
    const Node flows = snapshot.at(place).resolved();
    QStringList texts;
    for (qsizetype i = 0; flows.isMapping() && i < flows.childCount(); ++i) {
        const Node scopes = flows.childAt(i).resolved().member("scopes").resolved();
        for (qsizetype j = 0; scopes.isMapping() && j < scopes.childCount(); ++j)
            texts.append(QString::fromUtf8(scopes.keyAt(j)));
    }
    texts.removeDuplicates();
    return texts;
}

void EntryList::retranslate()
{
    m_form->form().setLabel(m_edit, tr("Scopes"));
    m_edit->setPlaceholder(tr("Add scope"));
}

} // namespace designer

#include "moc_entrylist.cpp"
