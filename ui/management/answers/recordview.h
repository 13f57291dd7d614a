#pragma once

#include "icon.h"
#include "valuelabel.h"
#include "valuetreemodel.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QScrollArea;
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
 * Shows the details of a record of a server, such as a certificate: a title, values with captions, and the other
 * members of its JSON as a tree. Without a record it shows an empty state.
 */
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    /** `icon` is the icon of the empty state, and `otherMembersName` the object name of the tree of other members. */
    RecordView(theme::Icon icon, const QString &otherMembersName, QWidget *parent = nullptr);

    /** Adds a control to the right of the title. */
    void addBesideTitle(QWidget *control);
    /** Adds a widget between the title and the values. */
    void addBelowTitle(QWidget *widget);
    /** Adds a line with a value. Its caption is set with setCaptions(). */
    forms::ValueLabel *addValue(const QString &objectName);
    /** Adds a line with a widget `row` in place of a value. Its caption, set with setCaptions(), is also the accessible
     * name of `control`. */
    void addControl(QWidget *row, QWidget *control);
    /** Sets the captions of all values and controls, in the order in which they were added. */
    void setCaptions(const QStringList &captions);

    /** Sets the texts of the empty state, which is shown while there is no record. */
    void setEmptyTexts(const QString &title, const QString &text);
    /** Shows the empty state in place of a record. */
    void showEmpty();
    /** Shows a record. `raw` is its JSON as received; the tree shows its members except the ones named in `known`. */
    void showRecord(const QString &title, const document::Value &raw, const QList<QByteArray> &known);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        widgets::ToneLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr; ///< The label of the value; null for a line with another control.
        QWidget *control = nullptr;
    };
    [[nodiscard]] widgets::ToneLabel *addLine(QWidget *value, Qt::Alignment alignment);
    void buildWidgets(theme::Icon icon, const QString &otherMembersName);
    void buildFields();
    void buildOtherMembers(const QString &objectName);
    void retranslate();

    items::ValueTreeModel m_otherMembers;
    QStackedLayout *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QScrollArea *m_area = nullptr;
    QWidget *m_fields = nullptr;
    widgets::Heading *m_title = nullptr;
    QHBoxLayout *m_titleLine = nullptr;
    QVBoxLayout *m_belowTitle = nullptr;
    QGridLayout *m_values = nullptr;
    QList<Line> m_lines;
    QWidget *m_otherMembersPanel = nullptr;
    widgets::Heading *m_otherMembersTitle = nullptr;
    QTreeView *m_otherMembersView = nullptr;
};

} // namespace answers
