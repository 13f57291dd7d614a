#pragma once

#include "boundform.h"
#include "schemakeywords.h"
#include "specificationtable.h"

namespace widgets {
class Heading;
}

namespace designer {

class ExampleNote;

/** Which keywords of a schema a KeywordFields shows. */
struct KeywordScope {
    document::Pointer schema;
    QByteArrayList types;     ///< The types that the schema has.
    bool showsAll = false;    ///< Whether keywords are shown that are not common for these types.
    bool onlyPresent = false; ///< Whether only keywords are shown that the schema has, because it is a reference and
                              ///< the reference replaces all other keywords.
    QByteArrayList hidden;    ///< The keywords that have a control elsewhere and are not shown.
};

/**
 * The fields of a group of schema keywords, made from the table of the specification. An object such as `xml` has a
 * field for each of its members. A field is shown if its keyword is common for the types of the schema, or if the
 * schema has the keyword; it then stays while that schema is shown, so that no field moves while another one is edited.
 */
class KeywordFields final : public QWidget
{
    Q_OBJECT

public:
    KeywordFields(const Context &context, openapi::KeywordGroup group, specification::Version version,
                  QWidget *parent = nullptr);

    void setScope(const KeywordScope &scope);
    /** Shows and hides fields to fit the document as it is now. */
    void refresh();
    /** Returns the keywords whose values have a type that their fields can't edit. */
    [[nodiscard]] QByteArrayList misfits() const;
    /** Returns the field of the keyword at `pointer`; null if there is none or it is hidden. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when misfits() may return other keywords than before. */
    void misfitsChanged();
    /** Emitted when the user wants to see a keyword that an example or another value does not fit. */
    void schemaRequested(const document::Pointer &keyword);

private:
    struct Entry {
        document::Pointer path; ///< The path of the keyword from the schema, such as "xml", "name".
        /** The kind of the object that has the field: a schema, or an object in it such as `xml`. */
        specification::ObjectKind object = specification::ObjectKind::NoObject;
        const specification::Field *field = nullptr;
        FieldBinding *binding = nullptr;
        /** The note below a field with a value that may not fit the schema; null for other fields. */
        ExampleNote *note = nullptr;
    };

    void addFields(specification::ObjectKind object, const document::Pointer &path);
    void addField(specification::ObjectKind object, const specification::Field &field, const document::Pointer &path);
    [[nodiscard]] FieldBinding *makeBinding(const specification::Field &field, const QString &name);
    [[nodiscard]] ExampleNote *addNote(const specification::Field &field, FieldBinding &binding);
    [[nodiscard]] QStringList propertyNames() const;
    void build();
    void placeAll();
    void removeIfEmpty(const document::Pointer &path);
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] bool isShown(const Entry &entry, const document::Node &schema) const;
    [[nodiscard]] QString labelOf(const Entry &entry) const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    openapi::KeywordGroup m_group;
    specification::Version m_version;
    KeywordScope m_scope;
    QByteArrayList m_kept; ///< The keywords that the schema has or had since it is shown.
    widgets::Heading *m_title = nullptr;
    BoundForm *m_form = nullptr;
    QList<Entry> m_entries;
};

} // namespace designer
