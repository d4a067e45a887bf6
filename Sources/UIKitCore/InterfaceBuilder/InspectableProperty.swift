import Synchronization

/// A property marked `@IBInspectable`, which nibs and storyboards set by its name.
///
/// The `uikit` command registers it when a program starts, beside the property's declaration. Not part of Apple's API:
/// on Apple's platforms these are set by key-value coding, which needs Objective-C.
public struct InspectableProperty {
  let name: String
  /// Returns the value; nil for an object of another class.
  let get: @MainActor (NSObject) -> Any?
  /// Sets the value of Interface Builder. Returns false for an object of another class, or a value of another type.
  let set: @MainActor (NSObject, Any?) -> Bool

  /// Describes a property of a class.
  ///
  /// - Parameters:
  ///   - name: the property's name, for Objective-C if it has one.
  ///   - get: returns the property's value.
  ///   - set: sets the property, so that its observers run.
  public init<Owner, Value>(
    _ name: String, _ get: @escaping @MainActor (Owner) -> Value, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    self.get = { ($0 as? Owner).map(get) }
    self.set = { object, value in
      guard let owner = object as? Owner, let fitting = InspectableValue.value(value, as: Value.self) else {
        return false
      }
      set(owner, fitting)
      return true
    }
  }

  /// Registers a property.
  ///
  /// - Parameter property: called when a document first sets a property. This may be called before the program's other
  ///   code runs, when classes cannot be used yet.
  public static func register(_ property: @escaping @Sendable () -> InspectableProperty) {
    registered.withLock { $0.append(property) }
  }

  private static let registered = Mutex<[@Sendable () -> InspectableProperty]>([])
  @MainActor private static var known: [String: [InspectableProperty]] = [:]

  /// Returns the properties with a name, of all classes, those registered last first.
  @MainActor private static func properties(named name: String) -> [InspectableProperty] {
    let new = registered.withLock { registered in
      defer { registered.removeAll() }
      return registered
    }
    for make in new {
      let property = make()
      known[property.name, default: []].insert(property, at: 0)
    }
    return known[name] ?? []
  }

  /// Sets the property at the end of a path of names. Returns false if the object has none, or one of another type.
  @MainActor static func set(_ value: Any?, atPath keyPath: String, of object: NSObject) -> Bool {
    var names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return false }
    var owner = object
    for name in names {
      let next = properties(named: name).lazy.compactMap { $0.get(owner) as? NSObject }.first
      guard let next = next ?? (name == "layer" ? (owner as? UIView)?.layer : nil) else { return false }
      owner = next
    }
    return properties(named: last).contains { $0.set(owner, value) }
  }
}
