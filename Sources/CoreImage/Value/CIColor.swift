import CoreGraphics
import Foundation

/// A colour in sRGB.
///
/// Unchecked because of `NSObject`: all stored values are constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cicolor).
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates an opaque colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour from components in a colour space of red, green and blue; nil for another kind of space. It is
  /// converted to sRGB.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
    guard colorSpace.model == .rgb,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])?.converted(
        to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    else { return nil }
    self.init(cgColor: color)
  }

  /// Creates an opaque colour from components in a colour space of red, green and blue; nil for another kind of space.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Creates a colour from up to four numbers between spaces, as in `stringRepresentation`: missing colours are 0, a
  /// missing opacity is 1.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ missing: CGFloat) -> CGFloat { index < parts.count ? parts[index] : missing }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// Creates a colour from another, converted to sRGB.
  public convenience init(cgColor color: CGColor) {
    let isInk = color.colorSpace?.model == .cmyk
    let plain = isInk ? color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) : color
    let parts = plain?.components ?? [0, 0]
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: parts.last ?? 1)
    }
  }

  /// The number of components, including alpha: always 4.
  public var numberOfComponents: Int { 4 }
  /// The colour space.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as text: `red green blue alpha`.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Medium grey.
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Returns the colour itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// The components, not premultiplied.
  var value: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}
