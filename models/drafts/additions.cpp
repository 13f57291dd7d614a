#include "additions.h"

#include "memberedit.h"

namespace drafts {

using document::Document;

namespace {

base::Result<void> addEach(Document &document, const Additions &additions)
{
    for (const Addition &addition : additions) {
        const document::Pointer parent = addition.place.parent();
        if (addition.place.last() == "-") {
            const bool isList = document.snapshot().at(parent).isSequence();
            auto added = isList ? document.append(parent, addition.value)
                                : openapi::setMember(document, parent, document::Value::array({addition.value}));
            if (!added)
                return added;
            continue;
        }
        if (document.snapshot().at(addition.place).exists())
            return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(addition.place.last())};
        if (auto added = openapi::setMember(document, addition.place, addition.value); !added)
            return added;
    }
    return {};
}

} // namespace

base::Result<void> add(Document &document, const Additions &additions, const QString &step)
{
    // They are tried on a copy first, because a step that fails half way would leave the half.
    Document copy(document.snapshot().text(), document.format());
    if (auto added = addEach(copy, additions); !added)
        return added;
    const Document::Step named(document, step);
    return addEach(document, additions);
}

QByteArray textOf(const Additions &additions, document::Format format)
{
    const bool isJson = format == document::Format::Json;
    Document document(isJson ? QByteArray("{}") : QByteArray(), format);
    (void)addEach(document, additions);
    return document.snapshot().text();
}

} // namespace drafts
