/// The result of an optional method inside an optional chain: each of its properties is nil where the method is
/// missing.
@dynamicMemberLookup public struct _OptionalMethodResult<Value> {
  let value: Value?

  package init(value: Value?) { self.value = value }

  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property? { value?[keyPath: path] }
}
