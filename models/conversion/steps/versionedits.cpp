#include "versionedits.h"

namespace conversion {

using document::Document;
using document::Pointer;

void Edits::set(const Pointer &place, const document::Value &value)
{
    make(place, [place, value](Document &document) { return document.set(place, value); });
}

void Edits::remove(const Pointer &place)
{
    make(place, [place](Document &document) { return document.remove(place); });
}

void Edits::rename(const Pointer &place, const QByteArray &name)
{
    make(place, [place, name](Document &document) { return document.renameKey(place, name); });
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

void Edits::apply(Document &document, QList<Loss> &losses) const
{
    losses += m_losses;
    for (auto edit = m_edits.crbegin(); edit != m_edits.crend(); ++edit) {
        if (const base::Result<void> made = edit->make(document); !made)
            losses.append({Loss::Kind::NotConverted, edit->place, {QString::fromUtf8(edit->place.last())}});
    }
}

Pointer placeOf(const specification::Place &object, const QByteArray &member)
{
    return object.pointer().child(member);
}

} // namespace conversion
