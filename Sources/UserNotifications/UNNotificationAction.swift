import Foundation

/// The properties of an action.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions).
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action needs an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of notifications. None is shown here.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationaction).
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The identifier that the response contains.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The properties of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of notifications that asks for a text. None is shown here.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction).
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  // Unchecked like its superclass.
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the empty text field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
}
