import GuideModel
import UIKit

/// The layout's source for time: the spans of a row, drawn one after another without hole or overlap.
@MainActor public protocol GuideLayoutSource: AnyObject {
  /// Calls `body` for each span of `row` that touches `instants`, in order of time.
  func forEachSpan(inRow row: Int, overlapping instants: Range<Int64>, _ body: (_ start: Int64, _ stop: Int64) -> Void)
  /// Returns the span of `row` that contains `instant`.
  func spanBounds(inRow row: Int, at instant: Int64) -> Range<Int64>?
  /// Returns the instants of the header's marks for `instants`, `step` seconds apart, at round local times.
  func tickInstants(in instants: Range<Int64>, step: Int64) -> [Int64]
  /// Returns the dates that touch `instants`, from midnight to midnight: their number since the range's start, and when
  /// each begins and ends within the range.
  func days(overlapping instants: Range<Int64>) -> [(index: Int, range: Range<Int64>)]
  /// Sets the scale, which determines what is drawn as one.
  func use(pointsPerSecond: CGFloat, axis: GuidePlacement.Axis)
}

/// Lays out channels down and time across, with pinned header and column; or channels across and time down (`axis`);
/// either is mirrored if the interface runs from right to left. All arithmetic is in the grid's coordinates;
/// `placement` maps them to the screen.
///
/// The layout is the index: it keeps no attributes but those near the screen. A section is a channel; an item is
/// identified by the second at which its span begins (`GuideGeometry.item(startingAt:)`). A change of bounds reuses the
/// cells' attributes, row by row, and computes only the pinned elements again.
///
/// Cost of a query: O(visible cells), plus loading the rows that come into view.
public final class GuideLayout: UICollectionViewLayout {
  /// The rows' spans; not retained.
  public weak var source: (any GuideLayoutSource)? {
    didSet { source?.use(pointsPerSecond: pointsPerSecond / metrics.scale, axis: axis) }
  }

  /// The measures of rows, header and columns. A change lays out the grid again.
  public var metrics: GuideMetrics = .regular {
    didSet {
      guard metrics != oldValue else { return }
      if metrics.scale != oldValue.scale { scaleDidChange() }
      invalidateLayout()
    }
  }
  /// The instants that the grid spans, UTC seconds since 1970. A change lays out the grid again.
  public var timeRange: Range<Int64> = 0..<1 {
    didSet { if timeRange != oldValue { invalidateLayout() } }
  }
  /// Points per second of time.
  public var pointsPerSecond: CGFloat = 8.0 / 60 {
    didSet { if pointsPerSecond != oldValue { scaleDidChange() } }
  }
  /// The direction of time.
  public var axis = GuidePlacement.Axis.across {
    didSet { if axis != oldValue { scaleDidChange() } }
  }
  /// The instant of the red line. Changing it moves the line and nothing else.
  public var now: Int64 = 0 {
    didSet { if now != oldValue { invalidatePinnedElements() } }
  }

  /// The arithmetic as of the last `prepare()`.
  public private(set) var geometry = GuideGeometry(
    metrics: .regular, timeRange: 0..<1, pointsPerSecond: 8.0 / 60, rowCount: 0)
  /// The placement of the geometry's coordinates on the screen, as of the last `prepare()`.
  public private(set) var placement = GuidePlacement()

  /// A row's cells near the screen, complete for the time of `instants`.
  private struct RowSlice {
    var instants: Range<Int64>
    var attributes: ContiguousArray<GuideLayoutAttributes>
    /// Where each begins and ends, so that finding those on screen need not compute every frame.
    var edges: ContiguousArray<(minX: CGFloat, maxX: CGFloat)>
  }
  private var slices: [Int: RowSlice] = [:]
  private var needsGeometry = true
  /// The number of cell attributes created so far, for benchmarks and tests.
  package private(set) var createdCellAttributes = 0

