#include "lineoffer.h"

#include "typetext.h"

namespace designer {

using propertyline::LineCandidate;

namespace {

/** "object · A customer" */
QString noteOfComponent(const QString &name, const document::Snapshot &document)
{
    const document::Node schema = document.at({"components", "schemas", name.toUtf8()}).resolved();
    QStringList notes{shapes::typeText(schema)};
    for (const QByteArray &keyword : {QByteArray("title"), QByteArray("description")}) {
        const QString text = schema.member(keyword).resolved().text().section(u'\n', 0, 0);
        if (!text.isEmpty() && notes.size() == 1)
            notes.append(text);
    }
    return notes.join(u" · ");
}

QString noteOf(const LineCandidate &candidate, const document::Snapshot &document)
{
    switch (candidate.kind) {
    case LineCandidate::Kind::Base:
        return LineOffers::tr("type");
    case LineCandidate::Kind::Format:
        return LineOffers::tr("format");
    case LineCandidate::Kind::Component:
        return noteOfComponent(candidate.text.startsWith(u'@') ? candidate.text.sliced(1) : candidate.text, document);
    case LineCandidate::Kind::Facet:
        return LineOffers::tr("limit");
    case LineCandidate::Kind::Flag:
        return LineOffers::tr("flag");
    case LineCandidate::Kind::Keyword:
        return LineOffers::tr("property that tells which schema applies");
    case LineCandidate::Kind::Value:
        return LineOffers::tr("value");
    }
    return {};
}

} // namespace

QList<LineOffer> LineOffers::offersOf(const propertyline::LineCompletion &completion, const QString &typed,
                                      const items::TypedProperty &property)
{
    QList<LineOffer> offers;
    for (const LineCandidate &candidate : completion.candidates) {
        if (offers.size() == MostOffers)
            break;
        if (candidate.text != typed)
            offers.append({candidate.text, noteOf(candidate, property.document())});
    }
    return offers;
}

} // namespace designer
