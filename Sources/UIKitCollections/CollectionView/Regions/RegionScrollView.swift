@_spi(UIKit) import UIKitCore

/// The scroll view of an orthogonal section, which contains the views of the elements that scroll with it.
///
/// Content that leaves it at its sides stays visible up to the collection view's edges: the section's insets do not
/// clip.
final class RegionScrollView: UIScrollView {
  private weak var host: (any RegionHost)?
  private(set) var region: ScrollRegion
  /// The views of its elements, from back to front.
  var stack = ViewStack()
  private var isUpdating = false
  /// The position at which the current drag began.
  private var dragStart: CGFloat?

  init(_ region: ScrollRegion, in host: any RegionHost) {
    self.region = region
    self.host = host
    super.init(frame: region.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    isDirectionalLockEnabled = true
  }

  required init?(coder: NSCoder) { return nil }

  /// The position to which the content is scrolled.
  var position: CGFloat { region.position(of: bounds.origin) }

  /// Applies the frame and content size of a region of the layout, and scrolls to a position.
  func update(_ region: ScrollRegion, position: CGFloat) {
    isUpdating = true
    defer { isUpdating = false }
    self.region = region
    isPagingEnabled = region.behavior == .paging
    let isPaging = [.paging, .groupPaging, .groupPagingCentered].contains(region.behavior)
    let rate = region.properties.decelerationRate
    decelerationRate =
      rate == .automatic ? (isPaging ? .fast : .normal) : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    switch region.properties.bounce {
    case .automatic: (bounces, alwaysBounceHorizontal, alwaysBounceVertical) = (true, false, false)
    case .always:
      (bounces, alwaysBounceHorizontal, alwaysBounceVertical) = (true, region.isHorizontal, !region.isHorizontal)
    case .never: (bounces, alwaysBounceHorizontal, alwaysBounceVertical) = (false, false, false)
    }
    if frame != region.frame { frame = region.frame }
    contentInset = region.contentInset
    contentSize = region.contentSize
    let shown = scroll.isDragging || driver.isMoving ? position : region.clamped(position)
    let target = CGRect(origin: region.contentOffset(at: shown), size: region.frame.size)
    if bounds != target { bounds = target }
  }

  // MARK: Scrolling

  override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    super.didChangeBounds(from: oldBounds, cause: cause)
    if !isUpdating { host?.regionDidScroll(self) }
  }

  override func motionDidChange() {
    super.motionDidChange()
    if let drag = scroll.drag { dragStart = region.position(of: drag.start) }
  }

  override var choosesWhereToRest: Bool { region.behavior != .continuous }

  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let start = dragStart
    dragStart = nil
    let here = position
    // Beyond an edge the content returns to it, whatever the groups are.
    guard region.range.contains(here), !isPagingEnabled, let host else { return proposed }
    let speed = region.isHorizontal ? velocity.x : velocity.y
    let there = region.position(of: proposed)
    // Without a drag, this is a notch of a wheel, which starts where scrolling would return to.
    let notch = speed == 0 ? 0 : speed < 0 ? -Self.notch : Self.notch
    let rest = host.restPosition(
      ofRegion: region.section, proposed: there, start: start ?? there - notch, velocity: speed)
    return pixel(region.contentOffset(at: region.clamped(rest)))
  }

  // MARK: Touches and focus

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let host else { return super.point(inside: point, with: event) }
    let visible = convert(host.bounds, from: host)
    let reach =
      region.isHorizontal
      ? CGRect(x: visible.minX, y: bounds.minY, width: visible.width, height: bounds.height)
      : CGRect(x: bounds.minX, y: visible.minY, width: bounds.width, height: visible.height)
    return reach.contains(point)
  }

  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    host?.focusableElements(of: self, in: rect) ?? []
  }
}
