#pragma once

#include "fieldstate.h"
#include "pointer.h"

#include <QSet>
#include <QString>

#include <yaml-cpp/yaml.h>

#include <optional>

namespace walk {

/** A YAML or JSON text as yaml-cpp reads it. */
class FileScalars final
{
public:
    explicit FileScalars(const QByteArray &text);

    /** False if yaml-cpp can't read it. */
    [[nodiscard]] bool isValid() const { return m_isValid; }
    /**
     * Whether the text of a control is in the file: as one scalar, as the entries of a list (separated by commas or
     * line breaks), or as a value of YAML or JSON whose scalars are all there.
     */
    [[nodiscard]] bool has(const QString &shown) const;
    /** Whether the value at a place is what a control of this kind shows. Only of a valid text. */
    [[nodiscard]] bool shows(const document::Pointer &place, designer::FieldKind kind, const QString &shown) const;
    /** Whether a key or scalar at or below the place contains the word. */
    [[nodiscard]] bool hasBelow(const document::Pointer &place, const QString &word) const;

private:
    [[nodiscard]] bool hasAll(const QStringList &parts) const;
    [[nodiscard]] std::optional<YAML::Node> at(const document::Pointer &place) const;

    bool m_isValid = false;
    QByteArray m_text;
    YAML::Node m_root;
    QSet<QString> m_scalars; ///< Trimmed, with the keys.
};

} // namespace walk
