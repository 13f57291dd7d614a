#pragma once

#include "exportplan.h"

#include <QListWidget>
#include <QPointer>

namespace workspace {
class OpenDefinition;
}

namespace proxyexport {

/** The list of the definitions that can be exported, each with a check box. It is as high as its rows, up to some. */
class DefinitionChoice final : public QListWidget
{
    Q_OBJECT

public:
    /** The rows that are visible without scrolling. */
    static constexpr int MostVisibleRows = 3;

    /** Creates the list. All definitions are selected. */
    explicit DefinitionChoice(const QList<workspace::OpenDefinition *> &definitions, QWidget *parent = nullptr);

    /** Returns the selected definitions as they are now, without those that were closed or can't be exported any more,
     * in the order of the list. */
    [[nodiscard]] QList<deploy::ExportedDefinition> chosen() const;

private:
    QList<QPointer<workspace::OpenDefinition>> m_definitions; ///< In the order of the rows.
};

} // namespace proxyexport
