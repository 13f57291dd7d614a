#pragma once

#include "boundform.h"
#include "context.h"
#include "diagnostic.h"
#include "pathentry.h"
#include "result.h"

class QComboBox;
class QPushButton;
class QToolButton;
namespace editing {
class ListEdit;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class ElidedLabel;
}

namespace designer {

class CommitMark;
class FoldedSection;
class MenuButton;
class TextListBinding;

/** The head in the page of an operation: its method and path, whether it differs from the last commit, how many
 * problems it has, a button to send a request to it, and its summary, description, operationId and tags, which are
 * edited in place. */
class OperationHead final : public QWidget
{
    Q_OBJECT

public:
    explicit OperationHead(const Context &context, QWidget *parent = nullptr);

    void setOperation(const PathEntry &entry, const document::Pointer &place);
    /** Sets the methods that the path does not have yet. */
    void setFreeMethods(const QList<QByteArray> &methods);
    void editMethod();
    /** Shows why the operation can't have the chosen method. */
    void refuseMethod(const base::Error &error);
    /** Returns the field for the value at `pointer`; null if the head has none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    QWidget *reveal(const document::Pointer &pointer);
    void retranslate();

signals:
    void methodRequested(const QByteArray &method);

private:
    void buildWidgets();
    void buildDrillButton();
    void connectAll();
    void placeFields();
    [[nodiscard]] bool isOwn(const base::Diagnostic &problem) const;
    void countProblems();
    void fillProblems();
    [[nodiscard]] QWidget *newDescription(QWidget *parent);
    [[nodiscard]] QList<BoundForm *> forms() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    PathEntry m_entry;
    document::Pointer m_place;
    QString m_placeText; ///< The place as the problems have it.
    QList<QByteArray> m_methods;
    widgets::ElidedLabel *m_path = nullptr;
    CommitMark *m_commit = nullptr;
    MenuButton *m_problems = nullptr;
    QPushButton *m_send = nullptr;
    QToolButton *m_drill = nullptr; ///< Null without fault drills.
    BoundForm *m_summaryForm = nullptr;
    BoundForm *m_idForm = nullptr;
    BoundForm *m_tagsForm = nullptr;
    BoundForm *m_deprecatedForm = nullptr;
    BoundForm *m_descriptionForm = nullptr;
    FoldedSection *m_fold = nullptr;
    QComboBox *m_methodBox = nullptr;
    forms::FieldMessage *m_methodMessage = nullptr;
    QLineEdit *m_summaryEdit = nullptr;
    QLineEdit *m_idEdit = nullptr;
    editing::ListEdit *m_tagsEdit = nullptr;
    QCheckBox *m_deprecatedBox = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    TextBinding *m_summary = nullptr;
    TextBinding *m_id = nullptr;
    TextListBinding *m_tags = nullptr;
    FlagBinding *m_deprecated = nullptr;
    ParagraphBinding *m_description = nullptr;
};

} // namespace designer
