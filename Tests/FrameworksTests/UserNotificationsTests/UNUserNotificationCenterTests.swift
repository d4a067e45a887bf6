import Foundation
import Testing
@testable import UserNotifications

@MainActor @Suite(.serialized) struct UNUserNotificationCenterTests {
  private final class Receiver: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let options: UNNotificationPresentationOptions
    let received: AsyncStream<String>.Continuation
    init(_ options: UNNotificationPresentationOptions, _ received: AsyncStream<String>.Continuation) {
      (self.options, self.received) = (options, received)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler(options)
      received.yield(notification.request.content.title)
    }
  }

  private final class AsyncReceiver: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let received: AsyncStream<String>.Continuation
    init(_ received: AsyncStream<String>.Continuation) { self.received = received }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      received.yield(notification.request.identifier)
      return [.banner]
    }
  }

  private func request(
    _ identifier: String, _ title: String = "", after seconds: TimeInterval? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  @Test func beforeAuthorisationNothingIsStored() async {
    let center = UNUserNotificationCenter()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let error = await #expect(throws: UNError.self) { try await center.add(request("a", after: 60)) }
    #expect(error?.code == .notificationsNotAllowed)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func settingsSayThatNothingIsShown() async throws {
    let center = UNUserNotificationCenter()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .disabled)
    #expect(settings.soundSetting == .disabled && settings.notificationCenterSetting == .enabled)
  }

  @Test func notificationsAreDeliveredInTheOrderOfTheirTimes() async throws {
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let receiver = Receiver([.list], continuation)
    center.delegate = receiver
    try await center.add(request("late", "late", after: 0.1))
    try await center.add(request("early", "replaced", after: 0.05))
    try await center.add(request("early", "early", after: 0.01))
    try await center.add(request("never", "never", after: 0.02))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["late", "early", "never"])
    center.removePendingNotificationRequests(withIdentifiers: ["never"])
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == "early")
    #expect(await iterator.next() == "late")
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["early", "late"])
    center.removeDeliveredNotifications(withIdentifiers: ["early"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["late"])
  }

  @Test func aDelegateWithTheOtherFormIsCalled() async throws {
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let receiver = AsyncReceiver(continuation)
    center.delegate = receiver
    try await center.add(request("now"))
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == "now")
  }

  @Test func aCalendarTriggerHasTheNextMatchingTime() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var components = DateComponents(calendar: calendar, hour: 9, minute: 30)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    // 2024-03-05 12:00 UTC, 13:00 in Berlin.
    let next = try #require(trigger.date(after: Date(timeIntervalSince1970: 1_709_640_000)))
    #expect(next == Date(timeIntervalSince1970: 1_709_713_800), "9:30 in Berlin on the next day")
    #expect(trigger.nextTriggerDate().map { $0 > Date() } == true)
    components = DateComponents(calendar: calendar, year: 2001, month: 1, day: 1)
    #expect(UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate() == nil)
  }

  @Test func contentsAreCopied() {
    let content = UNMutableNotificationContent()
    content.title = "one"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "two"
    #expect(request.content.title == "one")
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nonexistent"))
    }
  }
}
