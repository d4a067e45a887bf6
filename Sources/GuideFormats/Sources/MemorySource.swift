/// Bytes in memory.
public final class MemorySource: ByteSource {
  public let name: String
  private let bytes: [UInt8]
  private var position = 0
  /// The greatest number of bytes for each read, to test a reader at the boundaries of pieces.
  private let step: Int

  /// Creates a source.
  /// - Parameters:
  ///   - name: shown in errors.
  ///   - step: the greatest number of bytes for each read; at least 1.
  public init(_ bytes: [UInt8], name: String = "memory", step: Int = .max) {
    self.bytes = bytes
    self.name = name
    self.step = max(step, 1)
  }

  /// Creates a source of the text's UTF-8.
  /// - Parameters:
  ///   - name: shown in errors.
  ///   - step: the greatest number of bytes for each read; at least 1.
  public convenience init(_ text: String, name: String = "memory", step: Int = .max) {
    self.init(Array(text.utf8), name: name, step: step)
  }

  public var expectedLength: Int64? { Int64(bytes.count) }
  public var bytesRead: Int64 { Int64(position) }

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - position, step)
    guard count > 0 else { return 0 }
    bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count])) }
    position += count
    return count
  }
}