  public override init() {
    super.init()
    register(NowLineView.self, forDecorationViewOfKind: GuideElementKind.nowLine)
    register(HeaderBackgroundView.self, forDecorationViewOfKind: GuideElementKind.headerBackground)
    register(ColumnBackgroundView.self, forDecorationViewOfKind: GuideElementKind.columnBackground)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override class var layoutAttributesClass: AnyClass { GuideLayoutAttributes.self }
  public override class var invalidationContextClass: AnyClass { GuideInvalidationContext.self }

  // MARK: Preparing and invalidating

  public override func prepare() {
    super.prepare()
    guard needsGeometry, let collectionView else { return }
    needsGeometry = false
    geometry = GuideGeometry(
      metrics: metrics, timeRange: timeRange, pointsPerSecond: pointsPerSecond,
      rowCount: collectionView.numberOfSections)
    placement = GuidePlacement(
      axis: axis, isMirrored: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      extent: geometry.contentSize)
  }

  public override var collectionViewContentSize: CGSize { placement.contentSize }

  /// The part of the content that is on the screen, in the grid's coordinates.
  public var visibleBounds: CGRect { placement.grid(collectionView?.bounds ?? .zero) }

  private func scaleDidChange() {
    source?.use(pointsPerSecond: pointsPerSecond / metrics.scale, axis: axis)
    invalidateLayout()
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Every move affects the pinned elements; the context says that the geometry stays as it is.
    true
  }

  public override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // It names no element: a collection view that gets names queries only those, and elements that come into view have
    // none yet.
    (context as? GuideInvalidationContext)?.invalidatesOnlyPinnedElements = true
    return context
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if (context as? GuideInvalidationContext)?.invalidatesOnlyPinnedElements != true {
      slices.removeAll(keepingCapacity: true)
      needsGeometry = true
    }
    super.invalidateLayout(with: context)
  }

  /// Invalidates the pinned elements, and cells that appeared or disappeared.
  private func invalidatePinnedElements() {
    let context = GuideInvalidationContext()
    context.invalidatesOnlyPinnedElements = true
    invalidateLayout(with: context)
  }

  /// Drops the cells of the given rows after their data changed. O(rows near the screen), however many are given.
  public func invalidateRows(_ rows: Range<Int>) {
    slices = slices.filter { !rows.contains($0.key) }
    invalidatePinnedElements()
  }

