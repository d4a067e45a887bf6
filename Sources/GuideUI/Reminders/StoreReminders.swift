import Foundation
import GuideModel
import GuideStore
import Reminders

/// The reminders of a store.
@MainActor public final class StoreReminders: ReminderManaging {
  private let store: GuideStore
  private var observers: [@MainActor () -> Void] = []
  public private(set) var list: ReminderList?
  public private(set) var reminded: Set<Airing.ID> = []
  public private(set) var failure: String?
  public let agent: (any ReminderAgentReaching)?
  private let queue = DispatchQueue(label: "reminder lists", qos: .userInitiated)

  /// Creates the reminders of a store; `agent` gives them if no window is open.
  public init(store: GuideStore, agent: (any ReminderAgentReaching)? = nil) {
    self.store = store
    self.agent = agent
    agent?.onChange = { [weak self] in self?.tellObservers() }
  }

  public func observe(_ handler: @escaping @MainActor () -> Void) {
    observers.append(GuideLocale.keepingViewer(handler))
  }

  private func tellObservers() { for observer in observers { observer() } }

  public func reload() {
    work { store in
      Result { (try store.reminders(), store.remindedAirings()) }
    } then: { [weak self] result in
      self?.take(result)
    }
  }

  private func take(_ result: Result<(ReminderList, Set<Airing.ID>), any Error>) {
    let isFirst = list == nil
    switch result {
    case .success(let (list, reminded)):
      self.list = list
      self.reminded = reminded
      // Reminders of earlier days have to be given, too.
      if isFirst, list.rules.contains(where: \.isEnabled) { agent?.reach() }
    case .failure(let error): failure = "\(error)"
    }
    tellObservers()
  }

  public func perform(_ change: ReminderChange, onDone: @escaping @MainActor (Int64?) -> Void) {
    let onDone = GuideLocale.keepingViewer(onDone)
    store.changeReminders(change) { [weak self] result in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.stored(result, onDone) } }
    }
  }

  private func stored(_ result: Result<Int64?, GuideStoreError>, _ onDone: @MainActor (Int64?) -> Void) {
    switch result {
    case .success(let number):
      failure = nil
      agent?.reach()
      onDone(number)
    case .failure(let error):
      failure = "\(error)"
      onDone(nil)
    }
    reload()
  }

  public func makeRule(
    for airing: Airing, on row: Channel.Key,
    _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule,
    onDone: @escaping @MainActor (ReminderRule?) -> Void
  ) {
    work { store -> ReminderRule? in
      guard let reference = try? store.reference(to: airing, on: row) else { return nil }
      return make(reference, (try? store.programme(airing.id)) ?? nil)
    } then: {
      onDone($0)
    }
  }

  public func makeRule(
    forSearch text: String, onDone: @escaping @MainActor (Result<ReminderRule, SearchRule.Failure>) -> Void
  ) {
    work { store in
      SearchRule.rule(for: text, in: store)
    } then: {
      onDone($0)
    }
  }

  public func people(in airing: Airing, onDone: @escaping @MainActor ([String]) -> Void) {
    work { store -> [String] in
      let programme = (try? store.programme(airing.id)) ?? nil
      var seen: Set<String> = []
      return (programme?.credits ?? []).map(\.name).filter { !$0.isEmpty && seen.insert($0).inserted }
    } then: {
      onDone($0)
    }
  }

  /// Runs work that waits for the disk on another thread, then continues on the main thread.
  private func work<Value: Sendable>(
    _ body: @escaping @Sendable (GuideStore) -> Value, then: @escaping @MainActor (Value) -> Void
  ) {
    let viewer = GuideLocale.viewer
    let then = GuideLocale.keepingViewer(then)
    queue.async { [store] in
      let value = GuideLocale.$viewer.withValue(viewer) { body(store) }
      DispatchQueue.main.async { MainActor.assumeIsolated { then(value) } }
    }
  }
}
