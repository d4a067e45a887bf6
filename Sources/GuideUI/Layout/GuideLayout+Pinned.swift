import UIKit

/// Elements that stay in place while the cells scroll. All of them, about forty, are recomputed at every move.
extension GuideLayout {
  /// The seconds between two times in the header: as small as labels permit.
  var tickStep: Int64 {
    let steps: [Int64] = [60, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200]
    let (room, finerRoom): (CGFloat, CGFloat) = axis == .across ? (72, 110) : (44, 66)
    // Larger labels need more.
    let scale = pointsPerSecond / metrics.scale
    return steps.first {
      $0 >= 1_800 && CGFloat($0) * scale >= room || CGFloat($0) * scale >= finerRoom
    } ?? 43_200
  }

  /// The insets of the screen that the header and the column occupy.
  var pinnedInsets: UIEdgeInsets {
    let size = placement.transposed(CGSize(width: metrics.leadingWidth, height: metrics.headerHeight))
    return UIEdgeInsets(
      top: size.height, left: placement.isMirrored ? 0 : size.width, bottom: 0,
      right: placement.isMirrored ? size.width : 0)
  }

  func appendPinned(bounds: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    for row in geometry.rows(from: bounds.minY + metrics.headerHeight, to: bounds.maxY) {
      found.append(channel(row: row, bounds: bounds))
    }
    let instants = geometry.instants(from: bounds.minX + metrics.leadingWidth, to: bounds.maxX)
    if let source, !instants.isEmpty {
      let step = tickStep
      for instant in source.tickInstants(in: (instants.lowerBound - step)..<instants.upperBound, step: step) {
        found.append(hour(at: instant, step: step, bounds: bounds))
      }
      for day in source.days(overlapping: instants) {
        found.append(self.day(day.index, range: day.range, bounds: bounds))
      }
    }
    if let line = nowLine(bounds: bounds) { found.append(line) }
    if let mark = nowMark(bounds: bounds) { found.append(mark) }
    found.append(headerBackground(bounds: bounds))
    found.append(columnBackground(bounds: bounds))
    found.append(corner(bounds: bounds))
  }

