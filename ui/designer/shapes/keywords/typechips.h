#pragma once

#include "context.h"
#include "document.h"
#include "version.h"

#include <QWidget>

#include <functional>

class QAction;
class QCheckBox;
class QLabel;
class QMenu;
class QToolButton;

namespace designer {

/**
 * A row of buttons that choose the type of a schema, or any type, and a check box that allows null: with `nullable`
 * until OpenAPI 3.0, as a type from 3.1 on. From 3.1 on, a click with Ctrl and the menu "More types" add and remove
 * further types. Each choice is an undo step.
 */
class TypeChips final : public QWidget
{
    Q_OBJECT

public:
    explicit TypeChips(const Context &context, QWidget *parent = nullptr);

    void setPlace(const document::Pointer &schema);
    /** Updates the buttons from the types that the schema has in the document. */
    void refresh();
    void retranslate();

signals:
    void failed(const base::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(specification::Version version);
    QToolButton *addChip(const QString &name);
    void choose(const QByteArray &type);
    void toggle(const QByteArray &type);
    void allowNull(bool isAllowed);
    /** Runs an edit as an undo step. */
    void edit(const std::function<base::Result<void>()> &write);
    /** The types that the schema states, without null. */
    [[nodiscard]] QByteArrayList types() const;
    [[nodiscard]] base::Result<void> write(const QByteArrayList &types);

    const Context m_context;
    document::Document &m_document;
    document::Pointer m_place;
    QLabel *m_label = nullptr;
    QWidget *m_row = nullptr;
    QToolButton *m_any = nullptr;
    QList<QToolButton *> m_chips; ///< The buttons of the types, without null.
    QToolButton *m_more = nullptr;
    QMenu *m_moreMenu = nullptr;
    QCheckBox *m_null = nullptr;
    bool m_isWithControl = false; ///< Whether Ctrl was held at the last click of a button.
    std::optional<specification::Version> m_version;
};

} // namespace designer
