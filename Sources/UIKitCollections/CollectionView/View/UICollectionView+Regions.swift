import CollectionCore
@_spi(UIKit) import UIKitCore

/// Sections that scroll independently.
extension UICollectionView: RegionHost {
  /// The layout, if some of its sections scroll independently.
  var regionProvider: (any ScrollRegionProviding)? { layoutObject.regionProvider }

  func restPosition(ofRegion section: Int, proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat {
    regionProvider?.restPosition(ofRegion: section, proposed: proposed, start: start, velocity: velocity) ?? proposed
  }

  /// Returns the scroll view in which an element is shown; nil: the collection view itself.
  func host(of key: ElementKey) -> RegionScrollView? {
    guard !regions.views.isEmpty, let section = regionProvider?.region(of: key) else { return nil }
    return regions.views[section]
  }

  /// Returns the scroll position of a region.
  func position(of region: ScrollRegion) -> CGFloat { regions.positions[region.section] ?? region.range.lowerBound }

  /// Returns the distance by which a section's own scrolling moves its elements.
  func shift(ofRegion section: Int?) -> CGPoint {
    guard let section, let region = regionProvider?.region(inSection: section) else { return .zero }
    return region.shift(at: position(of: region))
  }

  /// Returns the part of a region, in its coordinates, that is visible while `visible` of the content is.
  func viewport(ofRegion section: Int?, _ visible: CGRect) -> CGRect {
    guard section != nil else { return visible }
    let shift = shift(ofRegion: section)
    return visible.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Returns the frame in which an element appears, in the content's coordinates.
  func seenFrame(_ entry: LayoutQuery.Entry) -> CGRect {
    guard entry.region != nil else { return entry.frame }
    let shift = shift(ofRegion: entry.region)
    return entry.frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  // MARK: Scroll views

  /// Creates the missing scroll views of the regions in a rectangle.
  func makeRegions(in rect: CGRect) {
    guard let provider = regionProvider else { return }
    for region in provider.regions(in: rect) where regions.views[region.section] == nil {
      UIView.performWithoutAnimation {
        let view = RegionScrollView(region, in: self)
        view.update(region, position: position(of: region))
        regions.views[region.section] = view
        // Behind the cells (facts 9.14), in front of what is behind those.
        insert(view, above: elements.stack.insert(view, zIndex: 0, rank: -1).below)
      }
    }
  }

  /// Moves all scroll views to the frames that the layout gives them.
  func placeRegions() {
    for (section, view) in regions.views {
      guard let region = regionProvider?.region(inSection: section) else {
        regions.views[section] = nil
        regions.leaving.append(view)
        continue
      }
      view.update(region, position: position(of: region))
      if regions.positions[section] != nil { regions.positions[section] = view.position }
    }
  }

  /// Removes the scroll views that no longer show anything.
  func removeRegions() {
    for view in regions.leaving { view.removeFromSuperview() }
    regions.leaving.removeAll()
    let visible = bounds
    for (section, view) in regions.views where !view.frame.overlaps(visible) {
      guard !elements.views.values.contains(where: { $0.superview === view }) else { continue }
      view.stopScrollingAndZooming()
      elements.stack.remove(view)
      view.removeFromSuperview()
      regions.views[section] = nil
    }
  }

  func regionDidScroll(_ view: RegionScrollView) {
    let section = view.region.section
    guard regions.views[section] === view else { return }
    let position = view.position
    prefetching.noteRegion(section, from: self.position(of: view.region), to: position)
    regions.positions[section] = position
    let isCovered = query.covers(section, position, bounds.size)
    if !isCovered || regionProvider?.asksAgain(whenScrollingRegion: section) ?? false { query = LayoutQuery() }
    pass.agreedBounds = nil
    setNeedsLayout()
  }

  // MARK: Moving between scroll views

  /// Moves a view to the scroll view of its element, without moving it on screen.
  func rehost(_ view: UICollectionReusableView, as key: ElementKey, zIndex: Int) {
    let target: UIView = host(of: key) ?? self
    guard let present = view.superview, present !== target else { return }
    view.center = target.convert(view.center, from: present)
    view.reuseState.geometry?.center = view.center
    stackView(view, as: key, zIndex: zIndex)
  }

  // MARK: Scrolling to an item

  /// Scrolls the item's section to it, and returns the frame to scroll to in the content: that of the region if the
  /// item is in one.
  func scrollRegion(
    to indexPath: IndexPath, _ frame: CGRect, _ position: ScrollPosition, animated: Bool
  ) -> (frame: CGRect, position: ScrollPosition) {
    guard let provider = regionProvider, let section = provider.region(of: .cell(indexPath)),
      let region = provider.region(inSection: section)
    else { return (frame, position) }
    let own: ScrollPosition =
      region.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let (low, high) =
      region.isHorizontal
      ? (frame.minX - region.frame.minX, frame.maxX - region.frame.minX)
      : (frame.minY - region.frame.minY, frame.maxY - region.frame.minY)
    let present = self.position(of: region)
    var target = present
    let wish = position.intersection(own)
    if wish.contains(.left) || wish.contains(.top) {
      target = low
    } else if wish.contains(.right) || wish.contains(.bottom) {
      target = high - region.length
    } else if !wish.isEmpty {
      target = (low + high - region.length) / 2
    } else {
      target = min(max(present, min(low, high - region.length)), max(low, high - region.length))
    }
    target = region.clamped(target)
    if let view = regions.views[section] {
      view.setContentOffset(view.pixel(region.contentOffset(at: target)), animated: animated)
    } else if target != present {
      regions.positions[section] = target
      query = LayoutQuery()
      pass.agreedBounds = nil
      setNeedsLayout()
    }
    var shown = region.frame
    if region.isHorizontal {
      (shown.origin.y, shown.size.height) = (frame.minY, frame.height)
    } else {
      (shown.origin.x, shown.size.width) = (frame.minX, frame.width)
    }
    return (shown, position.subtracting(own))
  }

  // MARK: Focus

  /// Returns the cells of a region in one of its rectangles, including those without a view.
  func focusableElements(of view: RegionScrollView, in rect: CGRect) -> [any UIFocusItem] {
    guard pass.isPrepared, let provider = regionProvider else { return [] }
    var items: [any UIFocusItem] = []
    for attributes in provider.elements(ofRegion: view.region.section, in: rect) where !attributes.isHidden {
      let key = ElementKey(attributes)
      if let shown = elements[key] {
        items.append(shown)
      } else if key.category == .cell {
        items.append(DeferredCellFocusItem(self, key.indexPath, attributes.frame, in: view))
      }
    }
    return items
  }
}
