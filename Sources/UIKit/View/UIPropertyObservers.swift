/// The observers of one view's properties, by the property's name.
@MainActor final class UIPropertyObservers {
  struct Entry {
    let id: ObjectIdentifier
    let handler: @MainActor (_ old: Any, _ new: Any) -> Void
  }
  var entries: [String: [Entry]] = [:]
  /// The values that `willChangeValue(for:)` found, until the change is told.
  var announced: [String: Any] = [:]

  /// The last component of a key path. A key path's description is the type and the property ("\\UIView.bounds"), and key
  /// paths of a subclass are not equal to those of `UIView`: the name is what they share.
  static func name(of keyPath: AnyKeyPath) -> String {
    let text = String(describing: keyPath)
    return text.split(separator: ".").last.map(String.init) ?? text
  }

  /// Key paths made in generic code (`\View.isHidden` where `View: UIView`) say an offset in place of the name.
  static func isNamed(_ keyPath: AnyKeyPath) -> Bool { !String(describing: keyPath).contains("<") }

  /// Observers of properties whose names are not known: they look themselves whether theirs has changed.
  var nameless: [Entry] = []
}

extension UIView {
  /// Tells the observers of a property here. Called by setters, after the change.
  func notifyObservers<Root, Value>(_ keyPath: KeyPath<Root, Value>, old: Value, new: Value) {
    guard let observers else { return }
    for entry in observers.entries[UIPropertyObservers.name(of: keyPath)] ?? [] { entry.handler(old, new) }
    for entry in observers.nameless { entry.handler(old, new) }
  }
}
