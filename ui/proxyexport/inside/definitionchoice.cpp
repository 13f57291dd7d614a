#include "definitionchoice.h"

#include "measures.h"
#include "opendefinition.h"
#include "proxyexport.h"

#include <algorithm>

namespace proxyexport {

DefinitionChoice::DefinitionChoice(const QList<workspace::OpenDefinition *> &definitions, QWidget *parent)
    : QListWidget(parent)
{
    for (workspace::OpenDefinition *definition : definitions) {
        m_definitions.append(definition);
        auto *item = new QListWidgetItem(definition->title(), this);
        item->setToolTip(definition->path());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    setCurrentRow(0);
    const int rows = std::clamp(count(), 1, MostVisibleRows);
    setFixedHeight(rows * theme::Size::Row + theme::Space::Control);
}

QList<deploy::ExportedDefinition> DefinitionChoice::chosen() const
{
    QList<deploy::ExportedDefinition> definitions;
    for (qsizetype i = 0; i < m_definitions.size(); ++i) {
        const workspace::OpenDefinition *definition = m_definitions[i];
        if (definition && item(int(i))->checkState() == Qt::Checked && canBeExported(*definition))
            definitions.append({definition->title(), definition::DefinitionView(definition->document().snapshot())});
    }
    return definitions;
}

} // namespace proxyexport

#include "moc_definitionchoice.cpp"
