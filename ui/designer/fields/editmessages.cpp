#include "editmessages.h"

#include "placename.h"

#include <QCoreApplication>

namespace designer {

namespace {

struct EditMessages {
    Q_DECLARE_TR_FUNCTIONS(designer::EditMessages)
};

QString scalarName(document::ScalarType type)
{
    switch (type) {
    case document::ScalarType::Null:
        return EditMessages::tr("nothing");
    case document::ScalarType::Bool:
        return EditMessages::tr("true or false");
    case document::ScalarType::Integer:
    case document::ScalarType::Float:
        return EditMessages::tr("a number");
    case document::ScalarType::String:
        break;
    }
    return EditMessages::tr("text");
}

QString expectedName(FieldKind kind)
{
    switch (kind) {
    case FieldKind::Flag:
        return EditMessages::tr("true or false");
    case FieldKind::Lines:
        return EditMessages::tr("a list");
    case FieldKind::Line:
    case FieldKind::Paragraph:
        break;
    }
    return EditMessages::tr("text");
}

} // namespace

QString kindName(const document::Node &node)
{
    switch (node.kind()) {
    case document::Kind::Mapping:
        return EditMessages::tr("an object");
    case document::Kind::Sequence:
        return EditMessages::tr("a list");
    case document::Kind::Alias:
        return EditMessages::tr("a reference to an anchor");
    case document::Kind::Scalar:
        return scalarName(node.scalarType());
    case document::Kind::Missing:
        break;
    }
    return EditMessages::tr("nothing");
}

QString fieldStateText(FieldState state, FieldKind kind, const document::Snapshot &snapshot,
                       const document::Pointer &pointer)
{
    switch (state) {
    case FieldState::WrongType: {
        const document::Pointer place = misfitAt(snapshot, pointer);
        const document::Node found = snapshot.at(place);
        const bool isText = kind == FieldKind::Line || kind == FieldKind::Paragraph;
        if (place == pointer && isText && found.isString())
            return EditMessages::tr("The file holds text of several lines here, so it can only be edited in Source.");
        if (place == pointer && kind == FieldKind::Lines && found.isSequence())
            return EditMessages::tr("The file holds a list here that does not fit into one line. Edit it in Source.");
        //: %1: a place such as upstream.authentication; %2: "an object", "text" …; %3: the same of what was found
        return EditMessages::tr("“%1” must be %2, and the file holds %3 there. Edit it in Source.")
            .arg(placeName(place), place == pointer ? expectedName(kind) : EditMessages::tr("an object"),
                 kindName(found));
    }
    case FieldState::Shared:
        return EditMessages::tr("The value comes from an anchor that other places use too. Edit it in Source.");
    case FieldState::Unreadable:
        return EditMessages::tr("The text around this field is not understood at the moment.");
    case FieldState::Missing:
    case FieldState::Present:
        break;
    }
    return {};
}

QString editFailureText(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::AlreadyExists:
        return EditMessages::tr("This name is taken already. Nothing was changed.");
    case base::ErrorCode::ReadOnly:
        return EditMessages::tr("The file is read-only. Nothing was changed.");
    case base::ErrorCode::StillInUse:
        return EditMessages::tr("Other places still use it. Nothing was changed.");
    case base::ErrorCode::WrongType:
        return EditMessages::tr("The file holds something else here. Nothing was changed; edit it in Source.");
    case base::ErrorCode::SyntaxError:
        return EditMessages::tr("The text is not understood at the moment. Nothing was changed.");
    default:
        break;
    }
    return EditMessages::tr("This could not be written into the file. Nothing was changed.");
}

QString readOnlyText(document::ReadOnlyReason reason)
{
    switch (reason) {
    case document::ReadOnlyReason::InvalidUtf8:
        return EditMessages::tr(
            "The file holds bytes that are not UTF-8. It is shown, and cannot be edited, so that they are not lost.");
    case document::ReadOnlyReason::TooLarge:
        return EditMessages::tr("The file is too large to be edited here.");
    case document::ReadOnlyReason::ClassicFormat:
        return EditMessages::tr("Classic definitions are shown and cannot be edited here.");
    case document::ReadOnlyReason::NotWritable:
        return EditMessages::tr("The file cannot be written. Save it under another name to edit it.");
    case document::ReadOnlyReason::None:
        break;
    }
    return {};
}

} // namespace designer
