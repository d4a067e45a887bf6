import os

/// An object with methods by name in addition to those of tables.
@MainActor protocol NamedMethods: AnyObject {
  func namedMethod(_ name: String) -> Selector?
}

extension Selector {
  /// The result of sending.
  enum Outcome {
    case returned(Any?)
    /// The object has no such method.
    case unrecognized
  }

  /// Calls the method on `object`. Surplus arguments are left out, missing ones are nil.
  ///
  /// If an argument is of another class than the parameter's, nothing is called and a fault is logged.
  func send(to object: AnyObject, _ arguments: [Any?] = []) -> Outcome {
    for candidate in [self, byName(on: object)] {
      guard let method = candidate?.method else { continue }
      switch method.call(object, arguments) {
      case .returned(let result): return .returned(result)
      case .otherClass: continue
      case .otherArgument(let index):
        let given = arguments.indices.contains(index) ? arguments[index].map { "\(type(of: $0))" } ?? "nil" : "nothing"
        Logger(subsystem: "UIKit", category: "Selector").fault(
          "\(name) of \(type(of: object)) does not take \(given) as its argument \(index + 1): not called")
        return .returned(nil)
      }
    }
    return .unrecognized
  }

  /// Returns whether `object` has the method.
  ///
  /// A method of a class exists in its instances. One of a protocol may have a default, so only the table of the
  /// object's module shows whether it exists; without a table it counts as existing.
  func isMethod(of object: AnyObject) -> Bool {
    if let method, method.isOwner(object) {
      guard let owner = method.owner, !(owner is AnyClass) else { return true }
      if case .missing = SelectorTable.find(name, in: type(of: object)) { return Self.named(name, of: object) != nil }
      return true
    }
    if case .method = SelectorTable.find(name, in: type(of: object)) { return true }
    if CreatedSelectors.method(name, of: object) != nil { return true }
    return Self.named(name, of: object) != nil
  }

  /// Returns whether a class of an app or package has the method, or inherits it from another of these. Those of UIKit
  /// have no tables.
  package func isMethod(ofInstancesOf type: AnyClass) -> Bool {
    if case .method = SelectorTable.find(name, in: type) { return true }
    guard let owner = method?.owner as? AnyClass else { return false }
    var ancestor: AnyClass? = type
    while let current = ancestor, current != owner { ancestor = _getSuperclass(current) }
    return ancestor != nil
  }

  private func byName(on object: AnyObject) -> Selector? {
    if case .method(let selector) = SelectorTable.find(name, in: type(of: object)), selector.method != nil {
      return selector
    }
    if let method = CreatedSelectors.method(name, of: object) { return Selector(name: name, method: method) }
    return Self.named(name, of: object)
  }

  private static func named(_ name: String, of object: AnyObject) -> Selector? {
    guard MainContext.isCurrent else { return nil }
    // On the main actor already, as was checked above.
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { (object as? any NamedMethods)?.namedMethod(name) }
  }
}
