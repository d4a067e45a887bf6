import MotionCore
import QuartzCore
import WindowServer

/// The information that a remote screen needs to start a scroll by itself.
extension UIScrollView {
  /// The largest number of views above: more are handled as a separate picture.
  private static let mostCovers = 24

  /// The movement of the view's picture when a wheel is turned over it; `nil` where that is uncertain.
  var wheelArea: ScrollArea? {
    guard let window, !choosesWhereToRest, scroll.topBarTravel == 0, !isZooming, !isTracking,
      let pinned = pinnedEdges, let frame = visibleFrame(in: window), let covers = covers(of: frame)
    else { return nil }
    let body = frame.inset(by: pinned)
    guard body.width > 0, body.height > 0 else { return nil }
    var parts = [ScrollArea.Part(body, movesX: true, movesY: true)]
    for (y, height) in [(frame.minY, pinned.top), (body.maxY, pinned.bottom)] where height > 0 {
      let rect = CGRect(x: body.minX, y: y, width: body.width, height: height)
      parts.append(ScrollArea.Part(rect, movesX: true, movesY: false))
    }
    for (x, width) in [(frame.minX, pinned.left), (body.maxX, pinned.right)] where width > 0 {
      let rect = CGRect(x: x, y: body.minY, width: width, height: body.height)
      parts.append(ScrollArea.Part(rect, movesX: false, movesY: true))
    }
    let horizontal = horizontalRange
    let vertical = verticalRange
    let offset = contentOffset
    return ScrollArea(
      frame: frame, parts: parts, covers: covers + indicatorStrips(in: frame),
      lowest: CGPoint(x: horizontal.lowerBound, y: vertical.lowerBound),
      highest: CGPoint(x: horizontal.upperBound, y: vertical.upperBound), notch: Self.notch,
      frequency: WheelGlide.frequency, isLocked: isDirectionalLockEnabled, background: backgroundBehindContent,
      offset: offset, target: driver.isGliding ? driver.animationTarget ?? offset : offset)
  }

  /// Returns the part of the view that no ancestor clips, in the window; `nil` if there is none, or if it is rotated or
  /// scaled.
  private func visibleFrame(in window: UIWindow) -> CGRect? {
    var frame = convert(bounds, to: nil)
    guard frame.size == bounds.size else { return nil }
    var view: UIView? = self
    while let current = view {
      guard current.transform.isIdentity, current.alpha == 1 else { return nil }
      if current !== self, current.clipsToBounds || current === window {
        frame = frame.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    return frame.isEmpty ? nil : frame
  }

  /// Returns the parts of `frame` that views above draw on; `nil` if they are too many, or cover all of it.
  private func covers(of frame: CGRect) -> [CGRect]? {
    var covers: [CGRect] = []
    func add(_ view: UIView) -> Bool {
      guard !view.isHidden, view.alpha >= 0.01 else { return true }
      let isBare =
        type(of: view) == UIView.self && view.backgroundColor == nil && view.layer.contents == nil
        && view.layer.borderWidth == 0 && view.layer.shadowOpacity == 0
      if isBare { return view.subviews.allSatisfy(add) }
      let part = view.convert(view.bounds, to: nil).intersection(frame)
      guard !part.isEmpty else { return true }
      covers.append(part)
      return part != frame && covers.count <= Self.mostCovers
    }
    var view: UIView = self
    while let parent = view.superview {
      let siblings = parent.subviews
      guard let place = siblings.firstIndex(where: { $0 === view }) else { return nil }
      for sibling in siblings[(place + 1)...] where !add(sibling) { return nil }
      view = parent
    }
    return covers
  }

  /// Returns the areas where the indicators move independently.
  private func indicatorStrips(in frame: CGRect) -> [CGRect] {
    let width = ScrollIndicator.margin + ScrollIndicator.thickness
    var strips: [CGRect] = []
    if showsVerticalScrollIndicator, contentExceedsHeight {
      strips.append(CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height))
    }
    if showsHorizontalScrollIndicator, contentExceedsWidth {
      strips.append(CGRect(x: frame.minX, y: frame.maxY - width, width: frame.width, height: width))
    }
    return strips
  }

  /// The first opaque colour behind the content.
  private var backgroundBehindContent: CGColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.backgroundColor?.resolvedColor(with: current.traitCollection).cgColor, color.alpha == 1 {
        return color
      }
      view = current.superview
    }
    return UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }
}
