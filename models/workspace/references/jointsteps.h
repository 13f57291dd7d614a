#pragma once

#include "definitionlist.h"

namespace workspace {

/**
 * One undo step over several definitions: undoing or redoing it in one of them does so in all whose latest step it is.
 * A definition that was edited since keeps its part; undoing there reaches it in its turn.
 */
class JointSteps final : public QObject
{
    Q_OBJECT

public:
    explicit JointSteps(DefinitionList &definitions);

    /** A merge key for document::Document::Step that ties the steps made with it together. */
    [[nodiscard]] QString newKey();

private:
    void watch(OpenDefinition *definition);
    void undoElsewhere(const QString &key);
    void redoElsewhere(const QString &key);

    DefinitionList &m_definitions;
    int m_last = 0;
    bool m_isFollowing = false;
};

} // namespace workspace
