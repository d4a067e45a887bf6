import Foundation

/// The time at which a notification is delivered.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationtrigger).
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the first time after a date; nil if there is none.
  func date(after date: Date) -> Date? { nil }
}

/// A time after an interval.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked like its superclass.
  /// The interval in seconds.
  public let timeInterval: TimeInterval
  private let start = Date()

  /// Creates a time after an interval.
  ///
  /// - Parameter timeInterval: positive, and at least 60 seconds if it repeats; others end the program, as on iOS.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time of the next delivery: after the interval, from now.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A time by the calendar.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger).
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked like its superclass.
  /// The components that the time has.
  public let dateComponents: DateComponents

  /// Creates a time that has some components, such as the hour and minute.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the time of the next delivery; nil if there is none.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var components = dateComponents
    (components.calendar, components.timeZone) = (nil, nil)
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}

/// The time at which a server sends the notification. None does here.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger).
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
