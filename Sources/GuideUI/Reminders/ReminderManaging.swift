import Foundation
import GuideModel
import GuideStore
import Reminders

/// Reminders for menus and panels: as they were last read, with changes that are made in the background.
@MainActor public protocol ReminderManaging: AnyObject {
  /// Rules and their reminders, as last read; `nil` before the first time.
  var list: ReminderList? { get }
  /// The airings with a bell, as last read.
  var reminded: Set<Airing.ID> { get }
  /// The reason why the last change could not be stored; `nil` if it was.
  var failure: String? { get }
  /// The program that gives the reminders; `nil` if none can be started.
  var agent: (any ReminderAgentReaching)? { get }
  /// Adds a handler that is called after each change.
  func observe(_ handler: @escaping @MainActor () -> Void)
  /// Reads reminders again on another thread.
  func reload()
  /// Makes a change on another thread.
  /// - Parameter onDone: called with the number of the rule or reminder; `nil` if there is none, or it could not be
  ///   stored.
  func perform(_ change: ReminderChange, onDone: @escaping @MainActor (Int64?) -> Void)
  /// Makes a rule from an airing as it is shown on a row, on another thread; `nil` if the guide no longer has it.
  func makeRule(
    for airing: Airing, on row: Channel.Key,
    _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule,
    onDone: @escaping @MainActor (ReminderRule?) -> Void)
  /// Makes a rule from the text of a search, on another thread; fails if a rule cannot express it.
  func makeRule(
    forSearch text: String, onDone: @escaping @MainActor (Result<ReminderRule, SearchRule.Failure>) -> Void)
  /// Reads the people in an airing on another thread, in the feed's order.
  func people(in airing: Airing, onDone: @escaping @MainActor ([String]) -> Void)
}

extension ReminderManaging {
  func perform(_ change: ReminderChange) { perform(change) { _ in } }

  /// Returns the reminder planned for an airing of a row, if it is still to come.
  /// - Complexity: O(reminders).
  func planned(_ airing: Airing, on row: Channel.Key, now: Int64) -> PlannedReminder? {
    list?.planned.first { $0.airingID == airing.id && $0.row == row && $0.isOpen(at: now) }
  }
}
