import CollectionCore
@_spi(UIKit) import UIKitCore

/// How far what is on screen agrees with the layout, and what is being done about it.
@MainActor struct LayoutPassState {
  var phase = PassPhase.resting
  var readiness = LayoutReadiness.stale
  var debts: PassDebts = []

  // MARK: Agreement

  /// The bounds of the last pass; nil if something has changed since.
  var agreedBounds: CGRect?
  /// The insets that the layout was made for.
  var insets = UIEdgeInsets.zero
  /// Counts passes and changes, to distinguish the elements that one has found from those it has not.
  var number = 0
  /// How often the layout was queried for the elements of a rectangle: for tests and benchmarks.
  var queries = 0

  // MARK: Changes of the bounds

  /// The context to invalidate the layout with once the bounds have changed.
  var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// The context of a bounds change while it is being delivered.
  var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

  // MARK: Elements to look at

  /// Elements that a context named, to be queried one by one, while the rest of the query stays good.
  var named: Set<ElementKey> = []
  /// Elements on screen whose content may prefer another size.
  var resizing: Set<ElementKey> = []
  /// Those of them that the pass which is due takes along, as the layout was invalid when their content changed.
  var resized: Set<ElementKey> = []

  // MARK: Views on their way out

  /// Views of elements discarded by a reload, to be reused by the next pass.
  var retired: [UICollectionReusableView] = []
  /// Views whose elements left during the pass, not hidden yet.
  var vacated: [UICollectionReusableView] = []
  /// The categories for which the delegate does not implement `didEndDisplaying`, found by calling it.
  var unheard = UnheardCategories()

  // MARK: Phases

  /// Whether `prepare()` was called after the last invalidation.
  var isPrepared: Bool { readiness == .prepared }

  /// Whether a pass has ever run: before, there is nothing on screen to keep in agreement.
  private(set) var hasRun = false

  mutating func beginPass() {
    phase = .passing
    hasRun = true
  }

  /// Takes over for a change; returns the phase that goes on when it ends.
  mutating func beginCommitting() -> PassPhase {
    defer { phase = .committing }
    return phase
  }
}
