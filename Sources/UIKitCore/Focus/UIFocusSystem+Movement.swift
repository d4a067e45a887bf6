extension UIFocusSystem {
  /// Moves the focus for a key.
  ///
  /// - Returns: whether it moved.
  @discardableResult func move(_ heading: UIFocusHeading) -> Bool {
    guard let window else { return false }
    guard let present = reachableItem, let start = frameInWindow(present) else {
      // Nothing is focused: the first move shows the focus.
      guard let first = preferredRootItem else { return false }
      state.track = nil
      return move(to: first, heading: heading)
    }
    switch heading {
    case .next, .previous: return moveLinearly(heading, from: present, start)
    default: break
    }
    let isVertical = heading == .up || heading == .down
    let visible = start.intersection(window.bounds)
    let extent = visible.isNull ? start : visible
    var track = state.track ?? FocusTrack(isVertical: isVertical, low: 0, high: 0)
    if state.track == nil || track.isVertical != isVertical {
      track = FocusTrack(
        isVertical: isVertical, low: isVertical ? extent.minX : extent.minY,
        high: isVertical ? extent.maxX : extent.maxY)
      if let scrollView = enclosingScrollView(of: present) {
        track.scrollView = ObjectIdentifier(scrollView)
        track.offset = isVertical ? scrollView.bounds.minX : scrollView.bounds.minY
      }
    }
    // The innermost scrolling container first, so that the focus stays in a list as long as possible.
    var searched: (any UIFocusEnvironment)?
    for container in containers(around: present) {
      let start = restingFrame(start, of: present, in: container)
      let scrollView = enclosingScrollView(of: present)
      let here = track.following(scrollView, atRest: container !== scrollView)
      let candidates = FocusSearch.candidates(in: container, window: window, heading: heading, from: present)
        .filter {
          $0.item !== present && leads($0.item, awayFrom: present) && searched?.contains($0.item) != true
        }
      searched = container as? any UIFocusEnvironment
      guard let found = FocusSearch.best(from: start, track: here, heading: heading, candidates: candidates) else {
        continue
      }
      if move(to: found.item, heading: heading) {
        state.track = track
        return true
      }
      return false
    }
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(previous: present, next: nil, heading: heading)
      ])
    return false
  }

  /// Returns whether `item` is not a guide that leads nowhere or back to the present item.
  private func leads(_ item: any UIFocusItem, awayFrom present: any UIFocusItem) -> Bool {
    guard let guide = item as? FocusGuideItem else { return true }
    return guide.leads(awayFrom: present)
  }

  private func enclosingScrollView(of item: any UIFocusItem) -> UIScrollView? {
    var current = item.parentFocusEnvironment
    while let environment = current {
      if let scrollView = environment as? UIScrollView { return scrollView }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  /// Ends the run of moves in one direction, because the focus was moved otherwise.
  func endTrack() { state.track = nil }

  /// Moves to the next group for Tab, to its last focused item; with a single group, to the next item in reading order.
  private func moveLinearly(_ heading: UIFocusHeading, from present: any UIFocusItem, _ start: CGRect) -> Bool {
    guard let window else { return false }
    state.track = nil
    let all = FocusSearch.candidates(in: rootContainer, window: window, heading: [])
    var groups: [(name: String, items: [FocusCandidate])] = []
    for candidate in all.sorted(by: readingOrder) {
      let name = Self.group(of: candidate.item) ?? ""
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].items.append(candidate)
      } else {
        groups.append((name, [candidate]))
      }
    }
    let step = heading == .next ? 1 : -1
    let here = Self.group(of: present) ?? ""
    if groups.count > 1, let index = groups.firstIndex(where: { $0.name == here }) {
      let group = groups[(index + step + groups.count) % groups.count]
      return move(to: entry(of: group.name, group.items), heading: heading)
    }
    let items = groups.first?.items ?? []
    guard !items.isEmpty else { return false }
    guard let index = items.firstIndex(where: { $0.item === present }) else {
      return move(to: items[0].item, heading: heading)
    }
    return move(to: items[(index + step + items.count) % items.count].item, heading: heading)
  }

  /// Returns the item at which a group is entered.
  private func entry(of name: String, _ items: [FocusCandidate]) -> (any UIFocusItem)? {
    let wanted = items.max { $0.item.focusGroupPriority.rawValue < $1.item.focusGroupPriority.rawValue }
    if let wanted, wanted.item.focusGroupPriority.rawValue >= UIFocusGroupPriority.prioritized.rawValue {
      return wanted.item
    }
    if let last = state.groupMemory[name]?.item, items.contains(where: { $0.item === last }) { return last }
    return items.first?.item
  }

  private func readingOrder(_ a: FocusCandidate, _ b: FocusCandidate) -> Bool {
    // Items are in the same line if they overlap by half.
    let overlap = min(a.frame.maxY, b.frame.maxY) - max(a.frame.minY, b.frame.minY)
    if overlap > min(a.frame.height, b.frame.height) / 2 { return a.frame.minX < b.frame.minX }
    return a.frame.minY < b.frame.minY
  }

  /// Returns the group of `item`: the nearest identifier, or the nearest scroll view, which is a group by itself.
  static func group(of item: any UIFocusItem) -> String? {
    var current: (any UIFocusEnvironment)? = item
    while let environment = current {
      if let name = environment.focusGroupIdentifier { return name }
      if environment is UIScrollView { return "\(ObjectIdentifier(environment).hashValue)" }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  private var rootContainer: any UIFocusItemContainer {
    rootEnvironment?.focusItemContainer ?? window ?? UIView()
  }

  private func containers(around item: any UIFocusItem) -> [any UIFocusItemContainer] {
    var found: [any UIFocusItemContainer] = []
    let root = rootContainer
    var current = item.parentFocusEnvironment
    while let environment = current {
      if let scrollView = environment as? UIScrollView { found.append(scrollView) }
      if environment === root { break }
      current = environment.parentFocusEnvironment
    }
    if found.last !== root { found.append(root) }
    return found
  }

  /// Returns the frame from which a container around `item` is searched: that which `item` has once the scroll views
  /// between them have come to rest, limited to what they show.
  ///
  /// A key can be pressed while the last one's scrolling is still under way. What is beside a scroll view does not move
  /// with it, and would be passed over.
  private func restingFrame(_ frame: CGRect, of item: any UIFocusItem, in container: any UIFocusItemContainer) -> CGRect
  {
    guard let window else { return frame }
    var frame = frame
    var current = item.parentFocusEnvironment
    while let environment = current, environment !== container {
      if let scrollView = environment as? UIScrollView {
        let left = scrollView.offsetLeftToScroll
        frame = scrollView.convert(frame, from: window).offsetBy(dx: -left.x, dy: -left.y)
        frame = scrollView.convert(frame.limited(to: scrollView.bounds), to: window)
      }
      current = environment.parentFocusEnvironment
    }
    return frame
  }

  func frameInWindow(_ item: any UIFocusItem) -> CGRect? {
    guard let window else { return nil }
    if let view = item as? UIView { return view.convert(view.bounds, to: window) }
    var current = item.parentFocusEnvironment
    while let environment = current {
      if let container = environment.focusItemContainer {
        return container.coordinateSpace.convert(item.frame, to: window)
      }
      current = environment.parentFocusEnvironment
    }
    return nil
  }

  /// Scrolls the scroll views around a newly focused item so that it is visible.
  static func scrollToShow(_ item: any UIFocusItem) {
    var space: (any UICoordinateSpace)?
    var frame = item.frame
    var current = item.parentFocusEnvironment
    if let view = item as? UIView {
      space = view
      frame = view.bounds
    }
    while let environment = current {
      if let container = environment.focusItemContainer, space == nil { space = container.coordinateSpace }
      if let scrollView = environment as? UIScrollView, let from = space {
        scrollView.showFocused(scrollView.convert(frame, from: from))
      }
      current = environment.parentFocusEnvironment
    }
  }
}

extension CGRect {
  /// Returns the part within `bounds`; for a rectangle beyond them, an empty one at the nearest edge.
  fileprivate func limited(to bounds: CGRect) -> CGRect {
    let left = min(max(minX, bounds.minX), bounds.maxX)
    let top = min(max(minY, bounds.minY), bounds.maxY)
    let right = min(max(maxX, bounds.minX), bounds.maxX)
    let bottom = min(max(maxY, bounds.minY), bounds.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
