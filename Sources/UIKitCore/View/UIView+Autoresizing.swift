extension UIView {
  /// Moves and resizes the subviews according to their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    guard layoutState.autoresizesSubviews else { return }
    for subview in subviewList where subview.layoutState.translatesAutoresizingMask {
      subview.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = layoutState.autoresizingMask
    guard !mask.isEmpty else { return }
    // Masks apply to the frame that the view would have without its transform.
    let anchor = backingLayer.anchorPoint
    let size = bounds.size
    let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
    let horizontal = AutoresizingAxis(
      start: origin.x, length: size.width, container: oldSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizingAxis(
      start: origin.y, length: size.height, container: oldSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    let (x, width) = horizontal.resized(to: newSize.width)
    let (y, height) = vertical.resized(to: newSize.height)
    if !backingLayer.hasTransform {
      frame = CGRect(x: x, y: y, width: width, height: height)
    } else {
      center = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    }
  }
}

extension CALayer {
  var hasTransform: Bool { !CATransform3DIsIdentity(transform) }
}

/// One axis of an autoresizing step. The container's growth is shared among the flexible parts in proportion to their
/// current lengths, or evenly when all of them are zero.
struct AutoresizingAxis {
  var start: CGFloat
  var length: CGFloat
  var container: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  func resized(to newContainer: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let growth = newContainer - container
    guard growth != 0, flexibleStart || flexibleLength else { return (start, length) }
    let end = container - start - length
    let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let parts = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    func share(_ part: CGFloat) -> CGFloat {
      if parts == 1 { return growth }
      return total == 0 ? growth / CGFloat(parts) : growth * part / total
    }
    return (
      flexibleStart ? start + share(start) : start,
      flexibleLength ? max(0, length + share(length)) : length
    )
  }
}
