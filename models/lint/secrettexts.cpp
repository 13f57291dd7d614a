#include "secrettexts.h"

#include "gatewayfields.h"

namespace lint {

namespace {

namespace fields = definition::fields;
using definition::DefinitionView;
using document::Node;
using document::Pointer;

/** Limits, because aliases can expand a small text to a huge tree. */
constexpr int mostNodes = 1'000'000;
constexpr int deepest = 200;

/** A quick test before the text is decoded. All references contain one of these. */
bool mayRefer(const QByteArray &text)
{
    return text.contains("://") || text.contains('$');
}

class Walk final
{
public:
    explicit Walk(const DefinitionView &view)
        : m_extension(view.extension())
    {
        for (const Pointer &below :
             {fields::upstreamUrl(), fields::userName(), fields::password(), fields::headerName()})
            m_ofUpstream.append(m_extension / below);
    }

    QList<SecretText> run(const Node &extension)
    {
        visit(extension, 0);
        return std::move(m_texts);
    }

private:
    void visit(const Node &node, int depth)
    {
        const Node here = node.resolved();
        if (++m_visited > mostNodes || depth > deepest)
            return;
        if (here.isScalar())
            return read(here);
        for (qsizetype i = 0; i < here.childCount(); ++i) {
            m_path.append(here.isMapping() ? here.keyAt(i) : QByteArray::number(i));
            visit(here.childAt(i), depth + 1);
            m_path.removeLast();
        }
    }

    void read(const Node &scalar)
    {
        const QByteArray bytes = scalar.bytes();
        if (!mayRefer(bytes) || !scalar.isString())
            return;
        SecretText text{m_extension / Pointer(m_path), secrets::scanReferences(QString::fromUtf8(bytes))};
        if (!m_ofUpstream.contains(text.pointer))
            text.scan.malformed.removeIf([](const auto &malformed) { return malformed.text.startsWith(u"$secret_"); });
        if (!text.scan.isLiteral())
            m_texts.append(std::move(text));
    }

    Pointer m_extension;
    QList<Pointer> m_ofUpstream;
    QList<QByteArray> m_path;
    QList<SecretText> m_texts;
    int m_visited = 0;
};

} // namespace

QList<SecretText> secretTexts(const DefinitionView &view)
{
    return view.hasExtension() ? Walk(view).run(view.snapshot().at(view.extension())) : QList<SecretText>();
}

} // namespace lint
