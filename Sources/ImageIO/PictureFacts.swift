import CoreGraphics
import Foundation

/// The facts that an image file states about itself, read without decoding.
struct PictureFacts: Sendable {
  let type: String
  let width: Int
  let height: Int
  let count: Int
  /// The properties of the first image.
  let properties: PictureProperties
  /// The packet of XMP, if there is one.
  let xmp: Data?
  /// The frames of an animated PNG or WebP.
  let frames: (any ComposedAnimation)?
  let animation: AnimationFacts?
  private let byteCount: Int
  private let hasAlpha: Bool
  private let isProgressive: Bool?

  /// Reads the facts; nil for bytes of an unknown type, or too few to state the size. Linear in the number of blocks of
  /// the file.
  init?(_ data: Data) {
    guard let type = PictureType.of(data), let size = ImageDecoder.size(of: data) else { return nil }
    self.type = type.identifier
    (width, height) = (size.width, size.height)
    byteCount = data.count
    var properties = PictureProperties()
    var hasAlpha = type.identifier != "com.microsoft.bmp"
    var isProgressive: Bool?
    var xmp: Data?
    var frames: (any ComposedAnimation)?
    var animation: AnimationFacts?
    switch type.identifier {
    case "public.jpeg":
      let segments = JPEGSegments(data)
      properties = segments.properties
      (hasAlpha, isProgressive, xmp) = (false, segments.isProgressive, segments.xmp)
    case "public.png":
      let chunks = PNGChunks(data)
      properties = chunks.properties
      (hasAlpha, xmp) = (chunks.hasAlpha, chunks.xmp)
      if chunks.frames.count > 1 {
        frames = chunks
        animation = AnimationFacts(
          group: "{PNG}", delays: chunks.frames.map(\.delay), loopCount: chunks.loopCount, width: size.width,
          height: size.height)
      }
    case "com.compuserve.gif":
      let blocks = GIFStructure(data)
      animation = AnimationFacts(
        group: "{GIF}", delays: blocks.delays, loopCount: blocks.loopCount, width: size.width, height: size.height,
        hasGlobalColors: blocks.hasGlobalColors)
    case "org.webmproject.webp":
      let chunks = WebPChunks(data)
      properties = chunks.exif.map(ExifReader.properties) ?? properties
      properties.addResolution(unit: nil, x: nil, y: nil)
      (hasAlpha, xmp) = (chunks.hasAlpha, chunks.xmp)
      if chunks.frames.count > 1 {
        frames = chunks
        animation = AnimationFacts(
          group: "{WebP}", delays: chunks.frames.map(\.delay), loopCount: chunks.loopCount, width: size.width,
          height: size.height)
      }
    case "public.tiff":
      properties = ExifReader.properties(data)
      properties.addResolution(unit: nil, x: nil, y: nil)
    default: break
    }
    if let orientation = properties.orientation {
      properties[kCGImagePropertyOrientation] = .integer(Int(orientation.rawValue))
    }
    (self.properties, self.hasAlpha, self.isProgressive) = (properties, hasAlpha, isProgressive)
    (self.xmp, self.frames, self.animation) = (xmp, frames, animation)
    count = animation.map { max($0.delays.count, 1) } ?? 1
  }

  var fileProperties: NSDictionary {
    let result = NSMutableDictionary()
    result[kCGImagePropertyFileSize] = NSNumber(value: byteCount)
    if let animation { result[NSString(string: animation.group)] = NSMutableDictionary.with(animation.fileProperties) }
    return result
  }

  func properties(at index: Int) -> NSDictionary? {
    guard (0..<count).contains(index) else { return nil }
    let result = NSMutableDictionary()
    result[kCGImagePropertyDepth] = NSNumber(value: 8)
    result[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
    properties.write(to: result)
    result[kCGImagePropertyPixelWidth] = NSNumber(value: width)
    result[kCGImagePropertyPixelHeight] = NSNumber(value: height)
    if hasAlpha { result[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
    if let isProgressive {
      let jfif = result[kCGImagePropertyJFIFDictionary] as? NSMutableDictionary ?? NSMutableDictionary()
      jfif[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: isProgressive)
      result[kCGImagePropertyJFIFDictionary] = jfif
    }
    if let animation, animation.delays.indices.contains(index) {
      let key = NSString(string: animation.group)
      let own = result[key] as? NSMutableDictionary ?? NSMutableDictionary()
      for (name, value) in animation.properties(at: index) { own[name] = value }
      result[key] = own
    }
    return result
  }
}