  // MARK: Queries

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard collectionView != nil, geometry.rowCount > 0 else { return [] }
    let bounds = visibleBounds
    var found: [UICollectionViewLayoutAttributes] = []
    appendCells(in: placement.grid(rect), bounds: bounds, to: &found)
    appendPinned(bounds: bounds, to: &found)
    return found
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < geometry.rowCount else { return nil }
    let bounds = visibleBounds
    if indexPath.item == 0 { return thumbnail(row: indexPath.section, bounds: bounds) }
    let instant = geometry.instant(ofItem: indexPath.item)
    guard let span = source?.spanBounds(inRow: indexPath.section, at: instant), span.lowerBound == instant else {
      return nil
    }
    let frame = geometry.frame(row: indexPath.section, start: span.lowerBound, stop: span.upperBound)
    return covered(
      cell(row: indexPath.section, start: span.lowerBound, frame: frame), minX: frame.minX, maxX: frame.maxX,
      edge: bounds.minX + metrics.leadingWidth)
  }

  public override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let bounds = visibleBounds
    switch kind {
    case GuideElementKind.channel:
      return indexPath.section < geometry.rowCount ? channel(row: indexPath.section, bounds: bounds) : nil
    case GuideElementKind.hour:
      return hour(at: timeRange.lowerBound + Int64(indexPath.item) * 60, step: tickStep, bounds: bounds)
    case GuideElementKind.day:
      let days = source?.days(overlapping: timeRange) ?? []
      guard let day = days.first(where: { $0.index == indexPath.item }) else { return nil }
      return self.day(day.index, range: day.range, bounds: bounds)
    case GuideElementKind.corner:
      return corner(bounds: bounds)
    case GuideElementKind.nowMark:
      return nowMark(bounds: bounds)
    default:
      return nil
    }
  }

  public override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let bounds = visibleBounds
    switch elementKind {
    case GuideElementKind.nowLine: return nowLine(bounds: bounds)
    case GuideElementKind.headerBackground: return headerBackground(bounds: bounds)
    case GuideElementKind.columnBackground: return columnBackground(bounds: bounds)
    default: return nil
    }
  }

  // MARK: Cells

  private func appendCells(in rect: CGRect, bounds: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    // The collection view queries whole tiles of its own size but shows only what intersects the bounds, and it queries
    // again after every move, because every move invalidates. So elements more than half a screen away need not be
    // created.
    let near = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    let wanted = rect.intersection(near)
    guard !wanted.isNull, !wanted.isEmpty else { return }
    let visibleRows = geometry.rows(from: max(rect.minY, bounds.minY), to: min(rect.maxY, bounds.maxY))
    let rows =
      visibleRows.isEmpty ? geometry.rows(from: wanted.minY, to: wanted.maxY) : visibleRows
    let instants = geometry.instants(from: max(wanted.minX, bounds.minX), to: min(wanted.maxX, bounds.maxX))
    guard !instants.isEmpty else { return }

    if slices.count > 3 * max(rows.count, 8) {
      let keep = (rows.lowerBound - rows.count)..<(rows.upperBound + rows.count)
      slices = slices.filter { keep.contains($0.key) }
    }
    let edge = bounds.minX + metrics.leadingWidth
    let left = geometry.x(of: instants.lowerBound)
    let right = geometry.x(of: instants.upperBound)
    for row in rows {
      let slice = slice(row: row, covering: instants, bounds: bounds)
      var index = slice.edges.partitioningIndex { $0.maxX > left }
      while index < slice.edges.count, slice.edges[index].minX < right {
        let (minX, maxX) = slice.edges[index]
        found.append(
          minX < edge
            ? covered(slice.attributes[index], minX: minX, maxX: maxX, edge: edge) : slice.attributes[index])
        index += 1
      }
      if metrics.thumbnailWidth > 0 { found.append(thumbnail(row: row, bounds: bounds)) }
    }
  }

  private func slice(row: Int, covering instants: Range<Int64>, bounds: CGRect) -> RowSlice {
    var wide = instants
    if let slice = slices[row] {
      if slice.instants.lowerBound <= instants.lowerBound, slice.instants.upperBound >= instants.upperBound {
        return slice
      }
      // The row stays and time moves: with half a screen on both sides, scrolling sideways computes a row's cells once
      // every half screen. A row that comes into view may disappear with the next jump, so only its visible part is
      // computed.
      let margin = Int64(min(CGFloat(timeRange.upperBound - timeRange.lowerBound), bounds.width / 2 / pointsPerSecond))
      wide =
        max(
          timeRange.lowerBound, instants.lowerBound - margin)..<min(
          timeRange.upperBound, instants.upperBound + margin)
    }
    let geometry = geometry
    var slice = RowSlice(instants: wide, attributes: [], edges: [])
    source?.forEachSpan(inRow: row, overlapping: wide) { start, stop in
      let frame = geometry.frame(row: row, start: start, stop: stop)
      slice.attributes.append(cell(row: row, start: start, frame: frame))
      slice.edges.append((frame.minX, frame.maxX))
    }
    slices[row] = slice
    return slice
  }

  private func cell(row: Int, start: Int64, frame: CGRect) -> GuideLayoutAttributes {
    createdCellAttributes += 1
    let attributes = GuideLayoutAttributes(
      forCellWith: IndexPath(item: geometry.item(startingAt: start), section: row))
    place(attributes, frame, zIndex: GuideZIndex.cell)
    return attributes
  }

  /// Places an element at the screen position of `frame` in the grid.
  func place(_ attributes: GuideLayoutAttributes, _ frame: CGRect, zIndex: Int) {
    attributes.frame = placement.place(frame)
    attributes.zIndex = zIndex
    attributes.axis = placement.axis
    attributes.isMirrored = placement.isMirrored
  }

  /// Returns the attributes, or a copy with the length of the cell before `edge`.
  private func covered(_ attributes: GuideLayoutAttributes, minX: CGFloat, maxX: CGFloat, edge: CGFloat)
    -> GuideLayoutAttributes
  {
    guard minX < edge, maxX > edge, let copy = attributes.copy() as? GuideLayoutAttributes else { return attributes }
    copy.coveredWidth = edge - minX
    return copy
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element satisfies `predicate`, which must be false up to some point and true from
  /// there. O(log n).
  func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = distance(from: startIndex, to: endIndex)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
