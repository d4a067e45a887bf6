import Foundation

/// The meaning of a colour's components. Drawing happens in sRGB; the other spaces are converted to it.
public final class CGColorSpace: Sendable, Hashable {
  package enum Kind: Sendable {
    case gray, sRGB, linearSRGB, extendedSRGB, displayP3
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

  static let standard = CGColorSpace(.sRGB)
  static let gray = CGColorSpace(.gray)

  /// A space by one of this type's names; `nil` for a name it does not know.
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

  public var name: String? {
    switch kind {
    case .gray: Self.genericGrayGamma2_2
    case .sRGB: Self.sRGB
    case .linearSRGB: Self.linearSRGB
    case .extendedSRGB: Self.extendedSRGB
    case .displayP3: Self.displayP3
    }
  }

  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// Colour components, without alpha.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
