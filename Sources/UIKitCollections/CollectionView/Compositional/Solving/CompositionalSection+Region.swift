import CollectionCore
import CoreGraphics
import MotionCore
@_spi(UIKit) import UIKitCore

/// Orthogonal sections.
extension CompositionalSection {
  /// The area in which the section scrolls at right angles to the layout; nil when it does not.
  var region: ScrollRegion? {
    guard isOrthogonal, groups.count > 0 else { return nil }
    let origin = groupsOrigin
    var region =
      surroundings.isHorizontal
      ? ScrollRegion(
        section: index,
        frame: CGRect(
          x: origin.x, y: origin.y, width: contentLength, height: max(0, crossLength - insets.top - insets.bottom)),
        isHorizontal: false, contentLength: groups.lines.height)
      : ScrollRegion(
        section: index,
        frame: CGRect(
          x: origin.x, y: origin.y, width: max(0, crossLength - insets.left - insets.right), height: contentLength),
        isHorizontal: true, contentLength: groups.lines.height)
    region.behavior = description.orthogonalScrollingBehavior
    region.properties = description.orthogonalScrollingProperties
    if region.behavior == .groupPagingCentered {
      let group = groups.template.size
      region.margin = max(0, (region.length - (region.isHorizontal ? group.width : group.height)) / 2)
    }
    return region
  }

  /// Returns whether an element moves with the section's own scrolling; headers, footers and backgrounds do not.
  func scrolls(_ key: ElementKey) -> Bool {
    guard isOrthogonal else { return false }
    switch key.category {
    case .cell: return true
    case .supplementaryView: return !description.boundarySupplementaryItems.contains { $0.elementKind == key.kind }
    case .decorationView: return false
    }
  }

  /// Returns the position at which the section's scrolling stops (see `ScrollRegionProviding`). O(log groups + visible
  /// groups).
  func restPosition(proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let region else { return proposed }
    func rest(_ line: FlowLineBlock.Line) -> CGFloat {
      region.behavior == .groupPagingCentered ? line.top + (line.height - region.length) / 2 : line.top
    }
    func nearest(_ position: CGFloat) -> FlowLineBlock.Line? {
      var best: FlowLineBlock.Line?
      let reach = region.length + description.interGroupSpacing
      groups.lines.forEachLine(from: position - reach, to: position + reach + region.length) { line in
        if let found = best, abs(rest(found) - position) <= abs(rest(line) - position) { return }
        best = line
      }
      return best
    }
    switch region.behavior {
    case .none, .continuous, .paging:
      return proposed
    case .continuousGroupLeadingBoundary:
      // At the far end the last groups are shown in full.
      if proposed >= region.range.upperBound { return proposed }
      guard let found = nearest(proposed), let group = found.items.first else { return proposed }
      // A flick, or a notch of the wheel, moves on to the next group, however short it is.
      let speed = velocity * 1000
      let isBack = speed < -PagingTarget.flickSpeed && rest(found) >= start
      let isOn = speed > PagingTarget.flickSpeed && rest(found) <= start
      guard isBack || isOn else { return rest(found) }
      let next = min(max(isOn ? group + 1 : group - 1, 0), groups.count - 1)
      return groups.lines.line(ofItem: next).map(rest) ?? proposed
    case .groupPaging, .groupPagingCentered:
      guard let first = nearest(region.clamped(start)), let group = first.items.first,
        let target = nearest(region.clamped(proposed)), let proposedGroup = target.items.first
      else { return proposed }
      let speed = velocity * 1000
      let next: Int
      if speed > PagingTarget.flickSpeed {
        next = group + 1
      } else if speed < -PagingTarget.flickSpeed {
        next = group - 1
      } else {
        next = min(max(proposedGroup, group - 1), group + 1)
      }
      let line = groups.lines.line(ofItem: min(max(next, 0), groups.count - 1))
      return line.map(rest) ?? proposed
    }
  }
}
