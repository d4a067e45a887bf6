import CollectionCore
@_spi(UIKit) import UIKitCore

/// The extent to which the screen matches the layout, and the work that is pending or in progress.
@MainActor struct LayoutPassState {
  var phase = PassPhase.resting
  var readiness = LayoutReadiness.stale
  var debts: PassDebts = []

  // MARK: Agreement

  /// The bounds of the last pass; nil if anything has changed since.
  var agreedBounds: CGRect?
  /// The insets for which the layout was prepared.
  var insets = UIEdgeInsets.zero
  /// The number of passes and changes, which distinguishes the elements found by the current one.
  var number = 0
  /// The number of queries for the elements of a rectangle, for tests and benchmarks.
  var queries = 0

  // MARK: Changes of the bounds

  /// The context with which to invalidate the layout once the bounds have changed.
  var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// The context of a bounds change while it is being delivered.
  var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

  // MARK: Elements to look at

  /// Elements named by a context, to be queried one by one while the rest of the query stays valid.
  var named: Set<ElementKey> = []
  /// Elements on screen whose content may prefer another size.
  var resizing: Set<ElementKey> = []
  /// Those of them that the pending pass measures too, as the layout was invalid when their content changed.
  var resized: Set<ElementKey> = []

  // MARK: Views on their way out

  /// Views of elements discarded by a reload, to be reused by the next pass.
  var retired: [UICollectionReusableView] = []
  /// Views whose elements left during the pass and which are not hidden yet.
  var vacated: [UICollectionReusableView] = []
  /// The categories for which the delegate does not implement `didEndDisplaying`, as a call has shown.
  var unreported = UnreportedCategories()

  // MARK: Phases

  /// Whether `prepare()` has been called since the last invalidation.
  var isPrepared: Bool { readiness == .prepared }

  /// Whether a pass has ever run; before that, nothing is on screen.
  private(set) var hasRun = false

  mutating func beginPass() {
    phase = .passing
    hasRun = true
  }

  /// Begins a change and returns the phase to resume when it ends.
  mutating func beginCommitting() -> PassPhase {
    defer { phase = .committing }
    return phase
  }
}
