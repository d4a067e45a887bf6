import Foundation

/// A calendar. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekcalendar).
open class EKCalendar: NSObject {
  /// The calendar's title.
  open var title = ""
  /// The calendar's identifier.
  public let calendarIdentifier = UUID().uuidString

  override init() { super.init() }
}

/// A reminder before an event.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekalarm).
open class EKAlarm: NSObject {
  /// The seconds from the event's start; negative for before.
  open var relativeOffset: TimeInterval
  /// The absolute time; nil if it is relative.
  open var absoluteDate: Date?

  /// Creates a reminder relative to the event's start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// Creates a reminder at a time.
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

/// An event of a calendar. It cannot be saved here.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekevent).
open class EKEvent: NSObject {
  /// The event's title.
  open var title: String! = ""
  /// The location of the event.
  open var location: String?
  /// The notes about the event.
  open var notes: String?
  /// The address of a page about the event.
  open var url: URL?
  /// The time at which the event begins.
  open var startDate: Date!
  /// The time at which the event ends.
  open var endDate: Date!
  /// Whether the event lasts whole days; false by default.
  open var isAllDay = false
  /// The calendar that contains the event.
  open var calendar: EKCalendar!
  /// The time zone of the event.
  open var timeZone: TimeZone?
  /// The reminders of the event.
  open var alarms: [EKAlarm]?
  /// The event's identifier: nil, as it is not saved.
  open var eventIdentifier: String! { nil }

  /// Creates an event of a store.
  public init(eventStore: EKEventStore) {}

  /// Adds a reminder.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes a reminder.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
