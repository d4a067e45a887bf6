/// The method of a selector, its types erased.
struct SelectorMethod {
  /// The outcome of a call.
  enum Reply {
    case returned(Any?)
    /// The object is no instance of the class that declares the method.
    case otherClass
    /// An argument was not of the parameter's type, so nothing was called.
    case otherArgument(Int)
  }

  /// The type that declares the method; nil for class methods.
  let owner: Any.Type?
  let isOwner: (AnyObject) -> Bool
  let call: (AnyObject, [Any?]) -> Reply

  /// The argument at an index as a parameter takes it, nil for one that is not there; throws when that is no
  /// `Parameter`.
  static func argument<Parameter>(_ index: Int, of arguments: [Any?]) throws -> Parameter {
    let value = index < arguments.count ? arguments[index] : nil
    if let value = value as? Parameter { return value }
    throw OtherArgument(index: index)
  }

  struct OtherArgument: Error {
    let index: Int
  }
}
