/// The number and placement of the columns beside the secondary one.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var preferredMode = Mode.automatic
  var preferredBehavior = Behavior.automatic
  /// The mode chosen by the user or by `show(_:)` and `hide(_:)`; nil for the preferred one.
  private(set) var chosenMode: Mode?
  /// The placement at the time of that choice; nil for the one that the mode needs.
  private var chosenBehavior: Behavior?

  /// The placement of columns: the preferred one, or else the one that the mode needs.
  var behavior: Behavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    if chosenMode != nil, let chosenBehavior { return chosenBehavior }
    for mode in [chosenMode, preferredMode] {
      switch mode {
      case .oneOverSecondary, .twoOverSecondary: return .overlay
      case .twoDisplaceSecondary: return .displace
      case .oneBesideSecondary, .twoBesideSecondary: return .tile
      default: continue
      }
    }
    return .tile
  }

  /// Returns the number of columns that are shown, of those there are.
  func count(of available: Int) -> Int {
    switch chosenMode ?? preferredMode {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: min(1, available)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: min(2, available)
    // Columns that would cover something appear when they are requested.
    case .automatic: behavior == .tile ? available : 0
    }
  }

  /// Returns the mode for the columns there are.
  func mode(of available: Int) -> Mode { mode(count: count(of: available)) }

  /// Sets the mode; nil for the preferred one.
  mutating func choose(_ mode: Mode?) {
    chosenMode = mode
    chosenBehavior = nil
  }

  /// Returns the arrangement with another number of columns.
  func showing(_ count: Int) -> SplitArrangement {
    var result = self
    result.chosenMode = mode(count: count)
    result.chosenBehavior = behavior
    return result
  }

  private func mode(count: Int) -> Mode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// Returns whether the secondary column is covered or pushed aside, so that a tap on it brings it back.
  func isModal(of available: Int) -> Bool {
    switch behavior {
    case .overlay: count(of: available) > 0
    case .displace: count(of: available) > 1
    default: false
    }
  }

  /// Returns the arrangement after a tap on the secondary column.
  func uncovered() -> SplitArrangement { showing(behavior == .displace ? 1 : 0) }
}
