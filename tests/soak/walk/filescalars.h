#pragma once

#include <QSet>
#include <QString>

namespace walk {

/** The keys and scalars of a YAML or JSON text as yaml-cpp reads them; nothing if it can't. */
class FileScalars final
{
public:
    explicit FileScalars(const QByteArray &text);

    /**
     * Whether the text of a control is in the file: as one scalar, as the entries of a list (separated by commas or
     * line breaks), or as a value of YAML or JSON whose scalars are all there.
     */
    [[nodiscard]] bool has(const QString &shown) const;

private:
    [[nodiscard]] bool hasAll(const QStringList &parts) const;

    bool m_isValid = false;
    QByteArray m_text;
    QSet<QString> m_scalars;
};

} // namespace walk
