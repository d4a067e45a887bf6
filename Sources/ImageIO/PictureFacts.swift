import CoreGraphics
import Foundation

/// The facts that an image file states about itself, read without decoding.
struct PictureFacts: Sendable {
  let type: String
  let width: Int
  let height: Int
  let count: Int
  private let byteCount: Int
  private let orientation: CGImagePropertyOrientation
  private let hasAlpha: Bool
  private let isProgressive: Bool?
  private let animation: GIFStructure?

  /// Reads the facts; nil for bytes of an unknown type, or too few to state the size. Linear in the number of blocks of
  /// the file.
  init?(_ data: Data) {
    guard let type = PictureType.of(data), let size = ImageDecoder.size(of: data) else { return nil }
    self.type = type.identifier
    (width, height) = (size.width, size.height)
    byteCount = data.count
    let segments = type.identifier == "public.jpeg" ? JPEGSegments(data) : nil
    orientation = segments?.orientation ?? .up
    isProgressive = segments?.isProgressive
    animation = type.identifier == "com.compuserve.gif" ? GIFStructure(data) : nil
    hasAlpha = type.identifier != "public.jpeg" && type.identifier != "com.microsoft.bmp"
    count = animation.map { max($0.delays.count, 1) } ?? 1
  }

  var fileProperties: NSDictionary {
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyFileSize] = NSNumber(value: byteCount)
    if let animation {
      let gif = NSMutableDictionary()
      gif[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: animation.hasGlobalColors)
      if let loops = animation.loopCount { gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: loops) }
      properties[kCGImagePropertyGIFDictionary] = gif
    }
    return properties
  }

  func properties(at index: Int) -> NSDictionary? {
    guard (0..<count).contains(index) else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = NSNumber(value: width)
    properties[kCGImagePropertyPixelHeight] = NSNumber(value: height)
    properties[kCGImagePropertyDepth] = NSNumber(value: 8)
    properties[kCGImagePropertyColorModel] = NSString(string: "RGB")
    if hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
    if orientation != .up { properties[kCGImagePropertyOrientation] = NSNumber(value: orientation.rawValue) }
    if let isProgressive {
      let jfif = NSMutableDictionary()
      jfif[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: isProgressive)
      properties[kCGImagePropertyJFIFDictionary] = jfif
    }
    if let delay = animation?.delays.dropFirst(index).first {
      let gif = NSMutableDictionary()
      gif[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: delay)
      gif[kCGImagePropertyGIFDelayTime] = NSNumber(value: delay < 0.02 ? 0.1 : delay)
      properties[kCGImagePropertyGIFDictionary] = gif
    }
    return properties
  }
}
