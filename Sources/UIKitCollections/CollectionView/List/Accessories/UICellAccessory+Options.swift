@_spi(UIKit) import UIKitCore

extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil, the default, means the accessory's usual one.
    public var backgroundColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The appearance of a multiselect circle.
  public struct MultiselectOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil, the default, means the accessory's usual one.
    public var backgroundColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The appearance of a pop-up menu's button.
  public struct PopUpMenuOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil, the default, means the accessory's usual one.
    public var backgroundColor: UIColor?

    /// Creates options; nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The appearance of a reorder grip.
  public struct ReorderOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// Whether a line sets the grip apart from accessories before it. True by default.
    public var showsVerticalSeparator: Bool

    /// Creates options; nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        showsVerticalSeparator: showsVerticalSeparator)
    }
  }

  /// The appearance of an outline disclosure, and the taps that open it.
  public struct OutlineDisclosureOptions {
    /// The part of a row that expands and collapses it.
    public enum Style: Int, Hashable, Sendable {
      /// `header` in a header, else `cell`.
      case automatic = 0
      /// The whole row expands and collapses.
      case header = 1
      /// The chevron alone expands and collapses; the rest of the row selects it.
      case cell = 2
    }

    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// The part of the row that expands and collapses it; `.automatic` by default.
    public var style: Style

    /// Creates options; nil stands for the default of a property.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, outlineStyle: style)
    }
  }

  /// The appearance of a label.
  public struct LabelOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// The font; that of body text by default.
    public var font: UIFont
    /// Whether the font follows the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, font: font)
    }
  }
}
