#pragma once

#include "pathentry.h"
#include "result.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QPushButton;
namespace editing {
class AddLine;
}
namespace document {
class Document;
}
namespace forms {
class Form;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

/** The additions that the form of a selection can make to all selected operations in one step. */
enum class Addition { Tag, Response, Parameter, Security };

/** A selection of several paths and operations in the tree of paths. */
struct PathSelection {
    QList<PathEntry> entries;
    /**
     * The places of the operations that an addition edits: the selected operations and all operations of the selected
     * paths.
     */
    QList<document::Pointer> operations;
    /** Whether the selection also has operations that are in other files, which an addition does not edit. */
    bool isAnyElsewhere = false;
    bool canEdit = false; ///< Whether the selected entries can be duplicated and deleted together.
};

/**
 * The form for several selected paths and operations, which adds a tag, response, parameter or security requirement to
 * all of their operations as one undo step.
 */
class SelectionForm final : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionForm(document::Document &document, QWidget *parent = nullptr);

    void setSelection(const PathSelection &selection);
    void editAddition(Addition addition);
    void retranslate();

signals:
    void duplicateRequested();
    void deleteRequested();
    void added(const QString &text);
    void failed(const base::Error &error);

private:
    using Edit = std::function<base::Result<qsizetype>()>;

    void buildWidgets();
    void connectAll();
    void refreshButtons();
    void refreshSchemes();
    void refreshTitle();
    void addTag();
    void addResponse();
    void addParameter();
    void addSecurity();
    /**
     * Makes an edit as one undo step called `name`, and clears `fields`, from which the edit is made, after it
     * succeeded.
     */
    void edit(const QString &name, const Edit &edit, const QList<QLineEdit *> &fields = {});
    void showNotAdded(const editing::AddLine &line);

    document::Document &m_document;
    PathSelection m_selection;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_scope = nullptr;
    forms::Form *m_form = nullptr;
    QLineEdit *m_tag = nullptr;
    QPushButton *m_addTag = nullptr;
    QLineEdit *m_status = nullptr;
    QLineEdit *m_description = nullptr;
    QPushButton *m_addResponse = nullptr;
    QLineEdit *m_parameter = nullptr;
    QComboBox *m_location = nullptr;
    QPushButton *m_addParameter = nullptr;
    QComboBox *m_scheme = nullptr;
    QPushButton *m_addSecurity = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_delete = nullptr;
};

} // namespace designer
