import Foundation

/// A colour: its components in a colour space, from 0 to 1, of which alpha is the last.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable, Hashable {
  /// The colour space; nil for a colour that repeats an image.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// The components red, green, blue and alpha in sRGB, used for drawing.
  package let rgba: RGBA
  /// The image that is repeated in place of a colour; nil for a plain colour.
  package let tile: (any ColorTile)?

  package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.colorSpace = space
    self.values = values
    self.rgba = Self.convert(values, from: space.kind)
    tile = nil
  }

  private init(tile: any ColorTile, alpha: CGFloat) {
    colorSpace = nil
    values = [alpha]
    rgba = RGBA(0, 0, 0, min(max(Double(alpha), 0), 1))
    self.tile = tile
  }

  /// Creates a colour that repeats an image. Its only component is alpha; it has no colour space.
  package convenience init(tile: any ColorTile) {
    self.init(tile: tile, alpha: 1)
  }

  /// Creates a colour from the space's components followed by alpha; nil if the space is not supported.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a colour from sRGB components and alpha, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a colour from sRGB components and alpha, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a grey from its brightness and alpha, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a grey from its brightness and alpha, from 0 to 1, like `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from the amounts of four inks and alpha, from 0 to 1.
  ///
  /// It is drawn as inks that filter light perfectly, without the profile of a printer.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .inks, values: [cyan, magenta, yellow, black, alpha])
  }

  convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(kind: .displayP3), values: [red, green, blue, alpha])
  }

  // Apple has the three since iOS 14: a package for older systems that has its own means those.

  /// Opaque black.
  @_disfavoredOverload public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  @_disfavoredOverload public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  @_disfavoredOverload public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, of which alpha is the last.
  public var components: [CGFloat]? { values }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 0 }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let tile { return CGColor(tile: tile, alpha: alpha) }
    return CGColor(space: colorSpace ?? .standard, values: Array(values.dropLast()) + [alpha])
  }

  /// Returns the colour itself, which is immutable.
  public func copy() -> CGColor? { self }

  /// Returns the same colour in another space. Components outside of its range are clamped, except in extended sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? {
    if space == colorSpace { return self }
    if tile != nil { return nil }
    let alpha = CGFloat(rgba.alpha)
    switch space.kind {
    case .sRGB, .extendedSRGB:
      return CGColor(space: space, values: [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), alpha])
    case .gray:
      let luminance = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
      return CGColor(space: space, values: [CGFloat(luminance), alpha])
    case .linearSRGB:
      let linear = [rgba.red, rgba.green, rgba.blue].map { CGFloat(Self.linear($0)) }
      return CGColor(space: space, values: linear + [alpha])
    case .displayP3:
      let (r, g, b) = (Self.linear(rgba.red), Self.linear(rgba.green), Self.linear(rgba.blue))
      // The product of CSS Color 4's matrices sRGB → XYZ → Display P3, both with white D65.
      let linear = [
        0.8224619687 * r + 0.1775380313 * g,
        0.0331941989 * r + 0.9668058011 * g,
        0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b,
      ]
      return CGColor(space: space, values: linear.map { CGFloat(Self.encoded($0)) } + [alpha])
    case .cmyk:
      let light = max(rgba.red, rgba.green, rgba.blue)
      let inks = [rgba.red, rgba.green, rgba.blue].map { light > 0 ? CGFloat(1 - $0 / light) : 0 }
      return CGColor(space: space, values: inks + [CGFloat(1 - light), alpha])
    }
  }

  private static func convert(_ values: [CGFloat], from kind: CGColorSpace.Kind) -> RGBA {
    let alpha = min(max(Double(values.last ?? 0), 0), 1)
    func clamped(_ index: Int) -> Double { min(max(Double(values[index]), 0), 1) }
    switch kind {
    case .gray:
      let gray = clamped(0)
      return RGBA(gray, gray, gray, alpha)
    case .sRGB, .extendedSRGB:
      return RGBA(clamped(0), clamped(1), clamped(2), alpha)
    case .linearSRGB:
      return RGBA(encoded(clamped(0)), encoded(clamped(1)), encoded(clamped(2)), alpha)
    case .displayP3:
      let (r, g, b) = (linear(clamped(0)), linear(clamped(1)), linear(clamped(2)))
      // The inverse of the matrix in `converted`.
      let red = 1.2249401763 * r - 0.2249401763 * g
      let green = -0.0420569547 * r + 1.0420569547 * g
      let blue = -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b
      return RGBA(encoded(min(max(red, 0), 1)), encoded(min(max(green, 0), 1)), encoded(min(max(blue, 0), 1)), alpha)
    case .cmyk:
      let light = 1 - clamped(3)
      return RGBA((1 - clamped(0)) * light, (1 - clamped(1)) * light, (1 - clamped(2)) * light, alpha)
    }
  }

  /// Decodes sRGB's transfer function.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.colorSpace == right.colorSpace && left.values == right.values && haveEqualTiles(left, right))
  }

  /// Returns whether both colours repeat the same image, or neither repeats one.
  package static func haveEqualTiles(_ left: CGColor?, _ right: CGColor?) -> Bool {
    guard let tile = left?.tile, let other = right?.tile else { return left?.tile == nil && right?.tile == nil }
    return tile.isEqual(to: other)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
