import UIKit

/// What stays put while the cells scroll. All of it is made anew on every move: some forty elements.
extension GuideLayout {
  /// The seconds between two times in the header: as close as labels fit.
  var tickStep: Int64 {
    let steps: [Int64] = [60, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200]
    return steps.first { $0 >= 1_800 && CGFloat($0) * pointsPerSecond >= 72 || CGFloat($0) * pointsPerSecond >= 110 }
      ?? 43_200
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
    found.append(headerBackground(bounds: bounds))
    found.append(columnBackground(bounds: bounds))
    found.append(corner(bounds: bounds))
  }

  func channel(row: Int, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.channel, with: IndexPath(item: 0, section: row))
    attributes.frame = CGRect(
      x: bounds.minX, y: geometry.y(ofRow: row), width: metrics.channelColumnWidth, height: metrics.rowHeight)
    attributes.zIndex = GuideZIndex.channel
    return attributes
  }

  func thumbnail(row: Int, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(forCellWith: IndexPath(item: 0, section: row))
    attributes.frame = CGRect(
      x: bounds.minX + metrics.channelColumnWidth, y: geometry.y(ofRow: row), width: metrics.thumbnailWidth,
      height: metrics.rowHeight)
    attributes.zIndex = GuideZIndex.thumbnail
    attributes.isHidden = metrics.thumbnailWidth <= 0
    return attributes
  }

  func hour(at instant: Int64, step: Int64, bounds: CGRect) -> GuideLayoutAttributes {
    let item = Int((instant - timeRange.lowerBound) / 60)
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.hour, with: IndexPath(item: item, section: 0))
    let top = dayLabelHeight
    attributes.frame = CGRect(
      x: geometry.x(of: instant), y: bounds.minY + top, width: CGFloat(step) * pointsPerSecond,
      height: metrics.headerHeight - top)
    attributes.zIndex = GuideZIndex.hour
    // Under the corner half a time would be left: it is gone before its text gets there.
    let uncovered = geometry.x(of: instant) + HourLabelView.inset - (bounds.minX + metrics.leadingWidth)
    attributes.alpha = max(0, min(1, uncovered / HourLabelView.inset))
    return attributes
  }

  /// The day's name takes the header's upper part.
  var dayLabelHeight: CGFloat { (metrics.headerHeight * 0.46).rounded() }

  func day(_ index: Int, range: Range<Int64>, bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.day, with: IndexPath(item: index, section: 0))
    let left = geometry.x(of: max(range.lowerBound, timeRange.lowerBound))
    let right = geometry.x(of: min(range.upperBound, timeRange.upperBound))
    // Pushed along by the window's edge, and made narrower there by the next day: the view chooses a name that fits.
    let x = min(max(left, bounds.minX + metrics.leadingWidth), right)
    attributes.frame = CGRect(x: x, y: bounds.minY, width: min(DayLabelView.width, right - x), height: dayLabelHeight)
    attributes.zIndex = GuideZIndex.day
    return attributes
  }

  func corner(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forSupplementaryViewOfKind: GuideElementKind.corner, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: metrics.leadingWidth, height: metrics.headerHeight)
    attributes.zIndex = GuideZIndex.corner
    return attributes
  }

  /// The line is 2 points wide (`NowLineView` draws it in the middle); the frame has room for the knob at its top.
  func nowLine(bounds: CGRect) -> GuideLayoutAttributes? {
    guard timeRange.contains(now) else { return nil }
    let x = geometry.x(of: now)
    guard x >= bounds.minX + metrics.leadingWidth - 1, x <= bounds.maxX + NowLineView.width else { return nil }
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.nowLine, with: IndexPath(item: 0, section: 0))
    let top = bounds.minY + metrics.headerHeight - NowLineView.knobHeight
    let bottom = min(bounds.maxY, geometry.contentSize.height)
    attributes.frame = CGRect(
      x: x - NowLineView.width / 2, y: top, width: NowLineView.width, height: max(0, bottom - top))
    attributes.zIndex = GuideZIndex.nowLineInHeader
    return attributes
  }

  func headerBackground(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.headerBackground, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: metrics.headerHeight)
    attributes.zIndex = GuideZIndex.headerBackground
    return attributes
  }

  func columnBackground(bounds: CGRect) -> GuideLayoutAttributes {
    let attributes = GuideLayoutAttributes(
      forDecorationViewOfKind: GuideElementKind.columnBackground, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: metrics.leadingWidth, height: bounds.height)
    attributes.zIndex = GuideZIndex.columnBackground
    return attributes
  }
}
