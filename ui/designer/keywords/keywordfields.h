#pragma once

#include "boundform.h"
#include "schemakeywords.h"
#include "specificationtable.h"

namespace widgets {
class Heading;
}

namespace designer {

class ExampleNote;

/** What is shown of a schema's keywords. */
struct KeywordScope {
    document::Pointer schema;
    QByteArrayList types;     ///< Of the schema.
    bool showsAll = false;    ///< Also groups that are not usual for these types.
    bool onlyPresent = false; ///< Only what the text has: the schema is a reference that replaces all else.
    QByteArrayList hidden;    ///< Keywords that have a control elsewhere.
};

/**
 * The fields of a group of keywords, made from the specification's table. An object such as `xml` has a field for each
 * of its members. Shown are the fields of groups that fit the types, and those that the text has.
 */
class KeywordFields final : public QWidget
{
    Q_OBJECT

public:
    KeywordFields(workspace::OpenDefinition &definition, openapi::KeywordGroup group, specification::Version version,
                  QWidget *parent = nullptr);

    void setScope(const KeywordScope &scope);
    /** Shows and hides fields as the document is now. */
    void refresh();
    /** The keywords whose values the fields can't edit. */
    [[nodiscard]] QByteArrayList misfits() const;
    /** The field of this place; null if there is none or it is hidden. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** Fields can or can't edit other values than before. */
    void misfitsChanged();
    /** The user wants to see a keyword that a value does not fit. */
    void schemaRequested(const document::Pointer &keyword);

private:
    struct Entry {
        document::Pointer path;                                                 ///< From the schema: "xml", "name".
        specification::ObjectKind object = specification::ObjectKind::NoObject; ///< With the field.
        const specification::Field *field = nullptr;
        FieldBinding *binding = nullptr;
        ExampleNote *note = nullptr; ///< Below a value that fits the schema, or not.
    };

    void addFields(specification::ObjectKind object, const document::Pointer &path);
    void addField(specification::ObjectKind object, const specification::Field &field, const document::Pointer &path);
    [[nodiscard]] FieldBinding *makeBinding(const specification::Field &field, const QString &name);
    [[nodiscard]] ExampleNote *addNote(const specification::Field &field, FieldBinding &binding);
    void build();
    void placeAll();
    void removeIfEmpty(const document::Pointer &path);
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] bool isShown(const Entry &entry, const document::Node &schema) const;
    [[nodiscard]] QString labelOf(const Entry &entry) const;

    workspace::OpenDefinition &m_definition;
    openapi::KeywordGroup m_group;
    specification::Version m_version;
    KeywordScope m_scope;
    widgets::Heading *m_title = nullptr;
    BoundForm *m_form = nullptr;
    QList<Entry> m_entries;
};

} // namespace designer
