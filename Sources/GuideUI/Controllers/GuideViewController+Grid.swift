import GuideModel
import UIKit

/// Access to the grid for owners of the whole guide.
extension GuideViewController {
  /// The source of the current time, which tests and pictures hold still.
  public var clock: @MainActor () -> Date {
    get { grid.clock }
    set { grid.clock = newValue }
  }

  /// The guide that is shown.
  public var guide: any GuideProviding { grid.guide }
  /// The grid's layout; its geometry maps rows and instants to points.
  public var layout: GuideLayout { grid.layout }
  /// The grid's view; loads it if necessary.
  public var collectionView: UICollectionView! {
    loadViewIfNeeded()
    return grid.collectionView
  }
  var rows: GuideRows { grid.rows }

  /// Called when the guide's data cannot be read; the grid shows "no information" in those places.
  public var onError: ((any Error) -> Void)? {
    get { grid.onError }
    set { grid.onError = newValue }
  }

  /// The measures to use regardless of the window's size; `nil` to follow the size.
  public var fixedMetrics: GuideMetrics? {
    get { grid.fixedMetrics }
    set { grid.fixedMetrics = newValue }
  }

  /// The keyboard's place in the grid; `nil` until a key is pressed or an airing chosen.
  public var focus: GuideFocus? { grid.focus }

  var currentPlace: GuideGridViewController.Place { grid.currentPlace }

  func setOffset(_ offset: CGPoint, animated: Bool) { grid.setOffset(offset, animated: animated) }

  /// Brings `instant` (UTC seconds) near the grid's leading edge, with a round half hour at the edge if one is near
  /// enough.
  public func scroll(to instant: Int64, animated: Bool = true) { grid.scroll(to: instant, animated: animated) }

  /// Shows what is on; for a guide that does not contain now, what was on at this time of its first day.
  public func scrollToNow(animated: Bool = true) { grid.scrollToNow(animated: animated) }

  func zoom(to scale: CGFloat) { grid.zoom(to: scale) }

  /// Changes the scale of time to this many points a second; the instant at `viewX` of the grid stays there.
  public func zoom(to scale: CGFloat, aboutViewX viewX: CGFloat) { grid.zoom(to: scale, aboutViewX: viewX) }

  /// Forgets what was read of the rows, as if nothing had been shown, for benchmarks.
  package func forgetRows() { grid.forgetRows() }
}
