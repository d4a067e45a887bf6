/// The coder for `init(coder:)` when an object is created from a storyboard or nib.
///
/// Apple's classes decode themselves from it. Here the last of UIKit's initialisers in the chain makes the loader apply
/// the document's properties. So they are set when `super.init(coder:)` returns to an app's class, as on iOS. For
/// classes that decode by key, the attributes of the element are the keyed values.
@MainActor final class InterfaceCoder: NSCoder {
  private let element: InterfaceElement
  private let builder: InterfaceBuilder
  /// UIKit's class for the element.
  private let elementClass: AnyClass
  private(set) var hasApplied = false
  private nonisolated let values: [String: String]

  init(element: InterfaceElement, builder: InterfaceBuilder, elementClass: AnyClass) {
    self.element = element
    self.builder = builder
    self.elementClass = elementClass
    values = element.attributes
    super.init()
  }

  /// Applies the document's properties if `type` is the class for the element, or if they were not applied yet.
  func finish(_ object: NSObject, as type: AnyClass?) {
    guard !hasApplied, type == nil || type == elementClass else { return }
    hasApplied = true
    builder.apply(element, to: object)
  }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  nonisolated override func decodeObject(forKey key: String) -> Any? { values[key] }
  nonisolated override func decodeBool(forKey key: String) -> Bool { values[key] == "YES" }
  nonisolated override func decodeInteger(forKey key: String) -> Int { values[key].flatMap { Int($0) } ?? 0 }
  nonisolated override func decodeInt32(forKey key: String) -> Int32 { values[key].flatMap { Int32($0) } ?? 0 }
  nonisolated override func decodeInt64(forKey key: String) -> Int64 { values[key].flatMap { Int64($0) } ?? 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { values[key].flatMap { Float($0) } ?? 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { values[key].flatMap { Double($0) } ?? 0 }
}

extension NSCoder {
  /// Reports that `object` is complete as an instance of `type`. Called at the end of `init(coder:)` of UIKit's
  /// classes.
  @MainActor package func didMake(_ object: NSObject, as type: AnyClass) {
    (self as? InterfaceCoder)?.finish(object, as: type)
  }
}
