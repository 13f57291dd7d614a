#pragma once

#include "workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace window {

/** Asks the user before a save that would write REDACTED in place of secrets, or changes that other YAML parsers read
 * differently. */
class SaveCheck final : public QObject
{
    Q_OBJECT

public:
    using Save = std::function<void()>;

    explicit SaveCheck(QWidget *window);

    /** Calls `save` unless the user decides against it: immediately if there is nothing to ask and the text needs no
     * cross-check with another YAML parser, otherwise after the answer and after a worker has checked the text. */
    void beforeSave(workspace::OpenDefinition &definition, const Save &save);

private:
    void checkReadings(workspace::OpenDefinition &definition, const Save &save);
    void ask(const workspace::OpenDefinition &definition, const base::Diagnostics &objections, const Save &save);

    QWidget *m_window;
};

} // namespace window
