import CoreText
import UIKit

// The numbers of Core Graphics' types for `CFGetTypeID(_:)`.

extension CGColor {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGColor.self) }
}

extension CGColorSpace {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGColorSpace.self) }
}

extension CGContext {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGContext.self) }
}

extension CGGradient {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGGradient.self) }
}

extension CGImage {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGImage.self) }
}

extension CGPath {
  /// The number of the type.
  public static var typeID: CFTypeID { CoreText.typeID(CGPath.self) }
}
