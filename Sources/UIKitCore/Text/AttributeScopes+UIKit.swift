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
