#pragma once

#include "remotereferences.h"

#include <QWidget>

#include <optional>

namespace widgets {
class Banner;
}

namespace problems {

/** A banner above a definition that asks whether to fetch the documents on the network that it references. Hidden while
 * there is nothing to decide. */
class FetchQuestion final : public QWidget
{
    Q_OBJECT

public:
    FetchQuestion(workspace::RemoteReferences &remote, workspace::OpenDefinition &definition,
                  QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Question = workspace::RemoteReferences::Question;

    void refresh();
    void showQuestion(const Question &question, qsizetype others);
    void showFailure(const Question &question);
    [[nodiscard]] QString questionText(const Question &question, qsizetype others) const;

    workspace::RemoteReferences &m_remote;
    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    std::optional<Question> m_shown;
    qsizetype m_others = 0; ///< Number of questions after the one that is shown.
};

} // namespace problems
