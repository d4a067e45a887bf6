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

  /// The type that declares the method; nil for class methods.
  let owner: Any.Type?
  let isOwner: (AnyObject) -> Bool
  let call: (AnyObject, [Any?]) -> Reply

  /// Returns the argument at an index as a parameter's type; nil for a missing one. Throws if it is not a `Parameter`.
  static func argument<Parameter>(_ index: Int, of arguments: [Any?]) throws -> Parameter {
    let value = index < arguments.count ? arguments[index] : nil
    if let value = value as? Parameter { return value }
    throw OtherArgument(index: index)
  }

  struct OtherArgument: Error {
    let index: Int
  }
}
