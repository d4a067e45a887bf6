/// The observers of one view's properties, by key path.
@MainActor final class UIPropertyObservers {
  struct Entry {
    let id: ObjectIdentifier
    let handler: @MainActor (_ old: Any, _ new: Any) -> Void
  }
  var entries: [AnyKeyPath: [Entry]] = [:]
}

extension UIView {
  /// Tells the observers of `keyPath` here. Called by setters, after the change.
  func notifyObservers<Root, Value>(_ keyPath: KeyPath<Root, Value>, old: Value, new: Value) {
    guard let observers, let entries = observers.entries[keyPath] else { return }
    for entry in entries { entry.handler(old, new) }
  }
}
