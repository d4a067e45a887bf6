import Foundation

/// The meaning of a colour's components. Drawing is done in sRGB, to which other spaces are converted.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable, Hashable {
  package enum Kind: Hashable, Sendable {
    case gray, sRGB, linearSRGB, extendedSRGB, displayP3, cmyk
  }

  let kind: Kind
  /// The name of the space.
  public let name: String?

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  static let standard = CGColorSpace(.sRGB, sRGB)
  static let gray = CGColorSpace(.gray, genericGrayGamma2_2)
  static let inks = CGColorSpace(.cmyk, genericCMYK)

  /// Creates a space by one of this type's names; nil for other names, and for those of Lab and XYZ.
  ///
  /// Colours of spaces that differ from sRGB, its linear form and Display P3 are those of the closest of these.
  public convenience init?(name: String) {
    guard let kind = Self.kinds[name] else { return nil }
    self.init(kind, name)
  }

  convenience init(kind: Kind) {
    let names: [Kind: String] = [
      .gray: Self.genericGrayGamma2_2, .sRGB: Self.sRGB, .linearSRGB: Self.linearSRGB,
      .extendedSRGB: Self.extendedSRGB, .displayP3: Self.displayP3, .cmyk: Self.genericCMYK,
    ]
    self.init(kind, names[kind] ?? Self.sRGB)
  }

  /// The model of the components: grey, RGB or CMYK.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .linearSRGB, .extendedSRGB, .displayP3: .rgb
    }
  }

  /// The number of colour components, without alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .cmyk: 4
    case .sRGB, .linearSRGB, .extendedSRGB, .displayP3: 3
    }
  }

  /// Whether the components are those that colours are drawn with, possibly outside of 0 to 1.
  package var isSRGB: Bool { kind == .sRGB || kind == .extendedSRGB }

  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool { kind == .displayP3 }
  /// Whether colours can be drawn in this space; true for all.
  public var supportsOutput: Bool { true }
  /// The space on which an indexed or pattern space is based; nil, as there are no such spaces here.
  public var baseColorSpace: CGColorSpace? { nil }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the grey space, with a gamma of 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the space of four inks, which are without a profile here.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .inks }
