import Foundation

/// Stores notifications and delivers them at their times.
///
/// They are stored in this process, and are delivered only while it runs: to the delegate, as on a phone with the app
/// in the foreground. Nothing is shown on the screen, no sound is played, and the icon has no number. A notification
/// that the delegate wants in the list, or as an alert, is one of the delivered ones afterwards.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter).
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private weak var delegateReference: (any UNUserNotificationCenterDelegate)?
  private var isAuthorized = false
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [Pending] = []
  private var delivered: [UNNotification] = []
  private var lastToken = 0

  private struct Pending {
    let request: UNNotificationRequest
    let date: Date
    /// Differs between requests with the same identifier, so that the timer of a replaced one has no effect.
    let token: Int
  }

  override init() { super.init() }

  /// Returns the app's notification centre.
  open class func current() -> UNUserNotificationCenter { center }

  /// The delegate, which receives notifications. It is not retained.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { delegateReference } }
    set { lock.withLock { delegateReference = newValue } }
  }

  /// Whether notifications support content extensions: false.
  open var supportsContentExtensions: Bool { false }

  // MARK: Authorisation

  /// Allows notifications, without asking, and calls the handler on another queue.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    authorize()
    DispatchQueue.global().async { completionHandler(true, nil) }
  }

  /// Allows notifications, without asking.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize()
    return true
  }

  private func authorize() { lock.withLock { isAuthorized = true } }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: lock.withLock { isAuthorized } ? .authorized : .notDetermined)
  }

  /// Calls the handler with the settings, on another queue.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.global().async { completionHandler(settings) }
  }

  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: Categories

  /// Replaces the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Calls the handler with the categories, on another queue.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.global().async { completionHandler(categories) }
  }

  /// Returns the categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  // MARK: Requests

  /// Adds a request, replacing one with the same identifier.
  ///
  /// - Parameter completionHandler: called on another queue, with `UNError.notificationsNotAllowed` before the app has
  ///   asked for authorisation, or with `UNError.notificationInvalidNoDate` if the trigger has no time in the future.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = keep(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }

  /// Adds a request, replacing one with the same identifier.
  ///
  /// - Throws: `UNError.notificationsNotAllowed` before the app has asked for authorisation,
  ///   `UNError.notificationInvalidNoDate` if the trigger has no time in the future.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = keep(request) { throw error }
  }

  private func keep(_ request: UNNotificationRequest) -> UNError? {
    guard lock.withLock({ isAuthorized }) else { return UNError(.notificationsNotAllowed) }
    let now = Date()
    guard let trigger = request.trigger else {
      schedule(request, at: now)
      return nil
    }
    guard let date = trigger.date(after: now) else { return UNError(.notificationInvalidNoDate) }
    schedule(request, at: date)
    return nil
  }

  private func schedule(_ request: UNNotificationRequest, at date: Date) {
    let token = lock.withLock {
      lastToken += 1
      pending.removeAll { $0.request.identifier == request.identifier }
      pending.append(Pending(request: request, date: date, token: lastToken))
      return lastToken
    }
    // Seconds beyond which Dispatch's nanoseconds overflow: such a timer cannot come due in a process's life.
    let delay = min(max(0, date.timeIntervalSinceNow), 1e9)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay) { self.deliver(token) }
  }

  private func deliver(_ token: Int) {
    let due: Pending? = lock.withLock {
      guard let place = pending.firstIndex(where: { $0.token == token }) else { return nil }
      return pending.remove(at: place)
    }
    guard let due else { return }
    let request = due.request
    if let trigger = request.trigger, trigger.repeats, let next = trigger.date(after: max(due.date, Date())) {
      schedule(request, at: next)
    }
    let notification = UNNotification(date: due.date, request: request)
    guard let delegate else { return }
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      guard !options.isDisjoint(with: [.list, .alert, .banner]) else { return }
      self.lock.withLock {
        self.delivered.removeAll { $0.request.identifier == request.identifier }
        self.delivered.append(notification)
      }
    }
  }

  /// Calls the handler with the requests that have not been delivered, on another queue.
  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { pending.map(\.request) }
    DispatchQueue.global().async { completionHandler(requests) }
  }

  /// Returns the requests that have not been delivered.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending.map(\.request) } }

  /// Removes requests that have not been delivered.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes all requests that have not been delivered.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  // MARK: Delivered notifications

  /// Calls the handler with the notifications in the list, on another queue.
  @preconcurrency open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = lock.withLock { delivered }
    DispatchQueue.global().async { completionHandler(notifications) }
  }

  /// Returns the notifications in the list.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Removes notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes all notifications from the list.
  open func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }

  /// Calls the handler with `UNError.notificationsNotAllowed`, as the icon has no number.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(UNError(.notificationsNotAllowed)) } }
  }

  /// Throws `UNError.notificationsNotAllowed`, as the icon has no number.
  open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
}
