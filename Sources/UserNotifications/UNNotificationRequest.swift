import Foundation

/// A notification that is to be delivered.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationrequest).
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The identifier. A request replaces an earlier one with the same.
  public let identifier: String
  /// A copy of the texts and data.
  public let content: UNNotificationContent
  /// The trigger of the delivery; nil to deliver at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(values: content.values)
    self.trigger = trigger
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has been delivered.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotification).
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The time of the delivery.
  public let date: Date
  /// The request that was delivered.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifier of opening the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification. Never created here: no notification is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationresponse).
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The notification that the user responded to.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text that the user typed in response to a notification. Never created here: no notification is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse).
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // Unchecked like its superclass.
  /// The text that the user typed.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
