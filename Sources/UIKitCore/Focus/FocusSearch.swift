/// An item that could get the focus, with its frame in the window.
@MainActor struct FocusCandidate {
  var item: any UIFocusItem
  var frame: CGRect
}

/// The track of a run of moves in one direction: the extent across the direction at the start of the run.
@MainActor struct FocusTrack: Equatable {
  var isVertical: Bool
  /// The limits across the direction of the run, in window coordinates.
  var low: CGFloat
  var high: CGFloat
  /// The scroll view that contains the run, and its offset across the run at the start: the track moves with the
  /// content.
  var scrollView: ObjectIdentifier?
  var offset: CGFloat = 0

  /// Returns the track at the content's current position or, `atRest`, at the one to which it is scrolling.
  func following(_ scrollView: UIScrollView?, atRest: Bool) -> FocusTrack {
    guard let scrollView, self.scrollView == ObjectIdentifier(scrollView) else { return self }
    let left = atRest ? scrollView.offsetLeftToScroll : .zero
    let now = isVertical ? scrollView.bounds.minX + left.x : scrollView.bounds.minY + left.y
    var moved = self
    moved.low += offset - now
    moved.high += offset - now
    return moved
  }
}

/// Finds the item in a direction.
@MainActor enum FocusSearch {
  /// Returns every focusable item of `container`, including nested ones. With a heading, also those that scrolling by a
  /// page in that direction would show.
  ///
  /// A key can be pressed while the last one's scrolling is still under way. Items of scroll views have the frames at
  /// which they come to rest; those beside `present`, in the same scroll view, have their current ones like it.
  static func candidates(
    in container: any UIFocusItemContainer, window: UIWindow, heading: UIFocusHeading,
    from present: (any UIFocusItem)? = nil
  ) -> [FocusCandidate] {
    var found: [FocusCandidate] = []
    let search = Search(window: window, heading: heading, present: present)
    collect(container, search, window.bounds, .zero, &found)
    return found
  }

  private struct Search {
    let window: UIWindow
    let heading: UIFocusHeading
    let present: (any UIFocusItem)?
  }

  /// - Parameters:
  ///   - visible: the visible part of the window, at rest.
  ///   - shift: the distance in points that the container is still going to move in the window.
  private static func collect(
    _ container: any UIFocusItemContainer, _ search: Search, _ visible: CGRect, _ shift: CGPoint,
    _ found: inout [FocusCandidate]
  ) {
    let window = search.window
    let space = container.coordinateSpace
    var shift = shift
    var rect = space.convert(visible.offsetBy(dx: -shift.x, dy: -shift.y), from: window)
    func frameAtRest(_ frame: CGRect) -> CGRect {
      space.convert(frame, to: window).offsetBy(dx: shift.x, dy: shift.y)
    }
    var seen = visible
    if let scrollView = container as? UIScrollView {
      rect = rect.intersection(scrollView.bounds)
      if rect.isNull { return }
      let left = scrollView.offsetLeftToScroll
      let later = rect.offsetBy(dx: left.x, dy: left.y)
      if let present = search.present, scrollView.contains(present) {
        rect = rect.union(later)
      } else {
        rect = later
        shift = CGPoint(x: shift.x - left.x, y: shift.y - left.y)
      }
      rect = extended(rect, scrollView, search.heading)
      seen = frameAtRest(rect)
    }
    if !search.heading.isDisjoint(with: [.up, .down, .left, .right]), let view = container as? UIView {
      for case let guide as UIFocusGuide in view.layoutGuides {
        guard let item = guide.focusItem, item.frame.intersects(rect) else { continue }
        found.append(FocusCandidate(item: item, frame: frameAtRest(item.frame)))
      }
    }
    for item in container.focusItems(in: rect) {
      if let view = item as? UIView {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      }
      if item.canBecomeFocused {
        let frame = frameAtRest(item.frame)
        if !frame.isEmpty { found.append(FocusCandidate(item: item, frame: frame)) }
      }
      if let inner = item.focusItemContainer, inner !== container {
        let clips = (item as? UIView)?.clipsToBounds == true
        let part = clips ? seen.intersection(frameAtRest(item.frame)) : seen
        if !part.isNull { collect(inner, search, part, shift, &found) }
      }
    }
  }

  /// Returns the part of the content that is searched: the visible part, and a page beyond it in the direction of the
  /// move.
  private static func extended(_ rect: CGRect, _ scrollView: UIScrollView, _ heading: UIFocusHeading) -> CGRect {
    var rect = rect
    let size = scrollView.bounds.size
    if !heading.isDisjoint(with: [.up, .previous]) {
      rect.origin.y -= size.height
      rect.size.height += size.height
    }
    if !heading.isDisjoint(with: [.down, .next]) { rect.size.height += size.height }
    if heading.contains(.left) {
      rect.origin.x -= size.width
      rect.size.width += size.width
    }
    if heading.contains(.right) { rect.size.width += size.width }
    return rect
  }

  /// Returns the nearest candidate in the direction of `heading`, preferring those that overlap the track.
  static func best(
    from start: CGRect, track: FocusTrack, heading: UIFocusHeading, candidates: [FocusCandidate]
  ) -> FocusCandidate? {
    var best: (candidate: FocusCandidate, rank: (Int, CGFloat, CGFloat))?
    for candidate in candidates {
      guard let rank = rank(candidate.frame, from: start, track: track, heading: heading) else { continue }
      if let present = best, present.rank <= rank { continue }
      best = (candidate, rank)
    }
    return best?.candidate
  }

  /// Returns a rank, lower being better: whether the item is off the track, its distance along the heading, and its
  /// distance from the track's middle across it. Returns nil if it is not in that direction.
  static func rank(
    _ frame: CGRect, from start: CGRect, track: FocusTrack, heading: UIFocusHeading
  ) -> (Int, CGFloat, CGFloat)? {
    // One point of overlap is a rounding error.
    let slack: CGFloat = 1
    let ahead: CGFloat
    let low: CGFloat
    let high: CGFloat
    switch heading {
    case .down:
      guard frame.minY >= start.maxY - slack || frame.minY > start.minY + slack && frame.midY > start.maxY else {
        return nil
      }
      ahead = frame.minY - start.maxY
      (low, high) = (frame.minX, frame.maxX)
    case .up:
      guard frame.maxY <= start.minY + slack || frame.maxY < start.maxY - slack && frame.midY < start.minY else {
        return nil
      }
      ahead = start.minY - frame.maxY
      (low, high) = (frame.minX, frame.maxX)
    case .right:
      guard frame.minX >= start.maxX - slack || frame.minX > start.minX + slack && frame.midX > start.maxX else {
        return nil
      }
      ahead = frame.minX - start.maxX
      (low, high) = (frame.minY, frame.maxY)
    case .left:
      guard frame.maxX <= start.minX + slack || frame.maxX < start.maxX - slack && frame.midX < start.minX else {
        return nil
      }
      ahead = start.minX - frame.maxX
      (low, high) = (frame.minY, frame.maxY)
    default:
      return nil
    }
    let overlap = min(high, track.high) - max(low, track.low)
    let middle = (track.low + track.high) / 2
    let across = middle < low ? low - middle : middle > high ? middle - high : 0
    if overlap > 0 { return (0, max(ahead, 0).rounded(), across) }
    // Off the track, distance across counts double: items ahead are preferred to those beside.
    return (1, max(ahead, 0) + 2 * -overlap, across)
  }
}