  func channel(row: Int, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.channel, with: IndexPath(item: 0, section: row))
    place(
      attributes,
      CGRect(
        x: bounds.minX, y: geometry.y(ofRow: row), width: metrics.channelColumnWidth, height: metrics.rowHeight),
      zIndex: GuideZIndex.channel)
    return attributes
  }

  func thumbnail(row: Int, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(forCellWith: IndexPath(item: 0, section: row))
    place(
      attributes,
      CGRect(
        x: bounds.minX + metrics.channelColumnWidth, y: geometry.y(ofRow: row), width: metrics.thumbnailWidth,
        height: metrics.rowHeight),
      zIndex: GuideZIndex.thumbnail)
    attributes.isHidden = metrics.thumbnailWidth <= 0
    return attributes
  }

  func hour(at instant: Int64, step: Int64, bounds: CGRect) -> GuideLayoutAttributes {
    let item = Int((instant - timeRange.lowerBound) / 60)
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.hour, with: IndexPath(item: item, section: 0))
    let top = dayLabelHeight
    place(
      attributes,
      CGRect(
        x: geometry.x(of: instant), y: bounds.minY + top, width: CGFloat(step) * pointsPerSecond,
        height: metrics.headerHeight - top),
      zIndex: GuideZIndex.hour)
    let x = geometry.x(of: instant)
    // Half a time would be left next to the corner, so it disappears before its text gets there.
    let inset = HourLabelView.inset * metrics.scale
    let uncovered = x + inset - (bounds.minX + metrics.leadingWidth)
    var alpha = max(0, min(1, uncovered / inset))
    // Nor is it visible through the mark of the current time, or the day's name beside the times.
    let (before, after): (CGFloat, CGFloat) =
      axis == .across ? (62 * metrics.scale, 30 * metrics.scale) : (20, 14)
    let distance = geometry.x(of: now) - x
    if timeRange.contains(now), distance > -after, distance < before { alpha = 0 }
    if axis == .down, uncovered < DayLabelView.height { alpha = 0 }
    attributes.alpha = alpha
    return attributes
  }

  /// The day's name is in the upper part of the header.
  var dayLabelHeight: CGFloat { axis == .across ? (metrics.headerHeight * 0.46).rounded() : 0 }

  func day(_ index: Int, range: Range<Int64>, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.day, with: IndexPath(item: index, section: 0))
    let left = geometry.x(of: max(range.lowerBound, timeRange.lowerBound))
    let right = geometry.x(of: min(range.upperBound, timeRange.upperBound))
    // Pushed along by the window's edge, and narrowed by the next day. The view chooses a name that fits.
    let x = min(max(left, bounds.minX + metrics.leadingWidth), right)
    let frame =
      axis == .across
      ? CGRect(x: x, y: bounds.minY, width: min(DayLabelView.width * metrics.scale, right - x), height: dayLabelHeight)
      : CGRect(x: x, y: bounds.minY, width: min(DayLabelView.height, right - x), height: metrics.headerHeight)
    place(attributes, frame, zIndex: GuideZIndex.day)
    // Where time runs down, the mark of the current time approaches in the same way.
    if axis == .down, let now = nowX(bounds: bounds), now > frame.minX - 10, now < frame.maxX + 10 {
      attributes.alpha = 0
    }
    return attributes
  }

  func corner(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.corner, with: IndexPath(item: 0, section: 0))
    place(
      attributes,
      CGRect(
        x: bounds.minX, y: bounds.minY, width: metrics.leadingWidth, height: metrics.headerHeight),
      zIndex: GuideZIndex.corner)
    return attributes
  }

  /// Returns the line, which is 2 points wide and behind the cells.
  func nowLine(bounds: CGRect) -> GuideLayoutAttributes? {
    guard let x = nowX(bounds: bounds) else { return nil }
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.nowLine, with: IndexPath(item: 0, section: 0))
    let bottom = min(bounds.maxY, geometry.contentSize.height)
    place(
      attributes,
      CGRect(
        x: x - NowLineView.width / 2, y: bounds.minY, width: NowLineView.width, height: max(0, bottom - bounds.minY)),
      zIndex: GuideZIndex.nowLine)
    return attributes
  }

  /// Returns the mark with the time itself, in the header.
  func nowMark(bounds: CGRect) -> GuideLayoutAttributes? {
    guard let x = nowX(bounds: bounds) else { return nil }
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.nowMark, with: IndexPath(item: 0, section: 0))
    let size = NowMarkView.size(axis: axis, scale: metrics.scale)
    let length = placement.transposed(size)
    place(
      attributes,
      CGRect(
        x: x - length.width / 2, y: bounds.minY + metrics.headerHeight - length.height, width: length.width,
        height: length.height),
      zIndex: GuideZIndex.nowMark)
    return attributes
  }

  /// Returns the x of now, if it is on the screen.
  func nowX(bounds: CGRect) -> CGFloat? {
    guard timeRange.contains(now) else { return nil }
    let x = geometry.x(of: now)
    return x >= bounds.minX + metrics.leadingWidth - 1 && x <= bounds.maxX + NowLineView.width ? x : nil
  }

  func headerBackground(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.headerBackground, with: IndexPath(item: 0, section: 0))
    place(
      attributes,
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: metrics.headerHeight),
      zIndex: GuideZIndex.headerBackground)
    return attributes
  }

  func columnBackground(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.columnBackground, with: IndexPath(item: 0, section: 0))
    place(
      attributes,
      CGRect(
        x: bounds.minX, y: bounds.minY, width: metrics.leadingWidth, height: bounds.height),
      zIndex: GuideZIndex.columnBackground)
    return attributes
  }
}
