/// The bytes of a feed, read from front to back. Use it on one thread at a time.
public protocol ByteSource: AnyObject {
  /// The name in messages, without credentials.
  var name: String { get }
  /// The size in bytes; `nil` if unknown.
  var expectedLength: Int64? { get }
  /// The number of bytes read from the file or network so far.
  var bytesRead: Int64 { get }
  /// Waits for some bytes and reads them, at least one unless at the end.
  /// - Returns: the number of bytes read; 0 at the end.
  /// - Throws: `FeedError` if reading fails.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}
