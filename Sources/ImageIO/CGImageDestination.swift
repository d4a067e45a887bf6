import CoreGraphics
import Foundation

/// A file to which images are written: a PNG or a JPEG with one image, or a GIF with any number.
///
/// Unchecked because of the pending images, which `lock` guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagedestination).
public final class CGImageDestination: Hashable, @unchecked Sendable {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private struct Picture {
    let image: CGImage
    let properties: PictureProperties
    /// The properties of the frame in its format's dictionary.
    let frame: NSDictionary?
    let options: NSDictionary?
    let metadata: CGImageMetadata?
  }

  private let lock = NSLock()
  private let target: Target
  let type: String
  private let capacity: Int
  private var pictures: [Picture] = []
  private var properties: NSDictionary?
  private var isFinished = false

  static let types = ["public.png", "public.jpeg", "com.compuserve.gif"]

  init?(_ target: Target, type: NSString, count: Int) {
    let type = String(describing: type)
    guard Self.types.contains(type), count >= 1 else { return nil }
    self.target = target
    self.type = type
    capacity = count
  }

  func set(_ properties: NSDictionary?) {
    lock.withLock { self.properties = properties }
  }

  /// Adds an image with properties, those of its source for what they leave out.
  func add(
    _ image: CGImage, _ own: NSDictionary?, inherited: PictureProperties = PictureProperties(),
    metadata: CGImageMetadata? = nil
  ) {
    lock.withLock {
      guard pictures.count < (type == "com.compuserve.gif" ? capacity : 1), !isFinished else { return }
      var properties = inherited
      if let metadata { properties.merge(metadata.properties) }
      properties.add(own)
      let frame = own?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
      pictures.append(
        Picture(image: image, properties: properties, frame: frame, options: own, metadata: metadata))
    }
  }

  func finish() -> Bool {
    lock.withLock {
      guard !isFinished, pictures.count == capacity, let data = encoded() else { return false }
      isFinished = true
      return write(data)
    }
  }

  /// Writes a file that is complete. Returns false after another.
  func finish(with data: Data) -> Bool {
    lock.withLock {
      guard !isFinished, pictures.isEmpty else { return false }
      isFinished = true
      return write(data)
    }
  }

  private func write(_ data: Data) -> Bool {
    switch target {
    case .data(let result): result.append(data)
    case .file(let url):
      do { try data.write(to: url) } catch { return false }
    }
    return true
  }

  private func option(_ key: NSString, of picture: Picture) -> Any? {
    picture.options?.object(forKey: key) ?? properties?.object(forKey: key)
  }

  private func number(_ key: NSString, of picture: Picture) -> Double? {
    (option(key, of: picture) as? NSNumber)?.doubleValue
  }

  /// The image of a picture, reduced if that is wanted.
  private func image(of picture: Picture) -> CGImage {
    let limit = number(kCGImageDestinationImageMaxPixelSize, of: picture).flatMap {
      $0 >= 1 && $0 < 1e9 ? Int($0) : nil
    }
    return limit.flatMap { picture.image.scaledDown(toPixels: $0) } ?? picture.image
  }

  private func encoded() -> Data? {
    guard let first = pictures.first else { return nil }
    if type == "com.compuserve.gif" {
      let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
      let loops = gif?.object(forKey: kCGImagePropertyGIFLoopCount) as? NSNumber
      return GIFWriter.file(pictures.map { (image(of: $0), delay(of: $0)) }, loopCount: loops?.intValue)
    }
    var all = first.properties
    all.merge(PictureProperties(properties))
    let excludesXMP = (option(kCGImageMetadataShouldExcludeXMP, of: first) as? NSNumber)?.boolValue ?? false
    if (option(kCGImageMetadataShouldExcludeGPS, of: first) as? NSNumber)?.boolValue ?? false { all[.gps] = [:] }
    let xmp = excludesXMP ? nil : first.metadata?.packet
    if type == "public.png" {
      return image(of: first).pngData().map { PNGWriter.file($0, all.prepared(), xmp: xmp) }
    }
    let quality = CGFloat(number(kCGImageDestinationLossyCompressionQuality, of: first) ?? 0.8)
    let opaque = image(of: first).opaque(over: option(kCGImageDestinationBackgroundColor, of: first) as? CGColor)
    return opaque.jpegData(quality: quality).map { JPEGWriter.file($0, all.prepared(), xmp: xmp) }
  }

  /// The seconds of a frame: its own, those for all frames, or a tenth of a second.
  private func delay(of picture: Picture) -> Double {
    let common = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
    let keys = [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime]
    let found = [picture.frame, common].compactMap { $0 }.lazy.flatMap { own in
      keys.compactMap { (own.object(forKey: $0) as? NSNumber)?.doubleValue }
    }
    return found.first { $0.isFinite && $0 >= 0 } ?? 0.1
  }

  public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
