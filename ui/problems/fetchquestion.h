#pragma once

#include "questionbar.h"
#include "remotereferences.h"

#include <optional>

namespace problems {

/** Asks whether to fetch documents on the network that a definition references. */
class FetchQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    FetchQuestion(workspace::RemoteReferences &remote, workspace::OpenDefinition &definition,
                  QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    using Question = workspace::RemoteReferences::Question;

    void refresh();
    void showQuestion(const Question &question, qsizetype others);
    void showFailure(const Question &question);
    [[nodiscard]] QString questionText(const Question &question, qsizetype others) const;

    workspace::RemoteReferences &m_remote;
    workspace::OpenDefinition &m_definition;
    std::optional<Question> m_shown;
    qsizetype m_others = 0; ///< The number of questions that wait after the one that is shown.
};

} // namespace problems
