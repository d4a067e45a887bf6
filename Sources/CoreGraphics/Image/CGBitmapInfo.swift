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

/// The place of alpha among the components, and whether the others are premultiplied by it.
///
/// With `noneSkipLast` and `noneSkipFirst` there is a byte in its place that is not read, with `none` there is none.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
