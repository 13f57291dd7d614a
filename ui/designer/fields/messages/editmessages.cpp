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
    case FieldKind::Number:
        return EditMessages::tr("a number");
    case FieldKind::Choice:
    case FieldKind::Value:
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
        return EditMessages::tr("a YAML alias");
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
        const document::Pointer place = mismatchAt(snapshot, pointer);
        const document::Node found = snapshot.at(place);
        const bool isText = kind == FieldKind::Line || kind == FieldKind::Paragraph;
        if (place == pointer && kind == FieldKind::Line && found.isString() && found.bytes().contains('\n'))
            return EditMessages::tr("The value has several lines. Edit it in Source.");
        if (place == pointer && isText && found.isString())
            return EditMessages::tr("The value is too long for this field. Edit it in Source.");
        if (place == pointer && kind == FieldKind::Lines && found.isSequence())
            return EditMessages::tr("The list has items that can't be edited on one line. Edit it in Source.");
        //: %1: a place such as upstream.authentication; %2: the expected type ("an object", "text"); %3: the type
        // found
        return EditMessages::tr("“%1” must be %2, but the file contains %3. Edit it in Source.")
            .arg(placeName(place), place == pointer ? expectedName(kind) : EditMessages::tr("an object"),
                 kindName(found));
    }
    case FieldState::Shared:
        return EditMessages::tr("The value comes from a YAML anchor that is also used elsewhere. Edit it in Source.");
    case FieldState::Unreadable:
        return EditMessages::tr("There is a syntax error near this field. Fix it in Source.");
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
        return EditMessages::tr("The name is already in use. Nothing was changed.");
    case base::ErrorCode::ReadOnly:
        // Another file is named: an edit can change several.
        return error.detail.isEmpty()
                   ? EditMessages::tr("The file is read-only. Nothing was changed.")
                   : EditMessages::tr("%1 is read-only. Nothing was changed.", "%1: a file").arg(error.detail);
    case base::ErrorCode::ReadFailed:
        return EditMessages::tr("%1 can't be read. Nothing was changed.", "%1: a file").arg(error.detail);
    case base::ErrorCode::ChangedOnDisk:
        return EditMessages::tr("%1 was changed by another program. Nothing was changed here. Try again.", "%1: a file")
            .arg(error.detail);
    case base::ErrorCode::StillInUse:
        return EditMessages::tr("It is still used elsewhere. Nothing was changed.");
    case base::ErrorCode::WrongType:
        return EditMessages::tr(
            "The file contains another type of value here. Nothing was changed. Edit it in Source.");
    case base::ErrorCode::SyntaxError:
        return EditMessages::tr("The file has a syntax error. Nothing was changed. Fix it in Source.");
    default:
        break;
    }
    return EditMessages::tr("The edit can't be made in this file. Nothing was changed.");
}

QString readOnlyText(document::ReadOnlyReason reason)
{
    switch (reason) {
    case document::ReadOnlyReason::InvalidUtf8:
        return EditMessages::tr(
            "The file contains bytes that are not UTF-8. It is read-only so that they are not lost.");
    case document::ReadOnlyReason::TooLarge:
        return EditMessages::tr("The file is too large to be edited.");
    case document::ReadOnlyReason::ClassicFormat:
        return EditMessages::tr("Classic definitions are read-only.");
    case document::ReadOnlyReason::NotWritable:
        return EditMessages::tr("The file is write-protected. Save it under another name to edit it.");
    case document::ReadOnlyReason::None:
        break;
    }
    return {};
}

} // namespace designer
