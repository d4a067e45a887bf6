import BridgedErrors
@_exported import Foundation

/// The kinds of objects in a store.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekentitytype).
public enum EKEntityType: UInt, Sendable { case event = 0, reminder }

/// Whether the user allows an app to use calendars.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekauthorizationstatus).
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly

  /// The older name of `fullAccess`.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The occurrences of a repeated event that a change affects.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekspan).
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

extension Notification.Name {
  /// Never posted here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The domain of errors.
public let EKErrorDomain = "EKErrorDomain"

/// An error of calendars.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekerror).
public struct EKError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { EKErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { EKErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = EKError
    case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly
    case eventStoreNotAuthorized = 29
  }

  /// There is no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The user denied access.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// The user's calendars. As on a phone whose user denies access, there are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/eventkit/ekeventstore).
open class EKEventStore: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Creates a store.
  public override init() { super.init() }

  /// Returns whether the user allows access: denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  /// Calls the handler with false, on another queue.
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deny(completion) }

  /// Returns false.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  /// Calls the handler with false, on another queue.
  @preconcurrency open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deny(completion) }

  /// Returns false.
  open func requestFullAccessToEvents() async throws -> Bool { false }

  /// Calls the handler with false, on another queue.
  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deny(completion) }

  /// Returns false.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  /// Calls the handler with false, on another queue.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deny(completion) }

  /// Returns false.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  private func deny(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// The calendar for new events: nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendar for new reminders: nil.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns the calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns the event with an identifier: nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns a predicate for events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the events that match a predicate: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
}
