#pragma once

#include "exchangebundle.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace replay {

class ReplayList;

/**
 * Shows a bundle: what it has, and what its definition, or an open one, makes of the recorded requests now. An open
 * definition is replayed again when it is edited. Nothing is sent, and the files of the bundle are not unpacked. The
 * dialog deletes itself when it is closed.
 */
class ReplayDialog final : public QDialog
{
    Q_OBJECT

public:
    /** `name` is the name of the bundle's file. */
    ReplayDialog(const QString &name, ExchangeBundle bundle, workspace::Workspace &workspace, QWidget *parent);
    ~ReplayDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    /** Fills the choice of definitions, and keeps what is chosen. */
    void refreshDefinitions();
    void replay();
    void showDifferences();
    void openDefinition();
    [[nodiscard]] workspace::OpenDefinition *chosen() const;
    void showSummary();
    void showProblems();
    [[nodiscard]] QString factsText() const;

    const QString m_name;
    const ExchangeBundle m_bundle;
    workspace::Workspace &m_workspace;
    QList<QPointer<workspace::OpenDefinition>> m_offered; ///< The definitions after the bundle's in m_definition.
    ReplayList *m_list = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_facts = nullptr;
    QPushButton *m_problemsShown = nullptr;
    QPlainTextEdit *m_problems = nullptr; ///< Hidden until the user wants to see it.
    QLabel *m_definitionLabel = nullptr;
    QComboBox *m_definition = nullptr;
    QPushButton *m_open = nullptr;
    QTableView *m_table = nullptr;
    QPlainTextEdit *m_differences = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace replay
