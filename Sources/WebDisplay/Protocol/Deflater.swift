import CISAL

/// Compresses bytes to raw deflate (RFC 1951) with ISA-L. Used by one thread at a time.
final class Deflater {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let workspace: UnsafeMutablePointer<UInt8>
  /// More than the compression level needs.
  private static let workspaceSize = 1 << 20
  private static let level: UInt32 = 1

  init() {
    stream = .allocate(capacity: 1)
    workspace = .allocate(capacity: Self.workspaceSize)
  }

  deinit {
    stream.deallocate()
    workspace.deallocate()
  }

  /// Returns the bytes, compressed. O(bytes).
  func deflate(_ bytes: [UInt8]) -> [UInt8] {
    // Incompressible data grows by a few bytes per block of 64 KiB.
    let room = bytes.count + bytes.count / 1_000 + 4_096
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, written in
        isal_deflate_init(stream)
        stream.pointee.level = Self.level
        stream.pointee.level_buf = workspace
        stream.pointee.level_buf_size = UInt32(Self.workspaceSize)
        stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.end_of_stream = 1
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let result = isal_deflate(stream)
        precondition(result == COMP_OK && stream.pointee.avail_in == 0, "the compressor was configured incorrectly")
        written = output.count - Int(stream.pointee.avail_out)
      }
    }
  }
}
