import QuartzCore

/// The observers of one view's or layer's properties.
///
/// A key path does not say which property it names: its description is empty of names in most programs, and key paths
/// of a subclass are not equal to those of `UIView`. So observers are not found by property. They read the value at
/// their key path whenever a setter of the view or layer has run, and notify if it has changed.
@MainActor final class UIPropertyObservers: PropertyObservers {
  /// An observation by name, with its observer and the context that identifies it.
  private struct Named {
    let name: String
    let observer: ObjectIdentifier
    let context: UnsafeMutableRawPointer?
    let property: any PropertyObserving
  }

  private var observers: [any PropertyObserving] = []
  private var named: [Named] = []

  func add(_ observer: any PropertyObserving) { observers.append(observer) }

  func remove(_ observer: any PropertyObserving) {
    observer.isActive = false
    observers.removeAll { $0 === observer }
  }

  func add(
    _ property: any PropertyObserving, named name: String, of observer: NSObject, context: UnsafeMutableRawPointer?
  ) {
    named.append(Named(name: name, observer: ObjectIdentifier(observer), context: context, property: property))
    add(property)
  }

  /// Removes the latest observation with that name, observer and context. Returns whether there was one.
  func remove(
    named name: String, of observer: NSObject, where matches: (UnsafeMutableRawPointer?) -> Bool
  ) -> Bool {
    let observer = ObjectIdentifier(observer)
    guard let index = named.lastIndex(where: { $0.name == name && $0.observer == observer && matches($0.context) })
    else { return false }
    remove(named.remove(at: index).property)
    return true
  }

  /// Compares the observed values, and notifies of those that differ. Called by setters after a change. O(observers).
  func look() {
    for observer in observers where observer.isActive { observer.look() }
  }

  /// Takes the current values as those before the next change.
  func takeValues() {
    for observer in observers { observer.takeValue() }
  }
}

@MainActor protocol PropertyObserving: AnyObject {
  var isActive: Bool { get set }
  func look()
  func takeValue()
}

@MainActor final class UIPropertyObserver<Value>: PropertyObserving {
  var isActive = true
  private var last: Value
  private let value: @MainActor () -> Value?
  private let handler: @MainActor (_ old: Value, _ new: Value) -> Void

  init(
    last: Value, value: @escaping @MainActor () -> Value?,
    handler: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) {
    self.last = last
    self.value = value
    self.handler = handler
  }

  func look() {
    guard let new = value() else { return }
    let old = last
    guard !areEqual(old, new) else { return }
    // Stored first, because the handler may change the property again.
    last = new
    handler(old, new)
  }

  func takeValue() {
    if let value = value() { last = value }
  }

  /// Returns false for values that cannot be compared: a superfluous notification is better than a missing one.
  private func areEqual(_ old: Value, _ new: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == new as? Known }
    guard let known = old as? any Equatable else { return false }
    return compare(known)
  }
}
