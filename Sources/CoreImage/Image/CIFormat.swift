/// A pixel format in memory.
///
/// The names' numbers are this module's own, as Apple's headers do not give theirs.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/ciformat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The format's code.
  public let rawValue: Int32
  /// Creates a format with a code.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Alpha, red, green and blue of 8 bits each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red and alpha of 8 bits each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue and alpha of 8 bits each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Alpha, blue, green and red of 8 bits each.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Red, green, blue and alpha of 16 bits each.
  public static let RGBA16 = CIFormat(.colour, .words)
  /// Red, green, blue and alpha as 16-bit floating-point numbers.
  public static let RGBAh = CIFormat(.colour, .halves)
  /// Red, green, blue and alpha as 32-bit floating-point numbers.
  public static let RGBAf = CIFormat(rawValue: 2056)
  /// Alpha of 8 bits.
  public static let A8 = CIFormat(.alpha, .bytes)
  /// Alpha of 16 bits.
  public static let A16 = CIFormat(.alpha, .words)
  /// Alpha as a 16-bit floating-point number.
  public static let Ah = CIFormat(.alpha, .halves)
  /// Alpha as a 32-bit floating-point number.
  public static let Af = CIFormat(.alpha, .floats)
  /// Red of 8 bits.
  public static let R8 = CIFormat(.red, .bytes)
  /// Red of 16 bits.
  public static let R16 = CIFormat(.red, .words)
  /// Red as a 16-bit floating-point number.
  public static let Rh = CIFormat(.red, .halves)
  /// Red as a 32-bit floating-point number.
  public static let Rf = CIFormat(.red, .floats)
  /// Red and green of 8 bits each.
  public static let RG8 = CIFormat(.redGreen, .bytes)
  /// Red and green of 16 bits each.
  public static let RG16 = CIFormat(.redGreen, .words)
  /// Red and green as 16-bit floating-point numbers.
  public static let RGh = CIFormat(.redGreen, .halves)
  /// Red and green as 32-bit floating-point numbers.
  public static let RGf = CIFormat(.redGreen, .floats)
  /// Luminance of 8 bits.
  public static let L8 = CIFormat(.luminance, .bytes)
  /// Luminance of 16 bits.
  public static let L16 = CIFormat(.luminance, .words)
  /// Luminance as a 16-bit floating-point number.
  public static let Lh = CIFormat(.luminance, .halves)
  /// Luminance as a 32-bit floating-point number.
  public static let Lf = CIFormat(.luminance, .floats)
  /// Luminance and alpha of 8 bits each.
  public static let LA8 = CIFormat(.luminanceAlpha, .bytes)
  /// Luminance and alpha of 16 bits each.
  public static let LA16 = CIFormat(.luminanceAlpha, .words)
  /// Luminance and alpha as 16-bit floating-point numbers.
  public static let LAh = CIFormat(.luminanceAlpha, .halves)
  /// Luminance and alpha as 32-bit floating-point numbers.
  public static let LAf = CIFormat(.luminanceAlpha, .floats)

  // MARK: Layout

  /// The kind of a number; the raw value is its size in bytes, but for floating-point halves.
  enum Depth: Int32 { case bytes = 1, words = 2, halves = 3, floats = 4 }

  /// The numbers of a pixel.
  enum Channels: Int32 { case colour = 1, alpha, red, redGreen, luminance, luminanceAlpha }

  private init(_ channels: Channels, _ depth: Depth) { rawValue = 0x10000 + channels.rawValue << 4 + depth.rawValue }

  var depth: Depth {
    if self == .RGBAf { return .floats }
    return rawValue < 0x10000 ? .bytes : Depth(rawValue: rawValue & 15) ?? .bytes
  }

  /// The indices of the numbers in the order in which they are stored: of red, green, blue, alpha and luminance.
  var order: [Int] {
    switch self {
    case .ARGB8: return [3, 0, 1, 2]
    case .BGRA8: return [2, 1, 0, 3]
    case .ABGR8: return [3, 2, 1, 0]
    default: break
    }
    guard rawValue >= 0x10000, let channels = Channels(rawValue: (rawValue - 0x10000) >> 4) else {
      return [0, 1, 2, 3]
    }
    return switch channels {
    case .colour: [0, 1, 2, 3]
    case .alpha: [3]
    case .red: [0]
    case .redGreen: [0, 1]
    case .luminance: [4]
    case .luminanceAlpha: [4, 3]
    }
  }

  private var bytesPerNumber: Int { depth == .halves ? 2 : Int(depth.rawValue) }

  var bytesPerPixel: Int { order.count * bytesPerNumber }

  /// Stores a premultiplied pixel at an offset in bytes.
  func store(_ pixel: SIMD4<Float>, at place: Int, in bytes: UnsafeMutableRawBufferPointer) {
    var place = place
    for index in order {
      // The weights of Rec. 709, of which the standard colours are made.
      let part = index < 4 ? pixel[index] : 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
      let limited = min(max(part, 0), 1)
      switch depth {
      case .bytes: bytes[place] = UInt8((limited * 255).rounded(.toNearestOrAwayFromZero))
      case .words:
        bytes.storeBytes(
          of: UInt16((limited * 65_535).rounded(.toNearestOrAwayFromZero)), toByteOffset: place, as: UInt16.self)
      case .halves: bytes.storeBytes(of: Float16(part), toByteOffset: place, as: Float16.self)
      case .floats: bytes.storeBytes(of: part, toByteOffset: place, as: Float.self)
      }
      place += bytesPerNumber
    }
  }

  /// Returns the premultiplied pixel at an offset in bytes.
  func load(at place: Int, in bytes: UnsafeRawBufferPointer) -> SIMD4<Float> {
    var result = SIMD4<Float>(0, 0, 0, 1)
    for (position, index) in order.enumerated() {
      let place = place + position * bytesPerNumber
      let part: Float =
        switch depth {
        case .bytes: Float(bytes[place]) / 255
        case .words: Float(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)) / 65_535
        case .halves: Float(bytes.loadUnaligned(fromByteOffset: place, as: Float16.self))
        case .floats: bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
        }
      if index < 4 { result[index] = part } else { (result.x, result.y, result.z) = (part, part, part) }
    }
    return result
  }
}
