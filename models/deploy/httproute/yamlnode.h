#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace deploy {

/** A value of a YAML text that is written: a scalar, a sequence or a mapping, with comments above it. Texts are quoted
 * where YAML 1.1 or 1.2 would read them as something else, so that no text can change the structure. */
class YamlNode final
{
public:
    /** Creates an empty mapping. */
    YamlNode() = default;
    /** Creates a string. */
    YamlNode(const QString &text);
    YamlNode(const char *text)
        : YamlNode(QString::fromLatin1(text))
    {}
    YamlNode(const QByteArray &utf8)
        : YamlNode(QString::fromUtf8(utf8))
    {}
    YamlNode(qint64 number);
    YamlNode(bool value);
    /** Creates a sequence. */
    explicit YamlNode(const QList<YamlNode> &items);

    /** Adds a member to a mapping. */
    YamlNode &add(const char *key, const YamlNode &value);
    /** Adds a comment above the value: above its key in a mapping, above its item in a sequence. Each line becomes a
     * line with `#`. */
    YamlNode &comment(const QStringList &lines);

    /** Returns the text of a document whose root is the node, with a line end at its end. */
    [[nodiscard]] QByteArray document() const;
    /** Returns the lines of document(), for a comment with YAML that the user can use. */
    [[nodiscard]] QStringList lines() const;

private:
    enum class Kind : quint8 { Scalar, Sequence, Mapping };

    void writeValue(QByteArray &out, int indent) const;
    void writeMembers(QByteArray &out, int indent) const;
    void writeItems(QByteArray &out, int indent) const;
    void writeComments(QByteArray &out, int indent) const;

    Kind m_kind = Kind::Mapping;
    QByteArray m_scalar; ///< The scalar as it is written.
    QList<QByteArray> m_keys;
    QList<YamlNode> m_children;
    QStringList m_comments;
};

/** Returns a text as a YAML scalar on one line: as it is if it is read as this string, or else in double quotes with
 * escapes. */
[[nodiscard]] QByteArray yamlScalar(const QString &text);

} // namespace deploy
