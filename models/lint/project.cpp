#include "project.h"

#include "foldersabove.h"
#include "members.h"

namespace lint {

using document::Pointer;
using openapi::ReferencedDocumentPtr;

namespace {

constexpr qsizetype MaximumExtensions = 1'000;

class ProjectReader final
{
public:
    explicit ProjectReader(openapi::DocumentSource &source)
        : m_source(source)
    {}

    Project read(const ReferencedDocumentPtr &file)
    {
        m_project.files.append(file);
        for (const base::Diagnostic &problem : file->snapshot().problems())
            m_project.problems.append({file, problem});
        if (!file->snapshot().isValid())
            return m_project;
        const document::Node root = file->snapshot().root();
        for (const document::Member &member : document::membersOf(root)) {
            if (member.key != "extensions")
                report(file, "project-unknown-setting"_rule, Pointer{member.key}, root.keySpanAt(member.index),
                       QString::fromUtf8(member.key));
        }
        readExtensions(file, root.member("extensions").resolved());
        m_project.schemas = openapi::DocumentSet::load(m_entries, m_source);
        return m_project;
    }

private:
    void readExtensions(const ReferencedDocumentPtr &file, const document::Node &extensions)
    {
        const Pointer place{"extensions"};
        if (extensions.exists() && !extensions.isMapping())
            report(file, "project-wrong-extension"_rule, place, extensions.span(), {});
        for (const document::Member &member : document::membersOf(extensions)) {
            const Pointer pointer = place / member.key;
            const bool isRight = member.key.startsWith("x-") && member.value.isString() &&
                                 m_project.extensions.size() < MaximumExtensions;
            if (!isRight)
                report(file, "project-wrong-extension"_rule, pointer, extensions.keySpanAt(member.index),
                       QString::fromUtf8(member.key));
            else if (!readSchema(file, member))
                report(file, "project-schema-not-available"_rule, pointer, member.value.span(), member.value.text());
        }
    }

    bool readSchema(const ReferencedDocumentPtr &file, const document::Member &member)
    {
        const openapi::ReferenceTarget target = openapi::readReference(member.value.text(), file->address());
        if (target.kind != openapi::ReferenceTarget::Kind::Pointer || openapi::isRemote(target.place.address))
            return false;
        const auto document = m_source.open(target.place.address);
        if (!document || !(*document)->snapshot().isValid() ||
            !(*document)->snapshot().at(target.place.pointer).exists())
            return false;
        m_entries.append(*document);
        m_project.extensions.insert(member.key, {target.place.address, target.place.pointer});
        return true;
    }

    void report(const ReferencedDocumentPtr &file, const rules::Rule &rule, const Pointer &pointer, base::Span span,
                const QString &argument)
    {
        m_project.problems.append(
            {file, rule.at(span, pointer.toString(), argument.isEmpty() ? QStringList() : QStringList{argument})});
    }

    openapi::DocumentSource &m_source;
    Project m_project;
    QList<ReferencedDocumentPtr> m_entries;
};

} // namespace

Project projectFor(const QString &address, const QString &root, openapi::DocumentSource &source)
{
    const auto file = openAbove(address, root, {u".gatewright.yaml"_qs}, source);
    return file ? ProjectReader(source).read(file) : Project();
}

} // namespace lint
