import Foundation

/// A picture file to decode, in the form sent to the worker: three numbers of 32 bits, then the file.
struct PictureRequest: Equatable {
  /// The greatest size of a file in bytes.
  static let mostBytes = 16 << 20
  /// The greatest length of a side of the result in pixels.
  static let mostPixels = 4096
  static let headLength = 12

  /// The size of the file in bytes, from 1 to `mostBytes`.
  var count: Int
  /// The greatest size of the result in pixels, each side from 1 to `mostPixels`.
  var width: Int
  var height: Int

  /// Returns `nil` if a number is out of bounds.
  init?(count: Int, width: Int, height: Int) {
    guard (1...Self.mostBytes).contains(count), (1...Self.mostPixels).contains(width),
      (1...Self.mostPixels).contains(height)
    else { return nil }
    self.count = count
    self.width = width
    self.height = height
  }

  init?(head: [UInt8]) {
    guard head.count == Self.headLength else { return nil }
    self.init(
      count: Int(Wire.number(head, at: 0)), width: Int(Wire.number(head, at: 4)), height: Int(Wire.number(head, at: 8)))
  }

  var head: [UInt8] { Wire.bytes(count) + Wire.bytes(width) + Wire.bytes(height) }
}

/// Numbers of 32 bits exchanged by two processes on one machine.
enum Wire {
  /// The worker's first word, which says that it is ready.
  static let hello = bytes(0x4C4E_5550)

  static func bytes(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { Array($0) }
  }

  static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
  }
}
