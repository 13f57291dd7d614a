#pragma once

#include "context.h"
#include "document.h"
#include "schematree.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class KeywordFields;
class ReviewMarks;
class SchemaMembers;
class ReferencePicker;
class TypeChips;

/**
 * The form with all keywords of a schema: those that are common for the types of the schema, those that the schema has,
 * and all others in groups on request.
 */
class KeywordForm final : public QWidget
{
    Q_OBJECT

public:
    explicit KeywordForm(const Context &context, QWidget *parent = nullptr);

    /**
     * Shows the keywords of the schema of a row in the schema tree; hides them if `row` is null. `hidden` are keywords
     * that have a control elsewhere.
     */
    void setRow(const openapi::SchemaRow *row, const QByteArrayList &hidden = {});
    /** Sets a control that the form shows below the fields of the keywords for texts. */
    void addBelowTypes(QWidget *widget);
    /** Focuses the field of the keyword at `pointer`. Returns false if there is none. */
    bool reveal(const document::Pointer &pointer);
    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void buildGroups(specification::Version version);
    void refresh();
    void refreshOthers();
    void refreshNote();
    /** Shows a problem of the types and references of the schema, which have no field, or else that their change breaks
     * clients. */
    void refreshMessage();
    [[nodiscard]] QString breakText() const;
    void showFailure(const base::Error &error);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    openapi::SchemaRow m_row;
    QByteArrayList m_hidden;
    /** The version of OpenAPI that the groups of fields were built for. */
    std::optional<specification::Version> m_version;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    TypeChips *m_types = nullptr;
    ReferencePicker *m_reference = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QVBoxLayout *m_groupColumn = nullptr;
    QWidget *m_belowTypes = nullptr;
    QList<KeywordFields *> m_groups;
    SchemaMembers *m_others = nullptr;
    QPushButton *m_more = nullptr;
    ReviewMarks *m_marks = nullptr; ///< Null if nothing is compared.
    bool m_isRefreshing = false;
};

} // namespace designer
