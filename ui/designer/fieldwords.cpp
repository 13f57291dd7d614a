#include "fieldwords.h"

#include <QCoreApplication>

namespace designer {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("designer::FieldWords", text);
}

QString scalarName(document::ScalarType type)
{
    switch (type) {
    case document::ScalarType::Null:
        return tr("nothing");
    case document::ScalarType::Bool:
        return tr("true or false");
    case document::ScalarType::Integer:
    case document::ScalarType::Float:
        return tr("a number");
    case document::ScalarType::String:
        break;
    }
    return tr("text");
}

} // namespace

QString kindName(const document::Node &node)
{
    switch (node.kind()) {
    case document::Kind::Mapping:
        return tr("an object");
    case document::Kind::Sequence:
        return tr("a list");
    case document::Kind::Alias:
        return tr("a reference to an anchor");
    case document::Kind::Scalar:
        return scalarName(node.scalarType());
    case document::Kind::Missing:
        break;
    }
    return tr("nothing");
}

QString fieldStateText(FieldState state, const document::Node &found)
{
    switch (state) {
    case FieldState::WrongType:
        if (!found.exists())
            return tr("The file holds something else where this belongs, so it can only be edited in Source.");
        if (found.isString())
            return tr("The file holds text of several lines here, so it can only be edited in Source.");
        return tr("The file holds %1 here, which this field cannot show. Edit it in Source.").arg(kindName(found));
    case FieldState::Shared:
        return tr("The value comes from an anchor that other places use too. Edit it in Source.");
    case FieldState::Unreadable:
        return tr("The text around this field is not understood at the moment.");
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
        return tr("This name is taken already. Nothing was changed.");
    case base::ErrorCode::ReadOnly:
        return tr("The file is read-only. Nothing was changed.");
    case base::ErrorCode::StillInUse:
        return tr("Other places of the file still use it. Nothing was changed.");
    case base::ErrorCode::WrongType:
        return tr("The file holds something else here. Nothing was changed; edit it in Source.");
    case base::ErrorCode::SyntaxError:
        return tr("The text is not understood at the moment. Nothing was changed.");
    default:
        break;
    }
    return tr("This could not be written into the file. Nothing was changed.");
}

QString readOnlyText(document::ReadOnlyReason reason)
{
    switch (reason) {
    case document::ReadOnlyReason::InvalidUtf8:
        return tr(
            "The file holds bytes that are not UTF-8. It is shown, and cannot be edited, so that they are not lost.");
    case document::ReadOnlyReason::TooLarge:
        return tr("The file is too large to be edited here.");
    case document::ReadOnlyReason::ClassicFormat:
        return tr("Classic definitions are shown and cannot be edited here.");
    case document::ReadOnlyReason::NotWritable:
        return tr("The file cannot be written. Save it under another name to edit it.");
    case document::ReadOnlyReason::None:
        break;
    }
    return {};
}

} // namespace designer
