extension AttributeScopes {
  /// The text attributes of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font; see `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space between characters, in points. Used where there is no kerning.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline; that of the text if absent.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline as a percentage of the font's size; a negative width also fills the letters.
    public let strokeWidth: StrokeWidthAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The slant of the letters: 0 is upright.
    public let obliqueness: ObliquenessAttribute
    /// The use of ligatures; see `NSAttributedString.Key.ligature`.
    public let ligature: LigatureAttribute
    /// The width of the letters; see `NSAttributedString.Key.expansion`.
    public let expansion: ExpansionAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// The effect with which the letters are drawn; see `NSAttributedString.Key.textEffect`.
    public let textEffect: TextEffectAttribute
    /// The attachment that is shown in place of the character.
    public let attachment: AttachmentAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the space after each character.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of the space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of line.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the colour of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of line.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of the colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The key of the outline's colour.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The key of the outline's width.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// A width as a percentage of the font's size.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The key of the paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of the slant.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The slant as a fraction of the height.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The key of the use of ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// A number: 0 for no ligatures, 1 for the usual ones.
      public typealias Value = Int
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The key of the width of letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The logarithm of a factor.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
    /// The key of the shadow of letters.
    public enum ShadowAttribute: AttributedStringKey {
      /// A shadow.
      public typealias Value = NSShadow
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The key of the effect with which letters are drawn.
    public enum TextEffectAttribute: AttributedStringKey {
      /// A name of an effect.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
    /// The key of what is shown in place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// An attachment.
      public typealias Value = NSTextAttachment
      /// The name of the attribute in `NSAttributedString`.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }

  /// The text attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns a text attribute of UIKit, for use as a member of a text.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// The conversion of an attribute between the two kinds of attributed string.
///
/// Unchecked because of the closures, which capture only a type.
private struct AttributeBridge: @unchecked Sendable {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  /// Writes a value into a container. Ignores a value of another type.
  let write: (inout AttributeContainer, Any) -> Void

  init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self] }
    write = { container, value in
      if let value = value as? Key.Value { container[Key.self] = value }
    }
  }

  /// Converts a number, which is an `NSNumber`, `Int`, `Double` or `CGFloat` in an `NSAttributedString`.
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

  /// Converts a style of line, which is a raw value in an `NSAttributedString`.
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

  /// Converts the name of an effect, which is a text in an `NSAttributedString`.
  init<Key: AttributedStringKey>(texts type: Key.Type) where Key.Value == NSAttributedString.TextEffectStyle {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[Key.self]?.rawValue }
    write = { container, value in
      if let style = value as? NSAttributedString.TextEffectStyle {
        container[Key.self] = style
      } else if let name = value as? String {
        container[Key.self] = NSAttributedString.TextEffectStyle(rawValue: name)
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
    AttributeBridge(UIKitKeys.LigatureAttribute.self), AttributeBridge(number: UIKitKeys.ExpansionAttribute.self),
    AttributeBridge(UIKitKeys.ShadowAttribute.self), AttributeBridge(texts: UIKitKeys.TextEffectAttribute.self),
    AttributeBridge(UIKitKeys.AttachmentAttribute.self),
    AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self),
  ]
}

extension AttributeContainer {
  /// Creates a container with those of the attributes that UIKit defines.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = dictionary[bridge.key] { bridge.write(&self, value) }
    }
  }

  /// The attributes that UIKit defines, as keys and values of an `NSAttributedString`.
  var attributes: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for bridge in AttributeBridge.all {
      if let value = bridge.read(self) { found[bridge.key] = value }
    }
    return found
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that UIKit defines. Linear in the length of the text.
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
  /// Creates a text with the attributes that UIKit defines. Linear in the length of the text.
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

/// A function that changes text attributes, for example those of a configuration's title.
///
/// See [Apple's page][page].
///
/// [page]: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
