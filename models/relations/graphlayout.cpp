#include "graphlayout.h"

#include "relationlimits.h"

#include <algorithm>
#include <numeric>

namespace relations {

namespace {

constexpr int OrderSweeps = 8;
constexpr int PlacementSweeps = 8;
constexpr qreal BendHeight = 8;
constexpr qreal LoopWidth = 28;
constexpr qreal LeastWidthOfGrid = 720;
/** From this code point on, characters are counted as two: most are those of East Asian scripts. */
constexpr char32_t FirstWide = 0x1100;

qreal widthOf(const QString &text, const LayoutSizes &sizes)
{
    qreal width = 0;
    for (const char32_t character : text.toUcs4())
        width += character >= FirstWide ? 2 * sizes.character : sizes.character;
    return width;
}

/** A box, or a bend of a line in a column between its ends. */
struct Cell {
    int box = -1; ///< -1 for a bend.
    int layer = 0;
    qreal height = BendHeight;
    qreal y = 0;
};

/** A piece of a line between neighbouring columns. The offsets are from the tops of the cells. */
struct Piece {
    int left = 0;
    int right = 0;
    qreal leftOffset = 0;
    qreal rightOffset = 0;
};

class Layouter final
{
public:
    Layouter(const SchemaGraph &graph, const LayoutSizes &sizes)
        : m_graph(graph)
    {
        m_layout.sizes = sizes;
        m_isBackward.resize(graph.relations.size());
        m_bends.resize(graph.relations.size());
        m_rowOf.resize(graph.relations.size());
    }

    GraphLayout run()
    {
        makeBoxes();
        breakCycles();
        assignLayers();
        makeCells();
        orderCells();
        placeColumns();
        placeCells();
        placeLonely();
        drawLines();
        return std::move(m_layout);
    }

private:
    void makeBoxes();
    void addProperties(Box &box) const;
    void breakCycles();
    void assignLayers();
    void makeCells();
    void orderCells();
    void placeColumns();
    void placeCells();
    void placeColumn(const std::vector<int> &column, const std::vector<qreal> &wanted);
    void placeLonely();
    void drawLines();

    [[nodiscard]] bool isLoop(size_t relation) const
    {
        return m_graph.relations[relation].from == m_graph.relations[relation].to;
    }
    /** The schema at the left end of a relation, and that at the right end. */
    [[nodiscard]] int leftOf(size_t relation) const
    {
        return m_isBackward[relation] ? m_graph.relations[relation].to : m_graph.relations[relation].from;
    }
    [[nodiscard]] int rightOf(size_t relation) const
    {
        return m_isBackward[relation] ? m_graph.relations[relation].from : m_graph.relations[relation].to;
    }
    /** Where a line meets the box that refers, from its top. */
    [[nodiscard]] qreal startOffset(size_t relation) const { return m_layout.sizes.row * (m_rowOf[relation] + 1.5); }
    [[nodiscard]] qreal endOffset() const { return m_layout.sizes.row / 2; }

