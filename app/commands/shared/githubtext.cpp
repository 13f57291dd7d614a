#include "githubtext.h"

namespace commands {

QString escapedForGitHub(QString text, bool isProperty)
{
    text.replace(u'%', u"%25"_qs).replace(u'\r', u"%0D"_qs).replace(u'\n', u"%0A"_qs);
    return isProperty ? text.replace(u':', u"%3A"_qs).replace(u',', u"%2C"_qs) : text;
}

} // namespace commands
