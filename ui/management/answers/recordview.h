#pragma once

#include "icon.h"
#include "valuelabel.h"
#include "valuetreemodel.h"

#include <QWidget>

#include <memory>

namespace answers {

/**
 * One record of an answer in full: a title, captioned values below one another, and beside them the members of the
 * answer that have no place of their own as a tree. Without a record it says what to do to see one.
 */
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    /** `furtherName` is the object name of the tree. */
    RecordView(theme::Icon icon, const QString &furtherName, QWidget *parent = nullptr);
    ~RecordView() override;

    /** A control right of the title. */
    void addBesideTitle(QWidget *control);
    /** Something between the title and the values. */
    void addBelowTitle(QWidget *widget);
    /** A value with its caption; the caption comes with setCaption(). */
    forms::ValueLabel *addValue(const QString &objectName);
    /** Any other control with a caption, which becomes its accessible name. */
    void addControl(QWidget *row, QWidget *control);
    /** Captions of everything that was added, in that order. */
    void setCaptions(const QStringList &captions);

    /** What showEmpty() shows. */
    void setEmptyTexts(const QString &title, const QString &text);
    /** Shows no record, and how to see one. */
    void showEmpty();
    /** `raw` as answered; `known` are its members that are shown already. */
    void showRecord(const QString &title, const document::Value &raw, const QList<QByteArray> &known);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets(theme::Icon icon, const QString &furtherName);
    void retranslate();

    items::ValueTreeModel m_further;
    std::unique_ptr<Parts> m_parts;
};

} // namespace answers
