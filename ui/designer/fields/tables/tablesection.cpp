#include "tablesection.h"

#include "celledit.h"
#include "cellname.h"
#include "editmessages.h"
#include "entrybuttons.h"
#include "fieldmessage.h"
#include "fittedcolumns.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "removednodes.h"
#include "rowsmodel.h"
#include "tablemarks.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

namespace designer {

TableSection::TableSection(const Context &context, RowsModel &model, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(model)
{
    buildWidgets(objectName);
    connectAll();
    refresh();
}

void TableSection::buildWidgets(const QString &objectName)
{
    setObjectName(objectName + u"Section"_qs);
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_view = new QTableView(this);
    m_view->setObjectName(objectName);
    m_view->setModel(&m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setItemDelegate(new NamedCellDelegate(m_view));
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->setShowGrid(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    m_view->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_view->installEventFilter(this);
    m_columns = new FittedColumns(*m_view);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_message = new forms::FieldMessage(this);
    m_buttons = new EntryButtons({objectName + u"Add"_qs, objectName + u"Remove"_qs, objectName + u"Source"_qs}, this);
    m_open = new QPushButton(this);
    m_open->setObjectName(objectName + u"Open"_qs);
    m_buttons->addButton(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_empty);
    column->addWidget(m_view);
    if (m_context.reviews) {
        m_marks = new TableMarks(m_context, m_model, *m_view, *m_columns, *this);
        column->addWidget(&m_marks->removed());
    }
    column->addWidget(m_message);
    column->addWidget(m_buttons);
}

void TableSection::connectAll()
{
    connect(&m_model, &RowsModel::failed, this, &TableSection::showFailure);
    connect(&m_model, &RowsModel::stepped, this, [this](int row) {
        if (isVisible())
            m_view->setCurrentIndex(m_model.index(row, std::max(0, m_view->currentIndex().column())));
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TableSection::refresh);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &TableSection::refresh);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TableSection::refresh);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &TableSection::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        refresh();
        if (m_view->hasFocus())
            m_context.select(currentPlace(), *this);
    });
    if (m_marks) {
        connect(m_marks, &TableMarks::changed, this, [this] {
            if (m_message->text() == m_break) // Otherwise it is about something else.
                showBreak();
        });
        connect(&m_marks->removed(), &RemovedNodes::failed, this, &TableSection::showFailure);
    }
    connect(m_buttons, &EntryButtons::addRequested, this, &TableSection::addRow);
    connect(m_buttons, &EntryButtons::removeRequested, this, &TableSection::removeRow);
    connect(m_buttons, &EntryButtons::sourceRequested, this, [this] { m_context.showInSource(currentPlace(), *this); });
    connect(m_open, &QPushButton::clicked, this, &TableSection::openRow);
    connect(m_view, &QTableView::activated, this, &TableSection::openRow);
    connect(addShortcut(QKeySequence::Delete), &QShortcut::activated, this, &TableSection::removeRow);
    connect(addShortcut(Qt::ALT | Qt::Key_Up), &QShortcut::activated, this, [this] { moveRow(-1); });
    connect(addShortcut(Qt::ALT | Qt::Key_Down), &QShortcut::activated, this, [this] { moveRow(1); });
}

QShortcut *TableSection::addShortcut(const QKeySequence &keys)
{
    return new QShortcut(keys, m_view, nullptr, nullptr, Qt::WidgetShortcut);
}

void TableSection::setTexts(const Texts &texts)
{
    m_title->setText(texts.title);
    m_view->setAccessibleName(texts.title);
    m_empty->setText(texts.empty);
    m_buttons->setTexts(texts.add, texts.remove);
    m_openText = texts.open;
    m_openLeadingText = texts.openLeading;
    fitOpen();
    m_model.retranslate();
}

void TableSection::setLevel(theme::Heading level)
{
    m_title->setLevel(level);
}

void TableSection::setPlace(const document::Pointer &place)
{
    m_message->clear();
    if (place == m_model.place())
        refresh();
    else
        m_model.setPlace(place);
}

QWidget &TableSection::focusTarget() const
{
    return m_view->isHidden() ? static_cast<QWidget &>(m_buttons->add()) : *m_view;
}

void TableSection::selectRow(int row, int column)
{
    m_view->setCurrentIndex(m_model.index(row, column));
    m_view->setFocus(Qt::OtherFocusReason);
}

bool TableSection::isLeading() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() && current.row() < m_model.leadingRows();
}

