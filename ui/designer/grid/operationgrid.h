#pragma once

#include "context.h"
#include "gridscope.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
namespace widgets {
class Banner;
class SearchField;
class ToneLabel;
} // namespace widgets

namespace designer {

class GridModel;
class GridView;

/** The grid in which many operations are edited together: those of a path, of a tag, of a search, or all. */
class OperationGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit OperationGrid(const Context &context, QWidget *parent = nullptr);

    /** Shows the operations of a scope, with the focus in the table. */
    void showScope(const operationgrid::Scope &scope);
    [[nodiscard]] GridView &view() const { return *m_view; }
    /** Returns true if the grid has a row for the operation with the value at `pointer`. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Selects the row of the operation with the value at `pointer`. Returns false if there is none. */
    bool follow(const document::Pointer &pointer);
    void retranslate();

signals:
    void closeRequested();
    /** The user wants to edit an operation of the document in its form. */
    void openRequested(const document::Pointer &operation);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void fillScopes();
    void applyScope();
    void refreshCount();
    void report(qsizetype count, const QStringList &refused);

    const Context m_context;
    GridModel *m_model = nullptr;
    GridView *m_view = nullptr;
    QPushButton *m_back = nullptr;
    QComboBox *m_scopes = nullptr;
    widgets::SearchField *m_search = nullptr;
    QPushButton *m_fill = nullptr;
    QToolButton *m_menu = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::ToneLabel *m_count = nullptr;
    widgets::ToneLabel *m_help = nullptr;
    QList<operationgrid::Scope> m_choices; ///< The scopes of the entries of the drop-down list.
    QTimer m_pause;                        ///< Delays the search while the user types.
};

} // namespace designer
