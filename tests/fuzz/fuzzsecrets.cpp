#include "literalsecrets.h"
#include "secrettext.h"
#include "withheldsecrets.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using base::Span;
using document::Snapshot;

namespace {

/** Ends the run as a finding when the property does not hold. */
void require(bool holds, const char *property)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", property);
    std::abort();
}

void checkSpans(const QByteArray &text)
{
    qsizetype from = 0;
    for (const Span &span : secrets::secretsInText(text)) {
        require(span.offset >= from && span.length > 0 && span.end() <= text.size(),
                "spans are in order and in the text");
        from = span.end();
    }
}

/** A secret after the text, of a kind that everything before it leaves as it is. */
void checkSecretAfter(const QByteArray &text, document::Format format)
{
    static const QByteArray secret = "ghp_q7WmZx3LrT9vKc2NbY5sHd8JfGp4AeUo";
    const Snapshot now = Snapshot::parse(text + "\n" + secret + "\n", format);
    require(!workspace::withoutSecrets(now, Snapshot()).text.contains(secret), "a known shape is never stored");
}

/** Of the tree, if there is one, and of the lines. */
void checkBothReaders(const Snapshot &snapshot)
{
    for (const Span &span : workspace::possibleSecrets(snapshot))
        require(span.offset >= 0 && span.length > 0 && span.end() <= snapshot.size(), "secrets are in the text");
}

} // namespace

/** The bytes of any text: spans are valid, what is withheld from a text comes back from the same text as its file, and
 * a key of a known shape is found after anything. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto format = data[0] % 2 == 0 ? document::Format::Yaml : document::Format::Json;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, qsizetype(size) - 1);
    checkSpans(bytes);
    const Snapshot snapshot = Snapshot::parse(bytes, format);
    checkBothReaders(snapshot);
    const workspace::WithheldText withheld = workspace::withoutSecrets(snapshot, snapshot);
    const workspace::RefilledText refilled = workspace::withSecretsOf(snapshot, withheld);
    require(refilled.text == snapshot.text() && refilled.missing == 0, "the text comes back");
    checkSecretAfter(snapshot.text(), format);
    return 0;
}
