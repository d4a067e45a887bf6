import Foundation

/// Whether the user allows notifications.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unauthorizationstatus).
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, authorized, provisional, ephemeral
}

/// Whether a way of notifying is allowed.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationsetting).
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }

/// The style of alerts.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unalertstyle).
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }

/// The conditions in which previews are shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting).
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// The ways of notifying that the user allows. As on a phone where the app may notify, but alerts, sounds and numbers
/// are turned off, notifications are only in the list here.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationsettings).
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  /// Whether notifications are allowed: not determined before the app asks, and authorized then.
  public let authorizationStatus: UNAuthorizationStatus

  init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }

  /// Whether sounds are allowed: disabled.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether numbers on the icon are allowed: disabled.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether alerts are allowed: disabled.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether the list is allowed: enabled once notifications are.
  open var notificationCenterSetting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  /// Whether the lock screen is allowed: there is none.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether cars are allowed: there are none.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are allowed: there are none.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read out: they are not.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts: none.
  open var alertStyle: UNAlertStyle { .none }
  /// The conditions in which previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether there is a button for the app's own settings: there is none.
  open var providesAppNotificationSettings: Bool { false }
}
