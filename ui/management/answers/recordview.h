#pragma once

#include "icon.h"
#include "valuelabel.h"
#include "valuetreemodel.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QStackedLayout;
class QTreeView;
class QVBoxLayout;

namespace widgets {
class EmptyState;
class Heading;
class ToneLabel;
} // namespace widgets

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
    struct Line {
        widgets::ToneLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr; ///< Null for another control.
        QWidget *control = nullptr;
    };
    [[nodiscard]] widgets::ToneLabel *addLine(QWidget *value, Qt::Alignment alignment);
    void buildWidgets(theme::Icon icon, const QString &furtherName);
    void retranslate();

    items::ValueTreeModel m_further;
    QStackedLayout *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QWidget *m_fields = nullptr;
    widgets::Heading *m_title = nullptr;
    QHBoxLayout *m_titleLine = nullptr;
    QVBoxLayout *m_belowTitle = nullptr;
    QGridLayout *m_values = nullptr;
    QList<Line> m_lines;
    QWidget *m_furtherSide = nullptr;
    widgets::Heading *m_furtherTitle = nullptr;
    QTreeView *m_furtherView = nullptr;
};

} // namespace answers
