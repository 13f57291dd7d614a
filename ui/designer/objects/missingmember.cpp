#include "missingmember.h"

#include "ruletable.h"
#include "violation.h"

#include <algorithm>

namespace designer {

namespace {

bool isMissing(const base::Diagnostic &problem)
{
    using specification::Fault;
    const QString word = problem.arguments.value(0);
    return problem.rule == "oas3-schema"_rule && (word == wordOf(Fault::Missing) || word == wordOf(Fault::NeedsOther));
}

} // namespace

base::Diagnostics problemsBelow(const base::Diagnostics &problems, const document::Pointer &place)
{
    const QString object = place.toString();
    base::Diagnostics found;
    std::copy_if(problems.cbegin(), problems.cend(), std::back_inserter(found), [&object](const base::Diagnostic &one) {
        return one.pointer == object || one.pointer.startsWith(object + u'/');
    });
    return found;
}

const base::Diagnostic *missingMember(const base::Diagnostics &problems, const document::Pointer &object,
                                      QByteArrayView name)
{
    const QString place = object.toString();
    const QString member = QString::fromUtf8(name);
    const auto found = std::find_if(problems.cbegin(), problems.cend(), [&](const base::Diagnostic &one) {
        return one.pointer == place && isMissing(one) && one.arguments.value(1) == member;
    });
    return found == problems.cend() ? nullptr : &*found;
}

} // namespace designer
