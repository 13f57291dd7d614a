#include "definitionview.h"
#include "workspace.h"

namespace workspace {

namespace {

void protectClassicFormat(document::Document &document)
{
    const bool isClassic = definition::DefinitionView(document.snapshot()).kind() == definition::DocumentKind::Classic;
    if (isClassic && document.readOnlyReason() == document::ReadOnlyReason::None)
        document.setReadOnly(document::ReadOnlyReason::ClassicFormat);
}

} // namespace

OpenDefinition::OpenDefinition(const QString &path, const QByteArray &fileBytes, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_document(fileBytes, document::formatOfFileName(path))
{
    protectClassicFormat(m_document);
}

OpenDefinition::OpenDefinition(const QString &title, const QByteArray &text, document::Format format, QObject *parent)
    : QObject(parent)
    , m_title(title)
    , m_document(text, format)
{
    protectClassicFormat(m_document);
}

QString OpenDefinition::title() const
{
    return m_path.isEmpty() ? m_title : m_path.sliced(m_path.lastIndexOf(u'/') + 1);
}

void OpenDefinition::setDiagnostics(const base::Diagnostics &diagnostics)
{
    if (m_diagnostics == diagnostics)
        return;
    m_diagnostics = diagnostics;
    emit diagnosticsChanged();
}

void OpenDefinition::setPath(const QString &path)
{
    if (m_path == path)
        return;
    m_path = path;
    emit pathChanged();
}

} // namespace workspace
