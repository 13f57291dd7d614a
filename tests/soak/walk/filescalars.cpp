#include "filescalars.h"

#include <yaml-cpp/yaml.h>

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace walk {

namespace {

void addScalars(const YAML::Node &node, QSet<QString> &scalars)
{
    if (node.IsScalar())
        scalars.insert(QString::fromStdString(node.Scalar()).trimmed());
    for (const auto &entry : node) {
        if (node.IsMap()) {
            addScalars(entry.first, scalars);
            addScalars(entry.second, scalars);
        } else
            addScalars(entry, scalars);
    }
}

/** False if the text can't be parsed. */
bool readScalars(const QByteArray &text, QSet<QString> &scalars)
{
    try {
        addScalars(YAML::Load(text.toStdString()), scalars);
        return true;
    } catch (const YAML::Exception &) {
        return false;
    }
}

} // namespace

FileScalars::FileScalars(const QByteArray &text)
    : m_text(text)
{
    m_isValid = readScalars(text, m_scalars);
}

bool FileScalars::hasAll(const QStringList &parts) const
{
    return !parts.isEmpty() && std::all_of(parts.cbegin(), parts.cend(), [this](const QString &part) {
        return part.trimmed().isEmpty() || m_scalars.contains(part.trimmed());
    });
}

bool FileScalars::has(const QString &shown) const
{
    if (!m_isValid)
        return m_text.contains(shown.trimmed().toUtf8());
    if (m_scalars.contains(shown.trimmed()) || hasAll(shown.split(u',')) || hasAll(shown.split(u'\n')))
        return true;
    QSet<QString> parts;
    return readScalars(shown.toUtf8(), parts) && !parts.isEmpty() && m_scalars.contains(parts);
}

} // namespace walk
