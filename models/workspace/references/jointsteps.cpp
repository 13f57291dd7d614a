#include "jointsteps.h"

#include <QScopedValueRollback>

namespace workspace {

namespace {

constexpr QLatin1String Prefix("joint:");

} // namespace

JointSteps::JointSteps(DefinitionList &definitions)
    : QObject(&definitions)
    , m_definitions(definitions)
{
    connect(&definitions, &DefinitionList::opened, this, &JointSteps::watch);
    for (OpenDefinition *definition : definitions.definitions())
        watch(definition);
}

QString JointSteps::newKey()
{
    return Prefix + QString::number(++m_last);
}

void JointSteps::watch(OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::undone, this, &JointSteps::undoElsewhere);
    connect(&definition->document(), &document::Document::redone, this, &JointSteps::redoElsewhere);
}

void JointSteps::undoElsewhere(const QString &key)
{
    if (m_isFollowing || !key.startsWith(Prefix))
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    for (OpenDefinition *definition : m_definitions.definitions()) {
        if (definition->document().undoKey() == key)
            definition->document().undo(document::Document::By::Program);
    }
}

void JointSteps::redoElsewhere(const QString &key)
{
    if (m_isFollowing || !key.startsWith(Prefix))
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    for (OpenDefinition *definition : m_definitions.definitions()) {
        if (definition->document().redoKey() == key)
            definition->document().redo(document::Document::By::Program);
    }
}

} // namespace workspace

#include "moc_jointsteps.cpp"
