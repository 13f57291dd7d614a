#pragma once

#include "reviewmarks.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace designer {

/**
 * The entries of collections that only the base has, such as removed parameters or properties: the name of each struck
 * through, with the letter of its mark and a button that restores it. Hidden if there are none.
 */
class RemovedNodes final : public QWidget
{
    Q_OBJECT

public:
    /** `marks` outlive the widget. `objectName` begins the names of the buttons. */
    RemovedNodes(ReviewMarks &marks, const QString &objectName, QWidget *parent);

    /** Sets the places of the collections in the current document. */
    void setCollections(const QList<document::Pointer> &collections);
    /** Shows the removed entries of the last comparison. */
    void refresh();

signals:
    /** An entry could not be restored. */
    void failed(const base::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addEntry(const review::RemovedNode &node, const QString &name, int number);

    ReviewMarks &m_marks;
    const QString m_objectName;
    QList<document::Pointer> m_collections;
    QList<document::Pointer> m_shown; ///< The places in the base of the entries that are shown.
    widgets::ToneLabel *m_title = nullptr;
    QList<QWidget *> m_entries;
};

} // namespace designer
