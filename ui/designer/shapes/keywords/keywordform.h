#pragma once

#include "context.h"
#include "document.h"
#include "schematree.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;
namespace forms {
class Form;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class KeywordFields;
class SchemaMembers;
class ReferencePicker;
class TypeChips;

/** The form with all keywords of a schema, in groups: groups that fit the types of the schema, keywords that the schema
 * has, and all other groups on request. */
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

signals:
    void failed(const base::Error &error);

private:
    void buildWidgets();
    void connectAll();
    void buildGroups(specification::Version version);
    void refresh();
    void refreshOthers();
    void refreshNote();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    openapi::SchemaRow m_row;
    QByteArrayList m_hidden;
    /** The version of OpenAPI that the groups of fields were built for. */
    std::optional<specification::Version> m_version;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    TypeChips *m_types = nullptr;
    forms::Form *m_referenceForm = nullptr;
    ReferencePicker *m_reference = nullptr;
    QVBoxLayout *m_groupColumn = nullptr;
    QWidget *m_belowTypes = nullptr;
    QList<KeywordFields *> m_groups;
    SchemaMembers *m_others = nullptr;
    QPushButton *m_more = nullptr;
    bool m_isRefreshing = false;
};

} // namespace designer
