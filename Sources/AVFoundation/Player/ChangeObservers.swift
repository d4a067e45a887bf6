/// Observers of a change. Each stays registered as long as its token is retained.
@MainActor final class ChangeObservers {
  private var handlers: [(id: ObjectIdentifier, body: @MainActor () -> Void)] = []

  func add(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation {
    let observation = AVChangeObservation(self)
    handlers.append((ObjectIdentifier(observation), body))
    return observation
  }

  fileprivate func remove(_ id: ObjectIdentifier) { handlers.removeAll { $0.id == id } }

  func tell() { for handler in handlers { handler.body() } }
}

/// An observation of a player or an item, which ends when this object is deallocated.
@MainActor public final class AVChangeObservation {
  private weak var observers: ChangeObservers?

  init(_ observers: ChangeObservers) { self.observers = observers }

  /// Ends the observation.
  public func invalidate() { observers?.remove(ObjectIdentifier(self)) }

  isolated deinit { observers?.remove(ObjectIdentifier(self)) }
}
