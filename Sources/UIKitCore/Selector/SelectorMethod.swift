/// The method of a selector, with its types erased.
struct SelectorMethod {
  /// The result of a call.
  enum Reply {
    case returned(Any?)
    /// The object is not an instance of the class that declares the method.
    case otherClass
    /// An argument is not of the parameter's type, so nothing was called.
    case otherArgument(Int)
  }

  /// The type that declares the method; nil for class methods, and for those of `implemented(_:)`.
  let owner: Any.Type?
  let isOwner: (AnyObject) -> Bool
  let call: (AnyObject, [Any?]) -> Reply

  /// Returns the argument at an index as a parameter's type; nil for a missing one. Throws if it is not a `Parameter`.
  static func argument<Parameter>(_ index: Int, of arguments: [Any?]) throws -> Parameter {
    let value = index < arguments.count ? arguments[index] : nil
    if let pointer = value as? Pointer {
      if let value: Parameter = pointer.value() { return value }
      throw OtherArgument(index: index)
    }
    if let value = value as? Parameter { return value }
    throw OtherArgument(index: index)
  }

  /// A pointer for the app's own use, which methods take as any kind of pointer, or as an object.
  struct Pointer {
    /// The memory to which a null pointer points for a method that declares it as one which is never null.
    nonisolated(unsafe) private static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)

    private let pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer?) { self.pointer = pointer }

    func value<Parameter>() -> Parameter? {
      if pointer == nil, let null = Optional<Any>.none as? Parameter { return null }
      let pointer = pointer ?? Self.nowhere
      return pointer as? Parameter ?? UnsafeRawPointer(pointer) as? Parameter
    }
  }

  struct OtherArgument: Error {
    let index: Int
  }
}
