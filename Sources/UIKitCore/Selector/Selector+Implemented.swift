extension Selector {
  /// Returns the selector of an optional requirement of a protocol, which only the objects have for which a condition
  /// is true. Not part of Apple's API: the `uikit` command writes it, because here such requirements have defaults.
  public func implemented<T>(_ isImplemented: @escaping (T) -> Bool) -> Selector {
    guard let method else { return self }
    let isOwner: (AnyObject) -> Bool = { ($0 as? T).map(isImplemented) ?? false }
    return Selector(
      name: name,
      // Without an owner, no table is asked: the condition knows more than it.
      method: SelectorMethod(owner: nil, isOwner: isOwner) { object, arguments in
        isOwner(object) ? method.call(object, arguments) : .otherClass
      })
  }
}
