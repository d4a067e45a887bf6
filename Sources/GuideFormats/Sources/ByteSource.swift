/// Where a feed's bytes come from, read from front to back. Used by one thread at a time.
public protocol ByteSource: AnyObject {
  /// Its name in messages; never holds credentials.
  var name: String { get }
  /// Bytes in all; `nil` when unknown.
  var expectedLength: Int64? { get }
  /// Bytes taken from the file or network so far.
  var bytesRead: Int64 { get }
  /// Reads some bytes, at least one unless at the end; waits for them.
  /// - Returns: how many were read; 0 at the end.
  /// - Throws: `FeedError`.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}
