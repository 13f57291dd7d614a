#pragma once

#include <QHash>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QSet>
#include <QStringList>

#include <optional>

namespace support {

/** An API description over one or several files that is read without the product's code, as a judge of what the product
 * writes: URI references, JSON pointers (RFC 6901), anchors, `$id`, `$self`, and what is named by component names and
 * operationIds. */
class PlainDescription final
{
public:
    /** What names something else in the description. */
    struct Use {
        enum class Kind { Reference, Mapping, Operation, OperationReference, SecurityScheme };
        Kind kind = Kind::Reference;
        QString document; ///< The path of the file.
        QString pointer;  ///< The place of the text.
        QString text;
        QString base; ///< The base URI.
    };

    /** `texts` are the files by their absolute paths. */
    PlainDescription(const QHash<QString, QByteArray> &texts, const QString &entry);

    /** Returns true if all files that were read are valid YAML or JSON. */
    [[nodiscard]] bool isValid() const { return m_isValid; }
    /** Returns the uses in the entry document and in the files that it refers to. */
    [[nodiscard]] const QList<Use> &uses() const { return m_uses; }
    [[nodiscard]] bool isResolved(const Use &use) const;
    /** Returns true for a use that names something in one of the files, not on a server. */
    [[nodiscard]] static bool isLocal(const Use &use);
    /** Returns the names of the operations, such as "get /pets", sorted. */
    [[nodiscard]] QStringList operations() const { return m_operations.keys(); }
    /** Returns an operation with all references replaced by what they name, or by unresolvedValue(). The depth and the
     * number of values are limited, in the same way for equal operations. */
    [[nodiscard]] QJsonValue expanded(const QString &operation) const;
    [[nodiscard]] static QJsonValue unresolvedValue();

private:
    /** How the members of an object are read. */
    enum class Context { Object, Names, Link, Links, Skipped };
    struct Location {
        QString document;
        QStringList tokens;
        QJsonValue value;
        QString base; ///< The base URI of the value.
    };
    struct Resource {
        QString document;
        QStringList tokens;
        QJsonValue root;
    };

    void load(const QString &path);
    void walk(const QString &document, const QJsonValue &value, const QStringList &tokens, const QString &base,
              Context context);
    void addUses(const QString &document, const QJsonObject &object, const QStringList &tokens, const QString &base,
                 Context context);
    void addOperations();
    [[nodiscard]] static Context contextOf(const QString &member, const QJsonValue &value, Context context);
    [[nodiscard]] QString baseOf(const QJsonObject &object, const QString &base) const;
    [[nodiscard]] std::optional<Location> locate(const QString &uri) const;
    /** Returns what a reference names, at the end of a chain of references. */
    [[nodiscard]] std::optional<Location> target(const QString &text, const QString &base) const;
    [[nodiscard]] std::optional<Location> schemaNamed(const QString &mapping, const QString &base) const;
    [[nodiscard]] QJsonValue expand(const QJsonValue &value, const QString &base, Context context, int depth,
                                    int &budget) const;
    [[nodiscard]] QJsonValue expandMember(const QString &name, const QJsonValue &value, const QString &base,
                                          Context context, int depth, int &budget) const;

    QHash<QString, QByteArray> m_texts;
    QString m_entry;
    bool m_isValid = true;
    bool m_hasSchemaIds = false; ///< From 3.1 on, `$id` and anchors have a meaning.
    QHash<QString, QJsonValue> m_documents;
    QHash<QString, Resource> m_resources; ///< By their URIs.
    QHash<QString, Location> m_anchors;   ///< By the URI of the resource, '#' and the name.
    QSet<QString> m_operationIds;
    QList<Use> m_uses;
    QMap<QString, Location> m_operations; ///< With the members of the path item that apply to them.
};

} // namespace support
