#pragma once

#include "context.h"
#include "fonts.h"
#include "rowsmodel.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QShortcut;
class QTableView;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class EntryButtons;
class FittedColumns;
class TableMarks;

/**
 * A table of one collection of the document, as tall as its rows and edited in its cells, with buttons to add and
 * remove rows.
 */
class TableSection final : public QWidget
{
    Q_OBJECT

public:
    /** The translated texts of a table section. */
    struct Texts {
        QString title;
        QString add;
        QString remove;
        QString empty;     ///< The text that is shown in place of a table without rows.
        QString open = {}; ///< The text of the button that opens an entry; there is no button if it is empty.
        /** The text of that button for the leading rows of the model, which have their forms on another page. */
        QString openLeading = {};
    };

    TableSection(const Context &context, RowsModel &model, const QString &objectName, QWidget *parent = nullptr);

    void setTexts(const Texts &texts);
    /** Sets the level of the heading, which is that of a group at first. */
    void setLevel(theme::Heading level);
    /** Sets what the button that adds a row does instead, such as to ask for a name first. */
    void setAdder(std::function<void()> add) { m_adder = std::move(add); }
    [[nodiscard]] QTableView &view() const { return *m_view; }
    /** The widths of the columns. */
    [[nodiscard]] FittedColumns &columns() const { return *m_columns; }
    [[nodiscard]] RowsModel &model() const { return m_model; }
    void setPlace(const document::Pointer &place);
    /** Returns the widget that gets the focus: the table, or the button "Add" while the table has no rows. */
    [[nodiscard]] QWidget &focusTarget() const;
    /** Selects a row and gives the focus to the table. */
    void selectRow(int row, int column = 0);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets(const QString &objectName);
    void connectAll();
    void refresh();
    void fitHeight();
    void fitOpen();
    void labelOpen();
    void showBreak();
    [[nodiscard]] QString openText() const;
    void addRow();
    void removeRow();
    void moveRow(int by);
    void openRow();
    [[nodiscard]] bool isLeading() const;
    [[nodiscard]] QShortcut *addShortcut(const QKeySequence &keys);
    void showFailure(const base::Error &error);
    [[nodiscard]] document::Pointer currentPlace() const;

    const Context m_context;
    RowsModel &m_model;
    std::function<void()> m_adder;
    widgets::Heading *m_title = nullptr;
    QTableView *m_view = nullptr;
    FittedColumns *m_columns = nullptr;
    TableMarks *m_marks = nullptr; ///< Null if nothing is compared.
    widgets::ToneLabel *m_empty = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QString m_break; ///< What m_message says about the current row unless it has another message.
    EntryButtons *m_buttons = nullptr;
    QPushButton *m_open = nullptr;
    QString m_openText;
    QString m_openLeadingText;
};

} // namespace designer
