import CNettle
import CryptoKit

/// Counter mode. As on Apple's platforms, the last 64 bits of a block count, and the others stay as they are; nettle
/// counts with the whole block.
final class CounterMode: StreamMode {
  private static let counterByteCount = 8

  override func processBlocks(
    _ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    var place = 0
    while place < byteCount {
      // Blocks up to the one after which the counter begins again; 0 stands for 2⁶⁴.
      let left = 0 &- counter
      let blocks = UInt64((byteCount - place) / cipher.blockSize)
      let count = left > 0 && left < blocks ? left : blocks
      advance(Int(count) * cipher.blockSize, input + place, to: output + place)
      place += Int(count) * cipher.blockSize
    }
  }

  override func fillStream() {
    stream.wipe()
    advance(cipher.blockSize, stream.bytes, to: stream.bytes)
  }

  override func restart(with vector: UnsafeRawPointer?) -> Bool {
    start(with: vector)
    return true
  }

  /// Processes blocks during which the counter does not begin again, except after the last.
  private func advance(_ byteCount: Int, _ input: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) {
    let fixed = Array(UnsafeBufferPointer(start: vector.bytes, count: cipher.blockSize - Self.counterByteCount))
    nettle_ctr_crypt(cipher.context, cipher.function, cipher.blockSize, vector.bytes, byteCount, output, input)
    vector.bytes.update(from: fixed, count: fixed.count)
  }

  private var counter: UInt64 {
    (cipher.blockSize - Self.counterByteCount..<cipher.blockSize).reduce(0) { $0 << 8 | UInt64(vector.bytes[$1]) }
  }
}
