#include "benchtimes.h"
#include "document.h"
#include "lintsession.h"

#include <QFile>
#include <QRandomGenerator>

/**
 * How long it takes after an edit of a definition until its problems are known: first those of the edited piece, then
 * those of everything that depends on it. `benchrelint FILE [EDITS]`; benchlint.sh runs it. The last line says whether
 * the problems are those of a full run. Edits are at places that are chosen by their bytes.
 */
namespace {

using document::Pointer;
using document::Value;
using openapi::DocumentSet;
using openapi::ReferencedDocument;

class Relint final
{
public:
    Relint(const QString &name, const QByteArray &text)
        : m_address(QStringLiteral("/bench/") + name)
        , m_document(text, document::formatOfFileName(name))
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
        first.print("the first run", std::nullopt);
        m_edited.print("the edited piece", bench::Bound{10, 30});
        m_dependents.print("the rest", bench::Bound{100, 150});
        m_mostUsed.print("the rest, most used component", std::nullopt);
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

    void lintAll()
    {
        const document::Snapshot now = m_document.snapshot();
        m_references.measure([&] {
            m_read = m_read ? std::make_shared<const ReferencedDocument>(*m_read, now)
                            : std::make_shared<const ReferencedDocument>(m_address, now);
        });
        m_set = DocumentSet(QList<openapi::ReferencedDocumentPtr>{m_read});
        std::optional<description::Description> description;
        m_description.measure([&] { description.emplace(m_read, m_set); });
        m_found = lint::diagnosticsIn(m_session.lint(*description), m_read);
    }

    void compare()
    {
        ++m_compared;
        m_different += lint::diagnosticsIn(lint::lint(description::Description(m_read, m_set)), m_read) == m_found ? 0
                                                                                                                   : 1;
    }

    QString m_address;
    document::Document m_document;
    lint::Session m_session;
    openapi::ReferencedDocumentPtr m_read;
    DocumentSet m_set;
    base::Diagnostics m_found;
    bench::Times m_edited;
    bench::Times m_dependents;
    bench::Times m_mostUsed;
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
    Relint(file.fileName().section(u'/', -1), file.readAll()).run(count > 2 ? std::atoi(arguments[2]) : 300);
    return 0;
}
