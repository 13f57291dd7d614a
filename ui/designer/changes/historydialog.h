#pragma once

#include "operationhistory.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
namespace review {
class DefinitionReview;
}
namespace widgets {
class ProgressLine;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

/** A dialog with the commits that changed an operation, and what each of them changed. Deletes itself when it closes,
 * which ends the search. */
class HistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Opens the dialog for an operation of a definition, named as difference::Change::operation names it. */
    static void open(const workspace::OpenDefinition &definition, const QString &operation,
                     const review::DefinitionReview &review, QWidget *parent);

    HistoryDialog(const workspace::OpenDefinition &definition, const QString &operation,
                  const review::DefinitionReview &review, QWidget *parent);

private:
    void buildWidgets(const QString &operation);
    void add(const review::OperationRevision &revision);
    void showProgress();
    void finish(bool isComplete);

    review::OperationHistory *m_history = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_state = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace designer
