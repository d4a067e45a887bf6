import Foundation

/// Reads a file in pieces on a thread of its own, so that the threads of tasks do not wait for a disk or a pipe.
///
/// Unchecked: the iterator that owns it waits for each piece before it requests the next.
final class FileBytes: @unchecked Sendable {
  /// The size of a piece, that of a pipe's buffer.
  private static let pieceSize = 65_536
  private static let queue = DispatchQueue(label: "AppleNames.FileBytes", attributes: .concurrent)
  private let open: () throws -> FileHandle
  private var handle: FileHandle?
  private var piece = Data()
  private var position = 0

  /// Creates a reader of a file, which is opened for the first byte.
  init(_ open: @escaping () throws -> FileHandle) { self.open = open }

  /// Returns the next byte; nil at the end.
  func next() async throws -> UInt8? {
    if position == piece.endIndex {
      try Task.checkCancellation()
      piece = try await nextPiece()
      position = piece.startIndex
      if piece.isEmpty { return nil }
    }
    defer { position += 1 }
    return piece[position]
  }

  private func nextPiece() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.async { [self] in
        continuation.resume(
          with: Result {
            if handle == nil { handle = try open() }
            return try Self.bytes(of: handle)
          })
      }
    }
  }

  /// Returns what a file has now, at least one byte unless it has ended: reading a pipe must not wait until a whole
  /// piece is there.
  private static func bytes(of handle: FileHandle?) throws -> Data {
    guard let handle else { return Data() }
    var count = 0
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
      repeat {
        count = read(handle.fileDescriptor, buffer.baseAddress, pieceSize)
        failure = errno
      } while count < 0 && failure == EINTR
      initialized = max(0, count)
    }
    guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return Data(bytes)
  }
}

extension FileHandle {
  /// The bytes of a file from its current place on.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// Returns bytes one by one.
    public typealias AsyncIterator = Iterator
    private let handle: FileHandle

    fileprivate init(_ handle: FileHandle) { self.handle = handle }

    /// Returns bytes one by one.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
      /// A byte.
      public typealias Element = UInt8
      fileprivate let bytes: FileBytes

      public mutating func next() async throws -> UInt8? { try await bytes.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(bytes: FileBytes { [handle] in handle }) }
  }

  /// The bytes from the current place on; waits for those of a pipe.
  public var bytes: AsyncBytes { AsyncBytes(self) }
}
