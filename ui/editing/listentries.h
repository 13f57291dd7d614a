#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <functional>

namespace editing {

/**
 * The rows of a ListEdit: one for each entry of the list and, while the list can be edited, a last one without a text
 * for a new entry.
 */
class ListEntries final : public QAbstractListModel
{
    Q_OBJECT

public:
    /** Writes a typed text to a row; returns false if the text can't be written. */
    using Setter = std::function<bool(int row, const QString &text)>;

    ListEntries(Setter setter, QObject *parent);

    /** Shows other entries. Rows whose texts stay the same stay, with the editor that can be open in them. */
    void setTexts(const QStringList &texts);
    [[nodiscard]] const QStringList &texts() const { return m_texts; }
    /** Sets the name that the row of a new entry has for screen readers. */
    void setNewName(const QString &name) { m_newName = name; }
    void setEditable(bool isEditable);
    [[nodiscard]] bool isEditable() const { return m_isEditable; }
    /** True for the row of a new entry. */
    [[nodiscard]] bool isNew(int row) const { return row == m_texts.size(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    Setter m_setter;
    QStringList m_texts;
    QString m_newName;
    bool m_isEditable = true;
};

} // namespace editing
