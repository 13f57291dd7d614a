#pragma once

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
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class KeywordFields;
class SchemaMembers;
class ReferencePicker;
class TypeChips;

/** All keywords of one schema, in groups: those that fit its types and those that the text has, and the rest on
 * request. */
class KeywordForm final : public QWidget
{
    Q_OBJECT

public:
    explicit KeywordForm(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Offers the components of other files too. */
    void setReferences(workspace::References &references);
    /** Shows the schema of a row; nothing without one. `hidden` are keywords that have a control elsewhere. */
    void setRow(const openapi::SchemaRow *row, const QByteArrayList &hidden = {});
    /** Adds a control after the fields of values. */
    void addBelowTypes(QWidget *widget);
    /** Focuses the field of a place; false if there is none. */
    bool reveal(const document::Pointer &pointer);
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    void failed(const base::Error &error);

private:
    void buildWidgets();
    void connectAll();
    void buildGroups(specification::Version version);
    void refresh();
    void refreshOthers();
    void refreshNote();

    workspace::OpenDefinition &m_definition;
    openapi::SchemaRow m_row;
    QByteArrayList m_hidden;
    std::optional<specification::Version> m_version; ///< Of the groups.
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
