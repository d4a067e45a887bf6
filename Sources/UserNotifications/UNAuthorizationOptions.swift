@_exported import Foundation

/// The ways in which an app wants to notify the user.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unauthorizationoptions).
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// With sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// With alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// In cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// With sounds that play even when the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// With a button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quietly, without asking first.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The ways in which a notification is shown while the app is in the foreground.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions).
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// With an alert; the older name of a banner and the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// With a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
