import CollectionCore
@_spi(UIKit) import UIKitCore

/// The orthogonal sections of a collection view.
@MainActor struct RegionState {
  /// The scroll views on screen, by section.
  var views: [Int: RegionScrollView] = [:]
  /// The positions of all sections that have been scrolled, even those off screen.
  var positions: [Int: CGFloat] = [:]
  /// Scroll views whose elements are being animated away.
  var leaving: [RegionScrollView] = []

  /// Moves the positions with their sections in an update.
  mutating func follow(_ plan: UpdatePlan) {
    guard !views.isEmpty || !positions.isEmpty else { return }
    var (movedViews, movedPositions): ([Int: RegionScrollView], [Int: CGFloat]) = ([:], [:])
    for (section, view) in views {
      if let new = plan.newSection(ofOld: section) { movedViews[new] = view } else { leaving.append(view) }
    }
    for (section, position) in positions {
      if let new = plan.newSection(ofOld: section) { movedPositions[new] = position }
    }
    (views, positions) = (movedViews, movedPositions)
  }

  /// Discards everything: another layout has other regions.
  mutating func forget() {
    leaving += views.values
    views = [:]
    positions = [:]
  }
}
