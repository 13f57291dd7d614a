#pragma once

#include "componentreferences.h"
#include "popupframe.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace designer {

/**
 * A popup in which the user checks the schemas that become branches of `oneOf` or `anyOf`. Typed letters filter the
 * list, the arrow keys and Space check schemas, and Return applies.
 */
class BranchesPopup final : public PopupFrame
{
    Q_OBJECT

public:
    explicit BranchesPopup(QWidget *parent);

    /** Shows the popup below `anchor` for branches of a keyword, with the schemas to choose from. A schema that has a
     * discriminator is not asked for one. */
    void open(const QWidget &anchor, const QByteArray &keyword, const QList<ComponentReference> &schemas,
              bool hasDiscriminator);
    void retranslate();

signals:
    /** Emitted when the user has chosen the branches, in the order in which they were checked. There are none for a
     * branch that is no component. */
    void applied(const QByteArray &keyword, const QStringList &references, bool hasDiscriminator);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void fill();
    void toggle(QListWidgetItem *item);
    void moveBy(int rows);
    void apply();

    QByteArray m_keyword;
    QList<ComponentReference> m_schemas;
    QStringList m_checked; ///< The references of the checked schemas.
    QLineEdit *m_line = nullptr;
    QListWidget *m_list = nullptr;
    QCheckBox *m_discriminator = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace designer
