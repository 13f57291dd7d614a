#include "definitiontitle.h"

#include "node.h"
#include "showntext.h"

namespace window {

DefinitionTitle titleOf(const document::Snapshot &snapshot)
{
    const auto text = [&snapshot](const QByteArray &name) {
        const QString found = snapshot.at({"info", name}).resolved().text();
        return base::shownText(QStringView(found).left(DefinitionTitle::MostCharacters));
    };
    return {text("title"), text("version")};
}

} // namespace window
