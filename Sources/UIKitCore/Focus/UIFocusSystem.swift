import QuartzCore

/// Keeps the focused item of a window, and moves the focus.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocussystem).
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when the focus could not move in the requested direction.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The key of the `UIFocusUpdateContext` in a notification.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the `UIFocusAnimationCoordinator` in a notification.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// Shared by all objects for one window's focus.
  let state: FocusState
  var window: UIWindow? { state.window }

  init(window: UIWindow) {
    state = FocusState(window: window)
    super.init()
  }

  /// Creates the system of the window that contains `environment`; nil outside a window.
  public init?(for environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.focusSystem(for: environment) else { return nil }
    state = system.state
    super.init()
  }

  /// The item that has the focus; nil for none.
  open weak var focusedItem: (any UIFocusItem)? { liveItem }

  /// Returns the system of the window that contains `environment`; nil outside a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    window(of: environment)?.dispatcher.focusSystem
  }

  /// Requests that the focus moves to `environment` in the next update.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    state.request = environment
    setNeedsUpdate()
  }

  /// Performs a requested update of the focus at once.
  open func updateFocusIfNeeded() {
    guard state.needsUpdate else { return }
    state.needsUpdate = false
    let wanted = state.request
    state.request = nil
    if let wanted {
      if let target = preferredItem(in: wanted) { move(to: target, heading: []) }
      return
    }
    guard let source = state.updateSource ?? window else { return }
    state.updateSource = nil
    if let target = preferredItem(in: source), target !== liveItem { move(to: target, heading: []) }
  }

  /// The focused item, unless it has left the window or can no longer be focused.
  var liveItem: (any UIFocusItem)? {
    guard let item = state.item, UIFocusSystem.window(of: item) === window else { return nil }
    return item
  }

  // MARK: For environments

  static func focusedItem(for environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    window(of: environment)?.dispatcher.focusSystemIfMade?.liveItem
  }

  /// Requests an update. Ignored unless the environment contains the focus, as documented.
  static func setNeedsFocusUpdate(_ environment: any UIFocusEnvironment) {
    guard let system = focusSystem(for: environment) else { return }
    if let item = system.liveItem, !environment.contains(item) { return }
    system.state.updateSource = environment
    system.setNeedsUpdate()
  }

  static func updateFocusIfNeeded(_ environment: any UIFocusEnvironment) {
    window(of: environment)?.dispatcher.focusSystemIfMade?.updateFocusIfNeeded()
  }

  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
      if let view = candidate as? UIView { return view.window }
      if let controller = candidate as? UIViewController, let view = controller.viewIfLoaded { return view.window }
      current = candidate.parentFocusEnvironment
    }
    return nil
  }

  private func setNeedsUpdate() {
    state.needsUpdate = true
    guard !state.updateIsScheduled else { return }
    state.updateIsScheduled = true
    _ = FrameScheduler.current.schedule(after: 0) { [weak self] in
      self?.state.updateIsScheduled = false
      self?.updateFocusIfNeeded()
    }
  }

  // MARK: Moving

  /// Moves the focus to `target`, if every environment around it and the current item allows it.
  ///
  /// - Returns: whether `target` has the focus afterwards.
  @discardableResult func move(to target: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    var target = target
    if let deferred = target as? any DeferredFocusItem {
      guard let made = deferred.materialized() else { return false }
      target = made
    }
    let previous = liveItem
    guard target !== previous else { return target != nil }
    let context = UIFocusUpdateContext(previous: previous, next: target, heading: heading)
    let environments = Self.environments(around: previous, target)
    for environment in environments where !environment.shouldUpdateFocus(in: context) { return false }
    state.item = target
    window?.accessibility.moveCursor(to: nil)
    if let target, let group = Self.group(of: target) { state.groupMemory[group] = WeakFocusItem(target) }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    coordinator.run()
    if let target = liveItem { Self.scrollToShow(target) }
    return true
  }

  /// Returns the environments to notify of a move: from the old item up to the common ancestor, from the new item up to
  /// it, then on to the root, each once.
  static func environments(
    around previous: (any UIFocusItem)?, _ next: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    func chain(_ item: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
      var found: [any UIFocusEnvironment] = []
      var current: (any UIFocusEnvironment)? = item
      while let environment = current {
        found.append(environment)
        current = environment.parentFocusEnvironment
      }
      return found
    }
    let old = chain(previous)
    let new = chain(next)
    let shared = Set(old.map { ObjectIdentifier($0) }).intersection(new.map { ObjectIdentifier($0) })
    let oldOnly = old.filter { !shared.contains(ObjectIdentifier($0)) }
    let newOnly = new.filter { !shared.contains(ObjectIdentifier($0)) }
    return oldOnly + newOnly + new.filter { shared.contains(ObjectIdentifier($0)) }
  }

  // MARK: Preference

  /// Returns the item that gets the focus when it moves to `environment`.
  func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var visited: Set<ObjectIdentifier> = []
    return preferredItem(in: environment, visited: &visited)
  }

  private func preferredItem(
    in environment: any UIFocusEnvironment, visited: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let view = environment as? UIView, view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled {
      return nil
    }
    for preferred in environment.preferredFocusEnvironments {
      if let found = preferredItem(in: preferred, visited: &visited) { return found }
    }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    // Nothing is preferred: the item nearest to the top left corner.
    guard let window, let container = environment.focusItemContainer else { return nil }
    var best: FocusCandidate?
    for candidate in FocusSearch.candidates(in: container, window: window, heading: []) {
      if let present = best, (present.frame.minY, present.frame.minX) <= (candidate.frame.minY, candidate.frame.minX) {
        continue
      }
      best = candidate
    }
    return best?.item
  }
}

/// The state of a window's focus.
@MainActor final class FocusState {
  weak var window: UIWindow?
  weak var item: (any UIFocusItem)?
  weak var request: (any UIFocusEnvironment)?
  weak var updateSource: (any UIFocusEnvironment)?
  var needsUpdate = false
  var updateIsScheduled = false
  /// The start of the current run of moves in one direction, so that moving down past a short row keeps the column.
  var track: FocusTrack?
  /// The last focused item of each group.
  var groupMemory: [String: WeakFocusItem] = [:]

  init(window: UIWindow) {
    self.window = window
  }
}

struct WeakFocusItem {
  weak var item: (any UIFocusItem)?
  init(_ item: any UIFocusItem) { self.item = item }
}
