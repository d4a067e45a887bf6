/// The arrangement of the components of a pixel in memory.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo).
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that contain a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that describe floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers. Not supported here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that contain the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Little-endian units of 16 bits.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Little-endian units of 32 bits.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Big-endian units of 16 bits.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Big-endian units of 32 bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes of a pixel in memory.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo).
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  /// The bits that contain the order. Never the order of an image.
  case orderMask = 0x7000
}

/// The packing of the components of a pixel.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimagepixelformatinfo).
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// Each component has as many bits as `bitsPerComponent`: the only packing that images have here.
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
  /// The bits that contain the packing. Never the packing of an image.
  case mask = 0xF0000
}

/// The place of alpha among the components, and whether the others are premultiplied by it.
///
/// With `noneSkipLast` and `noneSkipFirst` there is a byte in its place that is not read, with `none` there is none.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
