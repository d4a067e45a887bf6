/// The result of an optional method in an optional chain. Each of its properties is nil if the method is missing.
@dynamicMemberLookup public struct _OptionalMethodResult<Value> {
  let value: Value?

  package init(value: Value?) { self.value = value }

  /// A property of the result; nil if the method is missing.
  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property? { value?[keyPath: path] }
}
