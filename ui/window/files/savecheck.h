#pragma once

#include "workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace window {

/** Asks before a save that would write REDACTED in place of secrets, or changes that another YAML parser reads
 * differently. */
class SaveCheck final : public QObject
{
    Q_OBJECT

public:
    using Save = std::function<void()>;

    explicit SaveCheck(QWidget *window);

    /** Calls `save` unless the user decides against it: immediately if the text needs no cross-check, otherwise after a
     * worker has checked it. */
    void beforeSave(workspace::OpenDefinition &definition, const Save &save);

private:
    void checkReadings(workspace::OpenDefinition &definition, const Save &save);
    void ask(const workspace::OpenDefinition &definition, const base::Diagnostics &objections, const Save &save);

    QWidget *m_window;
};

} // namespace window
