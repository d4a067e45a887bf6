import Foundation

/// The frames of a GIF and their durations, by the file's blocks alone. Linear in the number of blocks.
struct GIFStructure: Sendable {
  /// The duration of each frame in seconds, as stored in the file.
  private(set) var delays: [Double] = []
  /// The number of times that the animation is shown, 0 for endlessly; nil if the file does not say.
  private(set) var loopCount: Int?
  private(set) var hasGlobalColors = false

  /// Reads all existing blocks; an incomplete file has the frames that have begun.
  init(_ data: Data) {
    data.withUnsafeBytes { read($0) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 13 else { return }
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }
    hasGlobalColors = bytes[10] & 0x80 != 0
    var index = 13 + tableSize(bytes[10])
    var delay = 0.0
    func skipSubBlocks() {
      while index < bytes.count {
        let length = Int(bytes[index])
        index += length + 1
        if length == 0 { return }
      }
    }
    while index + 1 < bytes.count {
      switch bytes[index] {
      case 0x21:
        let label = bytes[index + 1]
        if label == 0xF9, index + 6 < bytes.count {
          delay = Double(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8) / 100
        } else if label == 0xFF, index + 18 < bytes.count,
          bytes[(index + 3)..<(index + 14)].elementsEqual("NETSCAPE2.0".utf8)
        {
          loopCount = Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
        }
        index += 2
        skipSubBlocks()
      case 0x2C:
        guard index + 10 < bytes.count else { return }
        delays.append(delay)
        delay = 0
        index += 11 + tableSize(bytes[index + 9])
        skipSubBlocks()
      default: return
      }
    }
  }
}
