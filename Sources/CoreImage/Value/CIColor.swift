import CoreGraphics
import Foundation

/// A colour of sRGB.
///
/// Unchecked because of `NSObject`: all it holds are constants.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor color: CGColor) {
    let parts = color.components ?? [0, 0]
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: parts.last ?? 1)
    }
  }

  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// `red green blue alpha`.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

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

  /// Straight.
  var value: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}
