import Foundation

/// The meaning of a colour's components. Drawing is done in sRGB, to which other spaces are converted.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable, Hashable {
  package enum Kind: Sendable {
    case gray, sRGB, linearSRGB, extendedSRGB, displayP3
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB with components outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the linear RGB space.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

  static let standard = CGColorSpace(.sRGB)
  static let gray = CGColorSpace(.gray)

  /// Creates a space by one of this type's names; nil for an unknown name.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(.sRGB)
    case Self.linearSRGB, Self.genericRGBLinear: self.init(.linearSRGB)
    case Self.extendedSRGB: self.init(.extendedSRGB)
    case Self.displayP3: self.init(.displayP3)
    case Self.genericGrayGamma2_2: self.init(.gray)
    default: return nil
    }
  }

  convenience init(kind: Kind) {
    self.init(kind)
  }

  /// The name of the space.
  public var name: String? {
    switch kind {
    case .gray: Self.genericGrayGamma2_2
    case .sRGB: Self.sRGB
    case .linearSRGB: Self.linearSRGB
    case .extendedSRGB: Self.extendedSRGB
    case .displayP3: Self.displayP3
    }
  }

  /// The model of the components: grey or RGB.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// The number of colour components, without alpha.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Returns the RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the grey space, with a gamma of 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
