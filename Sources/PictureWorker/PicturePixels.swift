import Foundation

/// A decoded picture: premultiplied BGRA, 8 bits each, row by row without gaps.
public struct PicturePixels: Equatable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The pixels: `width * height * 4` bytes.
  public var bytes: Data

  static let headLength = 8

  /// Returns the size in an answer's head; `nil` if there is no picture, or one that is larger than the request allows.
  static func size(head: [UInt8], for request: PictureRequest) -> (width: Int, height: Int)? {
    guard head.count == headLength else { return nil }
    let width = Int(Wire.number(head, at: 0))
    let height = Int(Wire.number(head, at: 4))
    guard (1...request.width).contains(width), (1...request.height).contains(height) else { return nil }
    return (width, height)
  }

  /// The answer that there is no picture.
  static let nothing = Wire.bytes(0) + Wire.bytes(0)

  var head: [UInt8] { Wire.bytes(width) + Wire.bytes(height) }
}
