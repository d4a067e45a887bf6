/// The bars returned by `appearance()`, whose properties are the initial ones of new bars.
///
/// On iOS the proxy records any property of any view. Here it is limited to bars, where apps set their look.
@MainActor enum BarPrototypes {
  private static var made: [ObjectIdentifier: UIView] = [:]

  static func prototype<Bar: UIView>(of type: Bar.Type) -> Bar {
    if let present = made[ObjectIdentifier(type)] as? Bar { return present }
    guard let bar = RuntimeInstance.makeView(type, frame: .zero) as? Bar else {
      preconditionFailure("\(type) cannot be made with init(frame:)")
    }
    made[ObjectIdentifier(type)] = bar
    return bar
  }

  /// Returns the prototype of the class or its nearest superclass that has one; nil while a prototype is being made.
  static func existing(for type: AnyClass) -> UIView? {
    var current: AnyClass? = type
    while let candidate = current {
      if let present = made[ObjectIdentifier(candidate)] { return present }
      current = _getSuperclass(candidate)
    }
    return nil
  }
}
