import CoreGraphics
import Foundation

/// A file to which an image is written: a PNG or a JPEG with one image.
///
/// Unchecked because of the pending image, which `lock` guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagedestination).
public final class CGImageDestination: @unchecked Sendable {
  fileprivate enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let lock = NSLock()
  private let target: Target
  private let type: String
  private let capacity: Int
  private var picture: (image: CGImage, quality: CGFloat)?
  private var properties: NSDictionary?
  private var isFinished = false

  static let types = ["public.png", "public.jpeg"]

  fileprivate init?(_ target: Target, type: NSString, count: Int) {
    let type = String(describing: type)
    guard Self.types.contains(type), count >= 1 else { return nil }
    self.target = target
    self.type = type
    capacity = count
  }

  func set(_ properties: NSDictionary?) {
    lock.withLock { self.properties = properties }
  }

  func add(_ image: CGImage, _ own: NSDictionary?) {
    lock.withLock {
      // The formats that are written contain one image.
      guard picture == nil, !isFinished else { return }
      func number(_ key: NSString) -> Double? {
        ((own?.object(forKey: key) ?? properties?.object(forKey: key)) as? NSNumber)?.doubleValue
      }
      let limit = number(kCGImageDestinationImageMaxPixelSize).flatMap { $0 >= 1 && $0 < 1e9 ? Int($0) : nil }
      let scaled = limit.flatMap { image.scaledDown(toPixels: $0) } ?? image
      picture = (scaled, CGFloat(number(kCGImageDestinationLossyCompressionQuality) ?? 0.8))
    }
  }

  func finish() -> Bool {
    lock.withLock {
      guard !isFinished, capacity == 1, let (image, quality) = picture,
        let data = type == "public.png" ? image.pngData() : image.jpegData(quality: quality)
      else { return false }
      isFinished = true
      switch target {
      case .data(let result): result.append(data)
      case .file(let url):
        do { try data.write(to: url) } catch { return false }
      }
      return true
    }
  }
}

/// Returns a destination that appends a file's bytes to `data`; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// Returns a destination that writes a file; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  url.path.flatMap { CGImageDestination(.file(URL(fileURLWithPath: $0)), type: type, count: count) }
}

/// Sets properties for the images added later, such as the quality.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: NSDictionary?) {
  destination.set(properties)
}

/// Adds an image. PNG and JPEG contain only the first.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?)
{
  destination.add(image, properties)
}

/// Adds an image from a source.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(source, index, nil) { destination.add(image, properties) }
}

/// Writes the file. Returns false if no image was added, more than one was announced, or it cannot be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> NSArray {
  NSArray(array: CGImageDestination.types.map { NSString(string: $0) })
}