/** The button keeps its width, so that a selection moves no other button. */
void TableSection::fitOpen()
{
    int width = 0;
    for (const QString &text : {m_openLeadingText, m_openText}) {
        m_open->setText(text);
        width = std::max(width, m_open->sizeHint().width());
    }
    m_open->setMinimumWidth(m_openLeadingText.isEmpty() ? 0 : width);
    widgets::setButtonText(m_open, openText());
}

void TableSection::labelOpen()
{
    if (m_open->text() != openText())
        widgets::setButtonText(m_open, openText());
}

QString TableSection::openText() const
{
    return isLeading() ? m_openLeadingText : m_openText;
}

document::Pointer TableSection::currentPlace() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model.pointerAt(current.row()) : m_model.place();
}

void TableSection::refresh()
{
    const bool hasRows = m_model.rowCount() > 0;
    const bool hasCurrent = m_view->currentIndex().isValid();
    m_view->setVisible(hasRows);
    m_empty->setVisible(!hasRows && m_model.isUsable());
    m_buttons->add().setEnabled(m_model.canAddRow());
    m_buttons->remove().setVisible(hasRows);
    m_buttons->remove().setEnabled(hasCurrent && m_model.isRowEditable(m_view->currentIndex().row()));
    // Not only while a row is selected: a button that appears would move what the user clicks.
    m_buttons->source().setVisible(!m_model.isUsable() || hasRows);
    m_buttons->source().setEnabled(!m_model.isUsable() || hasCurrent);
    m_open->setVisible(hasRows && !m_openText.isEmpty());
    m_open->setEnabled(hasCurrent);
    labelOpen();
    if (!m_model.isUsable())
        m_message->show(forms::FieldMessage::Kind::Warning,
                        tr("The value in the file can't be shown as a table. Edit it in Source."));
    else
        showBreak();
    if (m_marks)
        m_marks->refreshPlace();
    fitHeight();
}

/** Shows that the current row breaks clients. The reason of a refused text stays. */
void TableSection::showBreak()
{
    if (editing::hasRefusedCell(*m_view) || !m_model.isUsable())
        return;
    const QModelIndex current = m_view->currentIndex();
    m_break = m_marks && current.isValid() ? m_marks->warningOf(current.row()) : QString();
    m_message->show(forms::FieldMessage::Kind::Warning, m_break);
}

/** The table is as tall as its rows, because the page scrolls. */
void TableSection::fitHeight()
{
    const int rows = m_model.rowCount() * m_view->verticalHeader()->defaultSectionSize();
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() + rows + 2 * m_view->frameWidth() +
                           theme::Space::Tight);
}

void TableSection::addRow()
{
    if (m_adder)
        return m_adder();
    const base::Result<int> added = m_model.addRow();
    if (!added) {
        showFailure(added.error());
        return;
    }
    selectRow(*added);
    // The name is ready to type; an entry without a name has its own form.
    if (m_model.flags(m_view->currentIndex()).testFlag(Qt::ItemIsEditable))
        m_view->edit(m_view->currentIndex());
    else
        openRow();
}

void TableSection::removeRow()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid() || !m_model.isRowEditable(current.row()))
        return;
    const int row = current.row();
    const base::Result<void> removed = m_model.removeRowAt(row);
    if (!removed)
        showFailure(removed.error());
    else if (m_model.rowCount() > 0)
        selectRow(std::min(row, m_model.rowCount() - 1));
    else
        m_buttons->add().setFocus(Qt::OtherFocusReason);
}

void TableSection::moveRow(int by)
{
    const QModelIndex current = m_view->currentIndex();
    const int row = current.row() + by;
    if (!current.isValid() || row < 0 || row >= m_model.rowCount())
        return;
    if (const base::Result<void> moved = m_model.moveRowTo(current.row(), row); !moved)
        showFailure(moved.error());
    else
        selectRow(row, current.column());
}

void TableSection::openRow()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid() || m_openText.isEmpty())
        return;
    const document::Pointer place = m_model.pointerAt(current.row());
    if (isLeading())
        m_context.showForm(place, *this);
    else
        m_context.enterObject(place, *this);
}

void TableSection::showFailure(const base::Error &error)
{
    m_message->show(forms::FieldMessage::Kind::Error, editFailureText(error));
}

bool TableSection::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::FocusIn)
        m_context.select(currentPlace(), *this);
    return QWidget::eventFilter(watched, event);
}

void TableSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitHeight();
        fitOpen();
    }
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_tablesection.cpp"
