#pragma once

#include "context.h"
#include "referencetarget.h"

#include <QWidget>

#include <optional>

class QPushButton;
namespace widgets {
class Banner;
}

namespace designer {

/**
 * A band above an object that is a reference: the name of the component, its file if that is another one, and in how
 * many places it is used, with a button that opens the component. It is hidden for an object that is no reference.
 */
class ComponentBand final : public QWidget
{
    Q_OBJECT

public:
    /** Creates a band whose button has the object name `objectName`. */
    ComponentBand(const Context &context, const QString &objectName, QWidget *parent = nullptr);

    /**
     * Shows the target of the reference at `place`. `target` is its place if it is in the same file, and is edited
     * below the band; otherwise it is the root.
     */
    void setReference(const document::Pointer &place, const document::Pointer &target);
    void retranslate();

private:
    void refresh();
    [[nodiscard]] QString text(const openapi::Place &component) const;
    [[nodiscard]] std::optional<openapi::Place> component() const;

    const Context m_context;
    QString m_name;
    document::Pointer m_place;
    document::Pointer m_target;
    widgets::Banner *m_banner = nullptr;
    QPushButton *m_open = nullptr; ///< Null until there is a component.
};

} // namespace designer
