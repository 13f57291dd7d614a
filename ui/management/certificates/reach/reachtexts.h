#pragma once

#include "certificatereach.h"
#include "certificaterenewal.h"

#include <QString>

namespace certificates {

/** A day as text: "2027-03-12"; empty if it is invalid. */
[[nodiscard]] QString dayText(const QDate &day);
/** What a definition uses a certificate for, at a field that names it: "Custom domain shop.example.com". */
[[nodiscard]] QString useText(const preflight::NamedCertificate &named);
/** What happens at a field when its certificate expires: "Stops on 2027-03-12: …". */
[[nodiscard]] QString effectText(const reach::FieldEffect &effect);
/** What is wrong with a certificate for a part of a definition, or not known: "no private key on the dashboard". */
[[nodiscard]] QString flawText(reach::CertificateFlaw flaw);
/** What happens to a part of a definition: "Stops working: custom domain shop.example". `isNow` is true for an event
 * that is the state now, and false for one ahead. */
[[nodiscard]] QString eventText(const reach::CertificateEvent &event, bool isNow);
/** What a new certificate changes: "Breaks: …", "Better: …". `api` is the definition of the finding, or null. */
[[nodiscard]] QString renewalText(const reach::RenewalFinding &finding, const reach::ServedApi *api);
/** Whether a policy allows an operation that it grants: "allowed", or for which requests. */
[[nodiscard]] QString grantText(contract::PolicyReach::Code code);
/** The name of a definition with that of its file: "Bookshop (bookshop.yaml)". */
[[nodiscard]] QString apiText(const reach::ServedApi &api);

} // namespace certificates
