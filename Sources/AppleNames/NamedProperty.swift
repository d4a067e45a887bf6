import UIKit

/// A property of one of UIKit's classes by its name, as key-value coding finds it on Apple's platforms.
@MainActor struct NamedProperty {
  let get: (NSObject) -> Any?
  /// Sets the value; returns false if it does not have the property's type.
  let set: (NSObject, Any?) -> Bool

  init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    get = { ($0 as? Object)?[keyPath: path] }
    set = { object, value in
      guard let object = object as? Object else { return false }
      // Nil is a value of optional properties.
      guard let value = (value as Any) as? Value ?? NamedProperty.converted(value) else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Creates a property that can only be read. Raw values stand for those of enumerations, as in numbers by name.
  init<Object: NSObject, Value>(reading path: KeyPath<Object, Value>) {
    get = { object in
      let value = (object as? Object)?[keyPath: path]
      return (value as? any RawRepresentable).flatMap { $0.rawValue as? Int } ?? value
    }
    set = { _, _ in false }
  }

  /// Converts numbers of one kind to another, like an `NSNumber`.
  nonisolated static func converted<Value>(_ value: Any?) -> Value? {
    guard let number = value as? NSNumber else { return nil }
    switch Value.self {
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is Int.Type: return number.intValue as? Value
    case is Bool.Type: return number.boolValue as? Value
    default: return nil
    }
  }

  /// Returns the property with a name of an object of one of UIKit's classes; nil if it is unknown.
  static func find(_ name: String, of object: NSObject) -> NamedProperty? {
    if let found = PlayerProperties.find(name, of: object) { return found }
    if object is UILabel, let found = label[name] { return found }
    if object is UITextField, let found = field[name] { return found }
    if object is UIScrollView, let found = scrollView[name] { return found }
    if object is UIControl, let found = control[name] { return found }
    if object is UIView, let found = view[name] { return found }
    return object is UIViewController ? controller[name] : nil
  }

  private static let view: [String: NamedProperty] = [
    "alpha": NamedProperty(\UIView.alpha), "hidden": NamedProperty(\UIView.isHidden),
    "backgroundColor": NamedProperty(\UIView.backgroundColor), "tintColor": NamedProperty(\UIView.tintColor),
    "frame": NamedProperty(\UIView.frame), "bounds": NamedProperty(\UIView.bounds),
    "center": NamedProperty(\UIView.center), "transform": NamedProperty(\UIView.transform),
    "tag": NamedProperty(\UIView.tag), "clipsToBounds": NamedProperty(\UIView.clipsToBounds),
    "opaque": NamedProperty(\UIView.isOpaque), "contentMode": NamedProperty(\UIView.contentMode),
    "userInteractionEnabled": NamedProperty(\UIView.isUserInteractionEnabled),
    "accessibilityLabel": NamedProperty(\UIView.accessibilityLabel),
    "accessibilityIdentifier": NamedProperty(\UIView.accessibilityIdentifier),
  ]

  private static let label: [String: NamedProperty] = [
    "text": NamedProperty(\UILabel.text), "attributedText": NamedProperty(\UILabel.attributedText),
    "font": NamedProperty(\UILabel.font), "textColor": NamedProperty(\UILabel.textColor),
    "textAlignment": NamedProperty(\UILabel.textAlignment), "numberOfLines": NamedProperty(\UILabel.numberOfLines),
    "lineBreakMode": NamedProperty(\UILabel.lineBreakMode), "enabled": NamedProperty(\UILabel.isEnabled),
    "highlighted": NamedProperty(\UILabel.isHighlighted),
    "highlightedTextColor": NamedProperty(\UILabel.highlightedTextColor),
    "shadowColor": NamedProperty(\UILabel.shadowColor), "shadowOffset": NamedProperty(\UILabel.shadowOffset),
    "baselineAdjustment": NamedProperty(\UILabel.baselineAdjustment),
    "adjustsFontSizeToFitWidth": NamedProperty(\UILabel.adjustsFontSizeToFitWidth),
    "minimumScaleFactor": NamedProperty(\UILabel.minimumScaleFactor),
    "preferredMaxLayoutWidth": NamedProperty(\UILabel.preferredMaxLayoutWidth),
    "adjustsFontForContentSizeCategory": NamedProperty(\UILabel.adjustsFontForContentSizeCategory),
    "allowsDefaultTighteningForTruncation": NamedProperty(\UILabel.allowsDefaultTighteningForTruncation),
  ]

  private static let field: [String: NamedProperty] = [
    "text": NamedProperty(\UITextField.text), "placeholder": NamedProperty(\UITextField.placeholder),
    "font": NamedProperty(\UITextField.font), "textColor": NamedProperty(\UITextField.textColor),
  ]

  private static let scrollView: [String: NamedProperty] = [
    "contentOffset": NamedProperty(\UIScrollView.contentOffset),
    "contentSize": NamedProperty(\UIScrollView.contentSize),
    "contentInset": NamedProperty(\UIScrollView.contentInset),
  ]

  private static let control: [String: NamedProperty] = [
    "enabled": NamedProperty(\UIControl.isEnabled), "selected": NamedProperty(\UIControl.isSelected),
    "highlighted": NamedProperty(\UIControl.isHighlighted),
  ]

  private static let controller: [String: NamedProperty] = [
    "title": NamedProperty(\UIViewController.title), "view": NamedProperty(\UIViewController.view),
    "preferredContentSize": NamedProperty(\UIViewController.preferredContentSize),
    "modalPresentationStyle": NamedProperty(\UIViewController.modalPresentationStyle),
  ]
}
