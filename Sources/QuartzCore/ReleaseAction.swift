/// Passes a property's value to a closure on the main actor when the object that has the property is released.
///
/// An open class closes what it holds this way. If it had an isolated `deinit`, its subclasses in other modules could
/// not have a plain one.
@propertyWrapper @MainActor package struct ReleaseAction<Value> {
  @MainActor private final class Box {
    var value: Value
    let action: @MainActor (Value) -> Void

    init(_ value: Value, _ action: @escaping @MainActor (Value) -> Void) {
      self.value = value
      self.action = action
    }

    isolated deinit { action(value) }
  }

  private let box: Box

  package init(wrappedValue: Value, _ action: @escaping @MainActor (Value) -> Void) {
    box = Box(wrappedValue, action)
  }

  /// Starts with nil.
  package init<Wrapped>(_ action: @escaping @MainActor (Value) -> Void) where Value == Wrapped? {
    self.init(wrappedValue: nil, action)
  }

  package var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
