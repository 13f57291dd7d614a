#include "versionedits.h"

namespace conversion {

using document::Document;
using document::Pointer;

base::Result<document::Value> CopyBudget::valueAt(const Document &document, const Pointer &place) const
{
    auto value = document.snapshot().at(place).value();
    if (!value)
        return value;
    constexpr qint64 LeastBytes = 64;
    *m_bytesLeft -= LeastBytes + value->toJson().size();
    return *m_bytesLeft < 0 ? base::Error{base::ErrorCode::TooLarge, {}} : value;
}

void Edits::set(const Pointer &place, const document::Value &value)
{
    make(place, [place, value](Document &document) { return document.set(place, value); });
}

void Edits::remove(const Pointer &place)
{
    make(place, [place](Document &document) { return document.remove(place); });
    removed(place);
}

void Edits::rename(const Pointer &place, const QByteArray &name)
{
    make(place, [place, name](Document &document) { return document.renameKey(place, name); });
    moved(place, place.parent() / name);
}

void Edits::keepAs(const specification::Place &object, const QByteArray &field, const QByteArray &extension)
{
    const Pointer place = placeOf(object, field);
    const QStringList names{QString::fromUtf8(field), QString::fromUtf8(extension)};
    const bool isTaken = object.member(extension);
    if (isTaken)
        remove(place);
    else
        rename(place, extension);
    lose(isTaken ? Loss::Kind::Taken : Loss::Kind::Renamed, place, names);
}

void Edits::make(const Pointer &place, const Make &edit)
{
    m_edits.append({place, edit});
}

void Edits::lose(Loss::Kind kind, const Pointer &place, const QStringList &arguments)
{
    m_losses.append({kind, place, arguments});
}

void Edits::drop(Loss::Kind kind, const Pointer &place)
{
    remove(place);
    lose(kind, place, {QString::fromUtf8(place.last())});
}

base::Result<void> Edits::apply(Document &document, LossReport &report) const
{
    if (!m_moves.isEmpty()) {
        if (auto done = redirectReferences(document, references(), m_moves, References::AsTheyAre, report); !done)
            return done;
    }
    for (const Loss &loss : m_losses)
        report.lose(loss.kind, loss.pointer, loss.arguments);
    for (auto edit = m_edits.crbegin(); edit != m_edits.crend(); ++edit) {
        const base::Result<void> made = edit->make(document);
        const bool isOfAlias = m_snapshot.hasAliases() && !made && made.error().code != base::ErrorCode::TooLarge;
        if (!made && !isOfAlias)
            return base::Error{made.error().code, report.original(edit->place).toString()};
        if (!made)
            report.lose(Loss::Kind::NotConverted, edit->place, {QString::fromUtf8(edit->place.last())});
    }
    report.moved(m_moves);
    return {};
}

Pointer placeOf(const specification::Place &object, const QByteArray &member)
{
    return object.pointer().child(member);
}

} // namespace conversion
