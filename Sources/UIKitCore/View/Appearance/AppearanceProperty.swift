/// A property of a class of views that a proxy can set.
@MainActor package struct AppearanceProperty {
  /// Gives the target the value set on the proxy, unless the target has a value of its own: one that differs both from
  /// that of an untouched view and from the value last taken over, which is kept in the second parameter.
  let transfer: (AppearanceProxies.Transfer, inout Any?) -> Void

  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isEqual: @escaping (Value, Value) -> Bool
  ) {
    transfer = { views, taken in
      guard let proxy = views.proxy as? View, let untouched = views.untouched as? View,
        let target = views.target as? View
      else { return }
      let wanted = proxy[keyPath: path]
      let usual = untouched[keyPath: path]
      if isEqual(wanted, usual) { return }
      let present = target[keyPath: path]
      let isOwn = !isEqual(present, usual) && !((taken as? Value).map { isEqual(present, $0) } ?? false)
      if isOwn { return }
      target[keyPath: path] = wanted
      taken = wanted
    }
  }

  package init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Makes the property for attributes of text.
  init<View: UIView>(attributes path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>) {
    self.init(path) { left, right in
      guard let left, let right else { return left == nil && right == nil }
      let pair = [left, right].map { NSAttributedString(string: " ", attributes: $0) }
      return pair[0].isEqual(to: pair[1])
    }
  }

  /// The properties of every view.
  static let ofViews = [
    AppearanceProperty(\UIView.backgroundColor),
    // An inherited tint does not count as the view's own.
    AppearanceProperty(\UIView.ownTintColor),
  ]
}

/// A class of views of which proxies can set more than of every view.
@MainActor package protocol AppearanceProviding: UIView {
  static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView {
  /// The tint color given to the view itself; nil where it is inherited from the superview.
  var ownTintColor: UIColor? {
    get { appearanceState.tintColor }
    set { tintColor = newValue }
  }
}
