#include "benchtimes.h"
#include "document.h"
#include "lintsession.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

/**
 * How long it takes after an edit of a definition until its problems are known: first those of the edited piece, then
 * those of everything that depends on it, and after an edit of another file that it refers to. `benchrelint FILE
 * [EDITS]`; benchlint.sh runs it. The last line says whether the problems are those of a full run. Edits are at places
 * that are chosen by their bytes.
 */
namespace {

using document::Pointer;
using document::Value;
using openapi::DocumentSet;
using openapi::ReferencedDocument;

/** Files of the disk, each in its last state. */
class Files final : public openapi::DocumentSource
{
public:
    base::Result<openapi::ReferencedDocumentPtr, openapi::Unavailability> open(const QString &address) override
    {
        if (const auto known = m_known.value(address))
            return known;
        QFile file(address);
        if (!file.open(QIODevice::ReadOnly))
            return openapi::Unavailability{};
        const document::Document read(file.readAll(), document::formatOfFileName(address));
        return *m_known.insert(address, std::make_shared<const ReferencedDocument>(address, read.snapshot()));
    }

    void replace(const openapi::ReferencedDocumentPtr &document) { m_known.insert(document->address(), document); }

private:
    QHash<QString, openapi::ReferencedDocumentPtr> m_known;
};

class Relint final
{
public:
    Relint(const QString &address, const QByteArray &text)
        : m_address(address)
        , m_document(text, document::formatOfFileName(address))
    {}

    void run(int edits)
    {
        bench::Times first;
        first.measure([&] { lintAll(); });
        QRandomGenerator random(1);
        for (int i = 0; i < edits; ++i) {
            edit(random, i);
            if (!m_document.snapshot().isValid())
                continue;
            bool isKnown = false;
            const double edited = bench::millisecondsOf(
                [&] { isKnown = m_session.lintEdited(m_address, m_document.snapshot()).has_value(); });
            if (isKnown)
                m_edited.add(edited);
            m_dependents.measure([&] { lintAll(); });
            if (i % (edits / 20 + 1) == 0)
                compare();
        }
        compare();
        editMostUsed(std::max(1, edits / 10));
        compare();
        editOthers(random, edits);
        first.print("the first run", std::nullopt);
        m_edited.print("the edited piece", bench::Bound{10, 30});
        m_dependents.print("the rest", bench::Bound{100, 150});
        m_mostUsed.print("the rest, most used component", std::nullopt);
        if (m_set.documents().size() > 1)
            m_others.print("after an edit of another file", bench::Bound{100, 150});
        m_references.print("of it: references", std::nullopt);
        m_description.print("of it: description", std::nullopt);
        std::printf("  compared with %d full runs: %s\n", m_compared, m_different == 0 ? "the same" : "DIFFERENT");
    }

private:
    void edit(QRandomGenerator &random, int number)
    {
        const document::Snapshot now = m_document.snapshot();
        const Pointer place = now.pointerAt(random.bounded(int(now.size())));
        const document::Node node = now.at(place);
        switch (random.bounded(6)) {
        case 0:
            (void)m_document.remove(place);
            break;
        case 1:
            (void)m_document.renameKey(place, "renamed" + QByteArray::number(number));
            break;
        case 2:
            (void)m_document.insert(place.parent() / "added", Value::integer(number));
            break;
        case 3:
            m_document.undo();
            break;
        default:
            if (node.isScalar())
                (void)m_document.setScalar(place, Value::string("edited " + QByteArray::number(number)));
        }
    }

    /** The schema that most references lead to, which most examples depend on. */
    void editMostUsed(int edits)
    {
        QHash<Pointer, int> uses;
        Pointer most;
        for (qsizetype i = 0; i < m_read->uses().size(); ++i) {
            const Pointer &target = m_read->targetOf(i).place.pointer;
            if (target.tokens().value(1) == "schemas" && ++uses[target] > uses.value(most))
                most = target;
        }
        for (int i = 0; i < edits; ++i) {
            (void)m_document.set(most / "description", Value::string("edited " + QByteArray::number(i)));
            const bool isKnown = m_session.lintEdited(m_address, m_document.snapshot()).has_value();
            if (isKnown)
                m_mostUsed.measure([&] { lintAll(); });
        }
    }

    /** A text in one of the files that the definition refers to. */
    void editOthers(QRandomGenerator &random, int edits)
    {
        const qsizetype count = m_set.documents().size();
        for (int i = 0; i < edits && count > 1; ++i) {
            const openapi::ReferencedDocumentPtr before = m_set.documents()[1 + random.bounded(int(count - 1))];
            document::Document part(before->snapshot().text(), before->snapshot().format());
            const Pointer place = part.snapshot().pointerAt(random.bounded(int(part.snapshot().size())));
            if (!part.snapshot().at(place).isScalar() || place.last() == "$ref")
                continue;
            (void)part.setScalar(place, Value::string("edited " + QByteArray::number(i)));
            m_files.replace(std::make_shared<const ReferencedDocument>(*before, part.snapshot()));
            m_others.measure([&] { lintAll(); });
            if (i % (edits / 20 + 1) == 0)
                compare();
        }
    }

    void lintAll()
    {
        const document::Snapshot now = m_document.snapshot();
        m_references.measure([&] {
            m_read = m_read ? std::make_shared<const ReferencedDocument>(*m_read, now)
                            : std::make_shared<const ReferencedDocument>(m_address, now);
        });
        m_set = DocumentSet::load({m_read}, m_files);
        std::optional<description::Description> description;
        m_description.measure([&] { description.emplace(m_read, m_set); });
        m_found = m_session.lint(*description);
    }

    void compare()
    {
        ++m_compared;
        const auto full = lint::lint(description::Description(m_read, m_set));
        const auto isSame = [](const lint::DocumentFindings &one, const lint::DocumentFindings &other) {
            return one.document == other.document && one.diagnostics == other.diagnostics;
        };
        m_different += std::ranges::equal(full, m_found, isSame) ? 0 : 1;
    }

    QString m_address;
    document::Document m_document;
    lint::Session m_session;
    openapi::ReferencedDocumentPtr m_read;
    DocumentSet m_set;
    Files m_files;
    QList<lint::DocumentFindings> m_found;
    bench::Times m_edited;
    bench::Times m_dependents;
    bench::Times m_mostUsed;
    bench::Times m_others;
    bench::Times m_references;
    bench::Times m_description;
    int m_compared = 0;
    int m_different = 0;
};

} // namespace

int main(int count, char **arguments)
{
    QFile file(count > 1 ? QString::fromLocal8Bit(arguments[1]) : QString());
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "benchrelint FILE [EDITS]\n");
        return 2;
    }
    Relint(QFileInfo(file).absoluteFilePath(), file.readAll()).run(count > 2 ? std::atoi(arguments[2]) : 300);
    return 0;
}
