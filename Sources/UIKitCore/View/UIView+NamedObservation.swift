import Foundation

// Key-value observing by name, as used by apps that follow a collection view's content size. Only responders and
// objects that are `NamedPropertyObserver` can observe by name: without Objective-C,
// `observeValue(forKeyPath:of:change:context:)` can be overridden only where a class itself declares it.

/// A view above this module whose own properties can be observed by name.
@MainActor package protocol NamedPropertyReading: UIView {
  /// Returns a closure that reads the named property; nil for one that cannot be observed.
  static func reading(_ name: String) -> (@MainActor (UIView) -> Any)?
}

extension UIView {
  /// Registers `observer`, a view, a controller or a `NamedPropertyObserver`, for changes of a property: `frame`,
  /// `bounds`, `center`, `transform`, `alpha`, `hidden`; a scroll view's `contentOffset`, `contentSize` and
  /// `contentInset`; the text of a label or a text field, the image of an image view, and a control's `enabled`,
  /// `selected` and `highlighted`.
  ///
  /// The observer is not retained. Other names, and other observers, stop the program with a message.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = namedProperty(keyPath) else {
      raise("NSUnknownKeyException", "\(type(of: self)) has no property \"\(keyPath)\" that can be observed")
    }
    guard observer is UIResponder || observer is any NamedPropertyObserver else {
      raise(
        "NSInvalidArgumentException", "\(type(of: observer)) is not a view or controller, so it cannot observe changes")
    }
    let store = observers ?? UIPropertyObservers()
    observers = store
    let tell: @MainActor (Any?, Any) -> Void = { [weak self, weak observer] old, new in
      guard let self, let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      if let responder = observer as? UIResponder {
        responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      } else if let other = observer as? any NamedPropertyObserver {
        other.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
    }
    let property = UIPropertyObserver<Any>(last: read(self)) { [weak self] in
      self.map(read)
    } handler: {
      tell($0, $1)
    }
    store.add(property, named: keyPath, of: observer, context: context)
    if options.contains(.initial) { tell(nil, read(self)) }
  }

  /// Ends the latest observation of the property by `observer`. There must be one.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endObservation(by: observer, keyPath) { _ in true }
  }

  /// Ends the latest observation of the property by `observer` with that context. There must be one.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    endObservation(by: observer, keyPath) { $0 == context }
  }

  private func endObservation(
    by observer: NSObject, _ keyPath: String, where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    guard observers?.remove(named: keyPath, of: observer, where: matches) == true else {
      raise(
        "NSRangeException",
        "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from <\(type(of: self))> "
          + "because it is not registered as an observer.")
    }
  }

  /// Returns a closure that reads the named property; nil for a property that cannot be observed.
  private func namedProperty(_ name: String) -> (@MainActor (UIView) -> Any)? {
    switch name {
    case "frame": return { $0.frame }
    case "bounds": return { $0.bounds }
    case "center": return { $0.center }
    case "transform": return { $0.transform }
    case "alpha": return { $0.alpha }
    case "hidden": return { $0.isHidden }
    case "contentOffset" where self is UIScrollView: return { ($0 as? UIScrollView)?.contentOffset ?? .zero }
    case "contentSize" where self is UIScrollView: return { ($0 as? UIScrollView)?.contentSize ?? .zero }
    case "contentInset" where self is UIScrollView: return { ($0 as? UIScrollView)?.contentInset ?? .zero }
    case "text" where self is UILabel: return { object(($0 as? UILabel)?.text) }
    case "attributedText" where self is UILabel: return { object(($0 as? UILabel)?.attributedText) }
    case "text" where self is UITextField: return { object(($0 as? UITextField)?.text) }
    case "image" where self is UIImageView: return { object(($0 as? UIImageView)?.image) }
    case "enabled" where self is UIControl: return { ($0 as? UIControl)?.isEnabled ?? false }
    case "selected" where self is UIControl: return { ($0 as? UIControl)?.isSelected ?? false }
    case "highlighted" where self is UIControl: return { ($0 as? UIControl)?.isHighlighted ?? false }
    default: return (type(of: self) as? any NamedPropertyReading.Type)?.reading(name)
    }
  }
}

/// Returns a value, or the object that stands for none in the changes of properties.
private func object(_ value: Any?) -> Any { value ?? NSNull() }
