#pragma once

#include "definitionlist.h"

namespace workspace {

/** Makes edits of several definitions one undo step: undoing or redoing it in one definition does so in all definitions
 * whose latest step it is. A definition that was edited since keeps its part until undoing there reaches it. */
class JointSteps final : public QObject
{
    Q_OBJECT

public:
    explicit JointSteps(DefinitionList &definitions);

    /** Returns a new merge key for document::Document::Step. Steps with this key are undone and redone together. */
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
