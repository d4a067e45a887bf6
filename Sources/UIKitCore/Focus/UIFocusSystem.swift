import QuartzCore

/// Knows which item of a window has the focus, and moves it.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// Shared by all objects that stand for one window's focus.
  let state: FocusState
  var window: UIWindow? { state.window }

  init(window: UIWindow) {
    state = FocusState(window: window)
    super.init()
  }

  /// The system of the window that `environment` is in; nil outside a window.
  public init?(for environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.focusSystem(for: environment) else { return nil }
    state = system.state
    super.init()
  }

  open weak var focusedItem: (any UIFocusItem)? { liveItem }

  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    window(of: environment)?.dispatcher.focusSystem
  }

  /// Asks for focus to go to `environment`, at the next update.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    state.request = environment
    setNeedsUpdate()
  }

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

  /// The focused item, unless it left the window or stopped being focusable.
  var liveItem: (any UIFocusItem)? {
    guard let item = state.item, UIFocusSystem.window(of: item) === window else { return nil }
    return item
  }

  // MARK: For environments

  static func focusedItem(for environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    window(of: environment)?.dispatcher.focusSystemIfMade?.liveItem
  }

  /// Only the environment that contains the focus may request an update; requests by others are ignored, as documented.
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
    _ = FrameScheduler.pacer.schedule(after: 0) { [weak self] in
      self?.state.updateIsScheduled = false
      self?.updateFocusIfNeeded()
    }
  }

  // MARK: Moving

  /// Puts the focus on `target`, when every environment around it and the present item agrees.
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

  /// The environments that are notified of a move: up from the old item to where both meet, up from the new one to
  /// there, then on to the root; each once.
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

  /// The item that focus goes to when it comes to `environment`.
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
    // Nothing preferred: the item nearest to the top left.
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
  /// Where the present run of moves in one direction started, so that going down past a short row keeps the column.
  var track: FocusTrack?
  /// The item each group had last.
  var groupMemory: [String: WeakFocusItem] = [:]

  init(window: UIWindow) {
    self.window = window
  }
}

struct WeakFocusItem {
  weak var item: (any UIFocusItem)?
  init(_ item: any UIFocusItem) { self.item = item }
}
