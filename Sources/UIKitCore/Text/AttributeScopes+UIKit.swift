extension AttributeScopes {
  /// The attributes that UIKit's text understands.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let obliqueness: ObliquenessAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// One attribute's way between the two kinds of attributed string.
///
/// Unchecked because of the closures: they capture a type, and nothing else.
private struct AttributeBridge: @unchecked Sendable {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  /// Does nothing for a value of another type.
  let write: (inout AttributeContainer, Any) -> Void

  init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { container, value in
      if let value = value as? Key.Value { container[Key.self] = value }
    }
  }

  /// Numbers are `NSNumber`, `Int`, `Double` or `CGFloat` in the older kind.
  init<Key: AttributedStringKey>(number type: Key.Type) where Key.Value == CGFloat {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { container, value in
      switch value {
      case let number as CGFloat: container[Key.self] = number
      case let number as Double: container[Key.self] = CGFloat(number)
      case let number as Int: container[Key.self] = CGFloat(number)
      case let number as NSNumber: container[Key.self] = CGFloat(number.doubleValue)
      default: break
      }
    }
  }

  /// Line styles are raw values in the older kind.
  init<Key: AttributedStringKey>(lines type: Key.Type) where Key.Value == NSUnderlineStyle {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self]?.rawValue }
    write = { container, value in
      if let style = value as? NSUnderlineStyle {
        container[Key.self] = style
      } else if let number = value as? Int {
        container[Key.self] = NSUnderlineStyle(rawValue: number)
      }
    }
  }

  typealias UIKitKeys = AttributeScopes.UIKitAttributes

  static let all: [AttributeBridge] = [
    AttributeBridge(UIKitKeys.FontAttribute.self), AttributeBridge(UIKitKeys.ForegroundColorAttribute.self),
    AttributeBridge(UIKitKeys.BackgroundColorAttribute.self), AttributeBridge(number: UIKitKeys.KernAttribute.self),
    AttributeBridge(number: UIKitKeys.TrackingAttribute.self),
    AttributeBridge(number: UIKitKeys.BaselineOffsetAttribute.self),
    AttributeBridge(lines: UIKitKeys.UnderlineStyleAttribute.self),
    AttributeBridge(UIKitKeys.UnderlineColorAttribute.self),
    AttributeBridge(lines: UIKitKeys.StrikethroughStyleAttribute.self),
    AttributeBridge(UIKitKeys.StrikethroughColorAttribute.self),
    AttributeBridge(UIKitKeys.StrokeColorAttribute.self), AttributeBridge(number: UIKitKeys.StrokeWidthAttribute.self),
    AttributeBridge(UIKitKeys.ParagraphStyleAttribute.self),
    AttributeBridge(number: UIKitKeys.ObliquenessAttribute.self),
    AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self),
  ]
}

extension AttributeContainer {
  /// Takes the attributes that UIKit defines; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = dictionary[bridge.key] { bridge.write(&self, value) }
    }
  }

  /// The attributes that UIKit defines, as `NSAttributedString` has them.
  var attributes: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for bridge in AttributeBridge.all {
      if let value = bridge.read(self) { found[bridge.key] = value }
    }
    return found
  }
}

extension NSAttributedString {
  /// The same text with the attributes that UIKit defines.
  public convenience init(_ attributed: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      whole.append(
        NSAttributedString(
          string: String(attributed[run.range].characters), attributes: run.attributes.attributes))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// The same text with the attributes that UIKit defines.
  public init(_ attributed: NSAttributedString) {
    self.init()
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
      attributes, range, _ in
      append(
        AttributedString(
          attributed.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

/// Makes text attributes from others: what a configuration does to its title's.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
