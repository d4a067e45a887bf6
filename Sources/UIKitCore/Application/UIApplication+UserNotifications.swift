/// The ways in which the user was notified before iOS 10.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiusernotificationtype).
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A group of actions of notifications before iOS 10.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiusernotificationcategory).
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  /// The name of the group; nil, the default, for none.
  open internal(set) var identifier: String?

  public override init() { super.init() }
}

/// A group of actions of notifications before iOS 10, which can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimutableusernotificationcategory).
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
}

/// The notifications that an app wanted before iOS 10.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiusernotificationsettings).
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The ways in which the user is notified.
  public let types: UIUserNotificationType
  /// The groups of actions; nil for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

extension UIApplication {
  /// Allows the notifications without asking, and calls the delegate's `application(_:didRegister:)` in a later turn of
  /// the main loop. They are delivered within the process, by `UserNotifications`.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    ownNotificationSettings = notificationSettings
    DispatchQueue.main.async { self.delegate?.application(self, didRegister: notificationSettings) }
  }

  /// The settings of the last registration; nil for none.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { ownNotificationSettings }

  /// Calls the delegate's `application(_:didFailToRegisterForRemoteNotificationsWithError:)` in a later turn of the
  /// main loop, as no server sends notifications.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      self.delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
  }
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
}
