import Foundation
import GuideModel
import GuideStore
import Reminders

/// Reminders as menus and panels need them: what was last read, and changes that are made in the background.
@MainActor public protocol ReminderManaging: AnyObject {
  /// Rules and what they took, as last read; `nil` before the first time.
  var list: ReminderList? { get }
  /// Why the last change could not be stored; `nil` when it could.
  var failure: String? { get }
  /// Adds a handler that is called after each change.
  func observe(_ handler: @escaping @MainActor () -> Void)
  /// Reads reminders anew, off the main thread.
  func reload()
  /// Makes a change, off the main thread.
  func perform(_ change: ReminderChange)
  /// Makes the rule that `make` builds of an airing as it is shown on a row, off the main thread.
  func put(
    _ airing: Airing, on row: Channel.Key, _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule)
}

/// The reminders of a store.
@MainActor public final class StoreReminders: ReminderManaging {
  private let store: GuideStore
  private var observers: [@MainActor () -> Void] = []
  public private(set) var list: ReminderList?
  public private(set) var failure: String?
  private let queue = DispatchQueue(label: "reminder lists", qos: .userInitiated)

  public init(store: GuideStore) { self.store = store }

  public func observe(_ handler: @escaping @MainActor () -> Void) { observers.append(handler) }

  public func reload() {
    queue.async { [weak self, store] in
      let result = Result { try store.reminders() }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(result) } }
    }
  }

  private func take(_ result: Result<ReminderList, any Error>) {
    switch result {
    case .success(let list): self.list = list
    case .failure(let error): failure = "\(error)"
    }
    for observer in observers { observer() }
  }

  public func perform(_ change: ReminderChange) {
    store.changeReminders(change) { [weak self] result in
      var reason: String?
      if case .failure(let error) = result { reason = "\(error)" }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.failure = reason
          self?.reload()
        }
      }
    }
  }

  public func put(
    _ airing: Airing, on row: Channel.Key, _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule
  ) {
    queue.async { [weak self, store] in
      guard let reference = try? store.reference(to: airing, on: row) else { return }
      let programme = try? store.programme(airing.id)
      let rule = make(reference, programme ?? nil)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.perform(.put(rule)) } }
    }
  }
}
