import QuartzCore

/// A window as seen by assistive technology: its tree, built on demand and kept briefly.
@MainActor package final class AccessibilityWindow {
  /// The seconds for which a tree is valid although nothing was drawn: an element's texts may change without its look.
  private static let lifetime: TimeInterval = 0.1

  let surface: any WindowSurface
  private let clock: FrameScheduler?
  private weak var provider: (any AccessibilityProvider)?
  private var builtAt = -TimeInterval.infinity
  private var isStale = true
  /// The latest tree that was built, which the sink has; nil before the first request.
  package private(set) var builtTree: AccessibilityTree?

  init(surface: any WindowSurface, provider: any AccessibilityProvider, clock: FrameScheduler?) {
    self.clock = clock
    self.surface = surface
    self.provider = provider
  }

  func invalidate() { isStale = true }

  /// Builds the tree again if it may have changed.
  ///
  /// - Returns: the changes.
  func refresh(force: Bool = false) -> [AccessibilityChange] {
    let now = (clock ?? .current).now
    guard let provider, force || isStale || now - builtAt >= Self.lifetime else { return [] }
    isStale = false
    builtAt = now
    let tree = provider.makeAccessibilityTree()
    let old = builtTree
    builtTree = tree
    return old.map { tree.changes(since: $0) } ?? []
  }

  /// The object that performs the actions that assistive technology requests; nil when the window no longer exists.
  package var hands: (any AccessibilityProvider)? { provider }
}
