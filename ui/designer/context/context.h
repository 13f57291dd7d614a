#pragma once

#include "location.h"

class QWidget;
namespace commits {
class CommittedFiles;
}
namespace consent {
class Grants;
}
namespace document {
class Document;
}
namespace management {
class EnvironmentList;
class KnownPolicies;
} // namespace management
namespace navigation {
class Navigator;
}
namespace preview {
class ClientUsers;
class FaultDrills;
} // namespace preview
namespace review {
class Reviews;
}
namespace secrets {
class Keychain;
}
namespace settings {
class Settings;
}
namespace workspace {
class DocumentStore;
class OpenDefinition;
class References;
class Workspace;
} // namespace workspace

namespace designer {

/** Shows the form of an object inside of what it shows: a parameter of an operation, a server of the document. The tabs
 * and pages that have such forms implement it, and set it in the context of the forms inside of them. */
class ObjectOpener
{
public:
    virtual ~ObjectOpener() = default;

    /** Shows the form of the object at `place`, with the focus in its first field. */
    virtual void enterObject(const document::Pointer &place) = 0;
};

/**
 * The objects that a form of the designer works with. Each form gets them in its constructor, keeps a copy, and passes
 * it on to the forms inside of it. Everything in it outlives the forms. The functions say where the user is or wants to
 * go, see navigation::Navigator; the widget is the one in which that happens.
 */
struct Context {
    workspace::OpenDefinition &file; ///< The definition that contains the values that the form edits.
    /** The definition with the paths, settings and components: another one than `file` while the form edits a path item
     * of another file. */
    workspace::OpenDefinition &api;
    workspace::Workspace &workspace;
    workspace::References &references; ///< The references of the workspace.
    navigation::Navigator &navigator;
    workspace::DocumentStore &store; ///< Where files are written that are no definitions.
    settings::Settings &settings;
    management::KnownPolicies &policies;
    /** Where the objects inside the form have their forms. If null, the navigator shows them. */
    ObjectOpener *objects = nullptr;
    /** The files as of the last git commit. If null, forms show no difference from it. */
    commits::CommittedFiles *commits = nullptr;
    /** The fault drills of the gateway. If null, operations have no menu for them. */
    preview::FaultDrills *drills = nullptr;
    /** The comparisons of definitions with their bases. If null, forms show no verdicts about changes. */
    review::Reviews *reviews = nullptr;

    [[nodiscard]] document::Document &document() const;
    /** The location of the value at `pointer` of the file. */
    [[nodiscard]] navigation::Location at(const document::Pointer &pointer) const;
    /** This context for a form that edits values of another definition. */
    [[nodiscard]] Context in(workspace::OpenDefinition &other) const;
    /** This context for the forms inside `opener`. */
    [[nodiscard]] Context inside(ObjectOpener &opener) const;

    /** The user selected the value at `pointer` of the file. */
    void select(const document::Pointer &pointer, const QWidget &in) const;
    /** The user wants to see the value at `pointer` of the file in Source. */
    void showInSource(const document::Pointer &pointer, const QWidget &from) const;
    /** The user wants to see the bytes of the text of the file in Source. */
    void showInSource(const base::Span &span, const QWidget &from) const;
    /** The user wants to edit the value at `pointer` of the file in its form, wherever that is. */
    void showForm(const document::Pointer &pointer, const QWidget &from) const;
    /** The user wants to see the section of the tab Settings that is about the object at `pointer` of the API's gateway
     * extension; see definition::fields. */
    void showSettings(const document::Pointer &pointer, const QWidget &from) const;
    /** The user wants to send a request to an operation of the API. */
    void composeRequest(const QByteArray &path, const QByteArray &method, const QWidget &from) const;
    /** The user wants to send the requests to an operation of the API that its document forbids. */
    void tryForbidden(const QByteArray &path, const QByteArray &method, const QWidget &from) const;
    /** The user wants to edit the object at `place` of the file, which is inside of what a form shows. */
    void enterObject(const document::Pointer &place, const QWidget &from) const;
};

/** The objects that the tab Settings works with in addition to those in its Context. */
struct GatewayContext {
    secrets::Keychain &keychain;
    const management::EnvironmentList &environments;
    preview::ClientUsers &clientUsers;
    consent::Grants &grants;
};

} // namespace designer