    const SchemaGraph &m_graph;
    GraphLayout m_layout;
    std::vector<char> m_isBackward; ///< By relation: drawn from right to left.
    std::vector<int> m_rowOf;       ///< By relation: its row in the box.
    std::vector<std::vector<int>> m_bends;
    std::vector<int> m_sorted; ///< The schemas, each before those on its right.
    std::vector<char> m_isLonely;
    std::vector<int> m_layers;
    std::vector<Cell> m_cells; ///< First those of the boxes, in the order of the schemas.
    std::vector<Piece> m_pieces;
    std::vector<std::vector<int>> m_columns;
    std::vector<qreal> m_columnX;
    std::vector<qreal> m_columnWidth;
};

void Layouter::makeBoxes()
{
    const LayoutSizes &sizes = m_layout.sizes;
    m_isLonely.assign(m_graph.schemas.size(), 1);
    for (size_t i = 0; i < m_graph.schemas.size(); ++i)
        m_layout.boxes.push_back({int(i), {}, {}});
    for (size_t i = 0; i < m_graph.relations.size(); ++i) {
        const Relation &relation = m_graph.relations[i];
        if (!isLoop(i))
            m_isLonely[relation.from] = m_isLonely[relation.to] = 0;
        std::vector<BoxRow> &rows = m_layout.boxes[relation.from].rows;
        if (int(rows.size()) < MaximumBoxRows)
            rows.push_back({relation.labels.join(u", "_qs), 0});
        else if (int(rows.size()) == MaximumBoxRows)
            rows.push_back({{}, 1});
        else
            ++rows.back().moreCount;
        m_rowOf[i] = int(rows.size()) - 1;
    }
    for (Box &box : m_layout.boxes)
        addProperties(box);
    for (Box &box : m_layout.boxes) {
        qreal width = widthOf(shownName(m_graph.schemas[box.schema].name), sizes);
        for (const BoxRow &row : box.rows)
            width = std::max(width, widthOf(shownName(row.text), sizes));
        box.rect.setSize({std::max(width, 8 * sizes.character) + 2 * sizes.padding,
                          sizes.row * (qreal(box.rows.size()) + 1) + (box.rows.empty() ? 0 : sizes.padding / 2)});
    }
}

/** The properties that refer to nothing are below the relations, while there is room. */
void Layouter::addProperties(Box &box) const
{
    const GraphSchema &schema = m_graph.schemas[size_t(box.schema)];
    int left = int(schema.propertyCount);
    for (const QString &name : schema.properties) {
        if (int(box.rows.size()) >= MaximumBoxRows)
            break;
        box.rows.push_back({name, 0});
        --left;
    }
    if (left <= 0)
        return;
    if (box.rows.empty() || box.rows.back().moreCount == 0)
        box.rows.push_back({{}, 0});
    box.rows.back().moreCount += left;
}

/** A depth-first search: a relation to a schema that is not finished yet would close a cycle. */
void Layouter::breakCycles()
{
    enum State : char { New, Open, Finished };
    const int count = int(m_graph.schemas.size());
    std::vector<std::vector<size_t>> leaving(count);
    std::vector<int> arriving(count);
    for (size_t i = 0; i < m_graph.relations.size(); ++i) {
        leaving[m_graph.relations[i].from].push_back(i);
        ++arriving[m_graph.relations[i].to];
    }
    std::vector<int> starts(count);
    std::iota(starts.begin(), starts.end(), 0);
    std::stable_partition(starts.begin(), starts.end(), [&](int schema) { return arriving[schema] == 0; });
    std::vector<State> states(count, New);
    std::vector<std::pair<int, size_t>> way;
    for (const int start : starts) {
        if (states[start] != New)
            continue;
        way.push_back({start, 0});
        states[start] = Open;
        while (!way.empty()) {
            auto &[schema, next] = way.back();
            if (next == leaving[schema].size()) {
                states[schema] = Finished;
                m_sorted.push_back(schema);
                way.pop_back();
                continue;
            }
            const size_t relation = leaving[schema][next++];
            const int to = m_graph.relations[relation].to;
            if (states[to] == Open) {
                m_isBackward[relation] = !isLoop(relation);
            } else if (states[to] == New) {
                states[to] = Open;
                way.push_back({to, 0});
            }
        }
    }
    std::reverse(m_sorted.begin(), m_sorted.end());
}

/** Longest paths; then a schema that nothing refers to moves next to what it refers to. */
void Layouter::assignLayers()
{
    m_layers.assign(m_graph.schemas.size(), 0);
    std::vector<std::vector<int>> rights(m_graph.schemas.size());
    std::vector<char> hasLeft(m_graph.schemas.size());
    for (size_t i = 0; i < m_graph.relations.size(); ++i) {
        if (isLoop(i))
            continue;
        rights[leftOf(i)].push_back(rightOf(i));
        hasLeft[rightOf(i)] = 1;
    }
    for (const int schema : m_sorted) {
        for (const int right : rights[schema])
            m_layers[right] = std::max(m_layers[right], m_layers[schema] + 1);
    }
    for (const int schema : m_sorted) {
        if (hasLeft[schema] || rights[schema].empty())
            continue;
        int nearest = m_layers[rights[schema].front()];
        for (const int right : rights[schema])
            nearest = std::min(nearest, m_layers[right]);
        m_layers[schema] = nearest - 1;
    }
}

void Layouter::makeCells()
{
    for (const Box &box : m_layout.boxes)
        m_cells.push_back({box.schema, m_layers[box.schema], box.rect.height(), 0});
    int bends = 0;
    for (size_t i = 0; i < m_graph.relations.size(); ++i) {
        if (isLoop(i))
            continue;
        int left = leftOf(i);
        const int right = rightOf(i);
        qreal leftOffset = m_isBackward[i] ? endOffset() : startOffset(i);
        const qreal rightOffset = m_isBackward[i] ? startOffset(i) : endOffset();
        for (int layer = m_layers[left] + 1; layer < m_layers[right] && bends < MaximumBends; ++layer, ++bends) {
            const int bend = int(m_cells.size());
            m_cells.push_back({-1, layer, BendHeight, 0});
            m_pieces.push_back({left, bend, leftOffset, BendHeight / 2});
            m_bends[i].push_back(bend);
            left = bend;
            leftOffset = BendHeight / 2;
        }
        m_pieces.push_back({left, right, leftOffset, rightOffset});
    }
    for (int cell = 0; cell < int(m_cells.size()); ++cell) {
        if (m_cells[cell].box >= 0 && m_isLonely[m_cells[cell].box])
            continue;
        if (int(m_columns.size()) <= m_cells[cell].layer)
            m_columns.resize(m_cells[cell].layer + 1);
        m_columns[m_cells[cell].layer].push_back(cell);
    }
}

/** Sorts each column by the mean position of what the column before it contains, to the right and back. */
void Layouter::orderCells()
{
    std::vector<qreal> position(m_cells.size());
    std::vector<std::vector<int>> lefts(m_cells.size());
    std::vector<std::vector<int>> rights(m_cells.size());
    for (const Piece &piece : m_pieces) {
        lefts[piece.right].push_back(piece.left);
        rights[piece.left].push_back(piece.right);
    }
    const auto number = [&](const std::vector<int> &column) {
        for (size_t i = 0; i < column.size(); ++i)
            position[column[i]] = (qreal(i) + 0.5) / qreal(column.size());
    };
    for (const std::vector<int> &column : m_columns)
        number(column);
    for (int sweep = 0; sweep < OrderSweeps; ++sweep) {
        const bool toRight = sweep % 2 == 0;
        const std::vector<std::vector<int>> &neighbours = toRight ? lefts : rights;
        for (size_t step = 0; step < m_columns.size(); ++step) {
            std::vector<int> &column = m_columns[toRight ? step : m_columns.size() - 1 - step];
            std::vector<std::pair<qreal, int>> keys;
            for (const int cell : column) {
                qreal sum = 0;
                for (const int neighbour : neighbours[cell])
                    sum += position[neighbour];
                const bool isFree = neighbours[cell].empty();
                keys.push_back({isFree ? position[cell] : sum / qreal(neighbours[cell].size()), cell});
            }
            std::stable_sort(keys.begin(), keys.end(),
                             [](const auto &one, const auto &other) { return one.first < other.first; });
            for (size_t i = 0; i < column.size(); ++i)
                column[i] = keys[i].second;
            number(column);
        }
    }
}

void Layouter::placeColumns()
{
    qreal x = PictureMargin;
    for (const std::vector<int> &column : m_columns) {
        qreal width = 0;
        for (const int cell : column) {
            if (m_cells[cell].box >= 0)
                width = std::max(width, m_layout.boxes[m_cells[cell].box].rect.width());
        }
        m_columnX.push_back(x);
        m_columnWidth.push_back(width);
        x += width + m_layout.sizes.columnGap;
    }
}

/** The wanted places as far as the distances allow: between the places found from the top and from the bottom. */
void Layouter::placeColumn(const std::vector<int> &column, const std::vector<qreal> &wanted)
{
    std::vector<qreal> down(column.size());
    std::vector<qreal> up(column.size());
    const auto distance = [&](size_t index) { return m_cells[column[index]].height + m_layout.sizes.gap; };
    for (size_t i = 0; i < column.size(); ++i)
        down[i] = i == 0 ? wanted[i] : std::max(wanted[i], down[i - 1] + distance(i - 1));
    for (size_t i = column.size(); i-- > 0;)
        up[i] = i + 1 == column.size() ? wanted[i] : std::min(wanted[i], up[i + 1] - distance(i));
    for (size_t i = 0; i < column.size(); ++i)
        m_cells[column[i]].y = (down[i] + up[i]) / 2;
}

void Layouter::placeCells()
{
    for (const std::vector<int> &column : m_columns)
        placeColumn(column, std::vector<qreal>(column.size()));
    std::vector<std::vector<const Piece *>> lefts(m_cells.size());
    std::vector<std::vector<const Piece *>> rights(m_cells.size());
    for (const Piece &piece : m_pieces) {
        lefts[piece.right].push_back(&piece);
        rights[piece.left].push_back(&piece);
    }
    for (int sweep = 0; sweep < PlacementSweeps; ++sweep) {
        const bool toRight = sweep % 2 == 0;
        for (size_t step = 0; step < m_columns.size(); ++step) {
            const std::vector<int> &column = m_columns[toRight ? step : m_columns.size() - 1 - step];
            std::vector<qreal> wanted;
            for (const int cell : column) {
                const auto &pieces = toRight ? lefts[cell] : rights[cell];
                qreal sum = 0;
                for (const Piece *piece : pieces) {
                    const qreal shift = piece->leftOffset - piece->rightOffset;
                    sum += toRight ? m_cells[piece->left].y + shift : m_cells[piece->right].y - shift;
                }
                wanted.push_back(pieces.empty() ? m_cells[cell].y : sum / qreal(pieces.size()));
            }
            placeColumn(column, wanted);
        }
    }
    qreal top = 0;
    bool isFirst = true;
    for (const std::vector<int> &column : m_columns) {
        for (const int cell : column) {
            top = isFirst ? m_cells[cell].y : std::min(top, m_cells[cell].y);
            isFirst = false;
        }
    }
    for (size_t layer = 0; layer < m_columns.size(); ++layer) {
        for (const int cell : m_columns[layer]) {
            m_cells[cell].y += PictureMargin - top;
            if (m_cells[cell].box >= 0)
                m_layout.boxes[m_cells[cell].box].rect.moveTo(m_columnX[layer], m_cells[cell].y);
        }
    }
}

/** Schemas without relations to others are in rows below. */
void Layouter::placeLonely()
{
    const LayoutSizes &sizes = m_layout.sizes;
    QRectF bounds;
    for (const Box &box : m_layout.boxes) {
        if (!m_isLonely[box.schema])
            bounds |= box.rect.adjusted(0, 0, LoopWidth, 0);
    }
    const qreal right = std::max(bounds.right(), LeastWidthOfGrid);
    qreal x = PictureMargin;
    qreal y = bounds.isEmpty() ? PictureMargin : bounds.bottom() + 2 * sizes.gap;
    qreal rowHeight = 0;
    for (Box &box : m_layout.boxes) {
        if (!m_isLonely[box.schema])
            continue;
        const qreal width = box.rect.width() + (box.rows.empty() ? 0 : LoopWidth);
        if (x > PictureMargin && x + width > right) {
            x = PictureMargin;
            y += rowHeight + sizes.gap;
            rowHeight = 0;
        }
        box.rect.moveTo(x, y);
        rowHeight = std::max(rowHeight, box.rect.height());
        x += width + sizes.gap;
        bounds |= QRectF(box.rect.topLeft(), QSizeF(width, box.rect.height()));
    }
    for (const Cell &cell : m_cells) {
        if (cell.box < 0)
            bounds |= QRectF(PictureMargin, cell.y, 1, cell.height);
    }
    m_layout.size = m_layout.boxes.empty() ? QSizeF()
                                           : QSizeF(bounds.right() + PictureMargin, bounds.bottom() + PictureMargin);
}

void Layouter::drawLines()
{
    for (size_t i = 0; i < m_graph.relations.size(); ++i) {
        const QRectF &from = m_layout.boxes[m_graph.relations[i].from].rect;
        const QRectF &to = m_layout.boxes[m_graph.relations[i].to].rect;
        Line line{int(i), {}};
        const bool isBackward = m_isBackward[i];
        line.points.push_back({isBackward ? from.left() : from.right(), from.top() + startOffset(i)});
        std::vector<int> bends = m_bends[i];
        if (isBackward)
            std::reverse(bends.begin(), bends.end());
        for (const int bend : bends) {
            const qreal left = m_columnX[m_cells[bend].layer];
            const qreal right = left + m_columnWidth[m_cells[bend].layer];
            const qreal y = m_cells[bend].y + BendHeight / 2;
            line.points.push_back({isBackward ? right : left, y});
            line.points.push_back({isBackward ? left : right, y});
        }
        line.points.push_back({isLoop(i) || isBackward ? to.right() : to.left(), to.top() + endOffset()});
        m_layout.lines.push_back(std::move(line));
    }
}

} // namespace

Curve curveOf(const Line &line, size_t index)
{
    const QPointF from = line.points[index];
    const QPointF to = line.points[index + 1];
    // A loop leaves and enters the same side.
    if (from.x() == to.x())
        return {from, from + QPointF(LoopWidth, 0), to + QPointF(LoopWidth, 0), to};
    const QPointF pull((to.x() - from.x()) / 2, 0);
    return {from, from + pull, to - pull, to};
}

QString shownName(const QString &name)
{
    if (name.size() <= MaximumShownName)
        return name;
    qsizetype head = MaximumShownName / 2;
    qsizetype tail = name.size() - (MaximumShownName - 1 - head);
    if (name[head - 1].isHighSurrogate())
        --head;
    if (name[tail].isLowSurrogate())
        ++tail;
    return name.first(head) + u"…"_qs + name.sliced(tail);
}

GraphLayout layOut(const SchemaGraph &graph, const LayoutSizes &sizes)
{
    return Layouter(graph, sizes).run();
}

} // namespace relations
