import QuartzCore

/// One window as assistive technology sees it: its tree, built on demand and kept for a moment.
@MainActor package final class AccessibilityWindow {
  /// How long a tree is good for although nothing was drawn, in seconds: what an element says may change without a
  /// picture of it.
  private static let lifetime: TimeInterval = 0.1

  let surface: any WindowSurface
  private weak var provider: (any AccessibilityProvider)?
  private var builtAt = -TimeInterval.infinity
  private var isStale = true
  /// The latest tree that was built, the one the sink has; nil before the first request.
  package private(set) var builtTree: AccessibilityTree?

  init(surface: any WindowSurface, provider: any AccessibilityProvider) {
    self.surface = surface
    self.provider = provider
  }

  func invalidate() { isStale = true }

  /// Builds the tree again if it may have changed.
  /// - Returns: what is different.
  func refresh(force: Bool = false) -> [AccessibilityChange] {
    let now = FrameScheduler.pacer.now
    guard let provider, force || isStale || now - builtAt >= Self.lifetime else { return [] }
    isStale = false
    builtAt = now
    let tree = provider.makeAccessibilityTree()
    let old = builtTree
    builtTree = tree
    return old.map { tree.changes(since: $0) } ?? []
  }

  /// Performs the actions that assistive technology requests; nil when the window is gone.
  package var hands: (any AccessibilityProvider)? { provider }
}
