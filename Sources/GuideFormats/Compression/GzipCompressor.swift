import CISAL

/// Compresses bytes into one gzip member with ISA-L, piece by piece.
public final class GzipCompressor {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let workspace: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutableBufferPointer<UInt8>
  /// More than any level needs (`ISAL_DEF_LVL3_EXTRA_LARGE`).
  private static let workspaceSize = 1 << 20

  /// Creates a compressor at ISA-L's level 3. It uses over a megabyte of memory until it is released.
  public init() {
    stream = .allocate(capacity: 1)
    workspace = .allocate(capacity: Self.workspaceSize)
    output = .allocate(capacity: 64 << 10)
    isal_deflate_init(stream)
    stream.pointee.level = 3
    stream.pointee.level_buf = workspace
    stream.pointee.level_buf_size = UInt32(Self.workspaceSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_GZIP)
  }

  deinit {
    stream.deallocate()
    workspace.deallocate()
    output.deallocate()
  }

  /// Compresses the next bytes and emits the output, which is valid only during the call.
  /// - Parameter isLast: ends the member; nothing may follow.
  /// - Complexity: O(bytes).
  public func compress(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, into sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var rest = bytes
    repeat {
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: piece.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.pointee.avail_in = UInt32(piece.count)
      stream.pointee.end_of_stream = isLast && rest.isEmpty ? 1 : 0
      repeat {
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let result = isal_deflate(stream)
        precondition(result == COMP_OK, "the compressor was configured incorrectly")
        let made = output.count - Int(stream.pointee.avail_out)
        if made > 0 { try sink(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output).prefix(made))) }
      } while stream.pointee.avail_out == 0
    } while !rest.isEmpty
  }
}
