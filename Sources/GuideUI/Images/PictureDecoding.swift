import UIKit

/// Decodes a picture file, which may contain anything.
public protocol PictureDecoding: Sendable {
  /// Decodes a picture and scales it down to fit `size`, never up. Called on any thread.
  /// - Returns: the picture; `nil` if the data is none, or takes too much memory or time.
  func decode(_ data: Data, fitting size: CGSize) async -> UIImage?
}

/// Decodes in this process, on a thread of its own: for tests, and for systems that isolate decoders themselves.
public struct InProcessPictureDecoder: PictureDecoding {
  /// Creates a decoder without state.
  public init() {}

  public func decode(_ data: Data, fitting size: CGSize) async -> UIImage? {
    await Task.detached(priority: .utility) {
      guard let image = UIImage(data: data) else { return nil }
      return image.preparingThumbnail(of: Self.fit(image.size, in: size)) ?? image
    }.value
  }

  static func fit(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return room }
    let scale = min(room.width / size.width, room.height / size.height, 1)
    return CGSize(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }
}

extension UIImage {
  /// Creates an image from raw pixels: premultiplied BGRA, 8 bits each, row by row without gaps; `nil` if their number
  /// is wrong.
  public convenience init?(premultipliedBGRA pixels: Data, width: Int, height: Int) {
    guard (1...1 << 14).contains(width), (1...1 << 14).contains(height), pixels.count == width * height * 4,
      let provider = CGDataProvider(data: pixels as NSData),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little],
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return nil }
    self.init(cgImage: image)
  }
}
