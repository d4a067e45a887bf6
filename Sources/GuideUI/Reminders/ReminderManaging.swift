import Foundation
import GuideModel
import GuideStore
import Reminders

/// Reminders as menus and panels need them: what was last read, and changes that are made in the background.
@MainActor public protocol ReminderManaging: AnyObject {
  /// Rules and what they took, as last read; `nil` before the first time.
  var list: ReminderList? { get }
  /// The airings that wear a bell, as last read.
  var reminded: Set<Airing.ID> { get }
  /// Why the last change could not be stored; `nil` when it could.
  var failure: String? { get }
  /// The program that gives the reminders; `nil` where none can be started.
  var agent: (any ReminderAgentReaching)? { get }
  /// Adds a handler that is called after each change.
  func observe(_ handler: @escaping @MainActor () -> Void)
  /// Reads reminders anew, off the main thread.
  func reload()
  /// Makes a change, off the main thread.
  /// - Parameter onDone: called with the number of the rule or reminder; `nil` where there is none, or it could not be
  ///   stored.
  func perform(_ change: ReminderChange, onDone: @escaping @MainActor (Int64?) -> Void)
  /// Builds a rule from an airing as it is shown on a row, off the main thread; `nil` where the guide no longer has it.
  func makeRule(
    for airing: Airing, on row: Channel.Key,
    _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule,
    onDone: @escaping @MainActor (ReminderRule?) -> Void)
  /// Builds a rule from the text of a search, off the main thread; fails where a rule cannot say that.
  func makeRule(
    forSearch text: String, onDone: @escaping @MainActor (Result<ReminderRule, SearchRule.Failure>) -> Void)
  /// The people who take part in an airing, those named first first; read off the main thread.
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
