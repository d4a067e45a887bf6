import CISAL
import GuideModel

/// Unpacks gzip with ISA-L: members one after another, with their checksums verified.
final class GzipSource: PackedSource {
  let input: PackedInput
  private let state: UnsafeMutablePointer<inflate_state>
  private var isAtEnd = false
  private(set) var hasTrailingGarbage = false
  private var failure: FeedError?

  init(_ source: any ByteSource) {
    input = PackedInput(source)
    state = .allocate(capacity: 1)
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_GZIP)
    state.pointee.avail_in = 0
  }

  deinit { state.deallocate() }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), !isAtEnd else { return 0 }
    if let failure { throw failure }
    let room = UInt32(clamping: min(buffer.count, 1 << 30))
    state.pointee.next_out = base
    state.pointee.avail_out = room
    while state.pointee.avail_out == room {
      if state.pointee.block_state == ISAL_BLOCK_FINISH {
        guard try beginsAnotherMember() else {
          isAtEnd = true
          break
        }
      }
      if state.pointee.avail_in == 0 && !input.hasEnded { try refill() }
      let before = (state.pointee.avail_in, state.pointee.avail_out)
      let result = isal_inflate(state)
      guard result == ISAL_DECOMP_OK else {
        // Pass on the bytes decoded before the damage.
        if state.pointee.avail_out == room { throw damaged(result) }
        failure = damaged(result)
        break
      }
      if state.pointee.block_state != ISAL_BLOCK_FINISH, input.hasEnded, state.pointee.avail_in == 0,
        state.pointee.avail_out == before.1
      {
        throw input.truncation
      }
    }
    let count = Int(room - state.pointee.avail_out)
    input.produced += Int64(count)
    return count
  }

  private func refill() throws {
    let piece = try input.read()
    state.pointee.next_in = piece.baseAddress
    state.pointee.avail_in = UInt32(piece.count)
  }

  /// Whether another member follows; if so, the state is ready for it. Anything else that follows is ignored, as gzip
  /// does.
  private func beginsAnotherMember() throws -> Bool {
    if state.pointee.avail_in == 0 && !input.hasEnded { try refill() }
    guard state.pointee.avail_in > 0, let next = state.pointee.next_in else { return false }
    guard next[0] == 0x1F, state.pointee.avail_in == 1 || next[1] == 0x8B else {
      // Zero padding (from tapes and block devices) is normal.
      hasTrailingGarbage = next[0] != 0
      return false
    }
    let (out, room) = (state.pointee.next_out, state.pointee.avail_out)
    let (rest, available) = (state.pointee.next_in, state.pointee.avail_in)
    isal_inflate_reset(state)
    state.pointee.crc_flag = UInt32(ISAL_GZIP)
    (state.pointee.next_out, state.pointee.avail_out) = (out, room)
    (state.pointee.next_in, state.pointee.avail_in) = (rest, available)
    return true
  }

  private func damaged(_ code: Int32) -> FeedError {
    switch code {
    case ISAL_INCORRECT_CHECKSUM:
      input.damage(localized("the compressed data's checksum is wrong near compressed byte \(bytesRead)"))
    case ISAL_INVALID_WRAPPER, ISAL_UNSUPPORTED_METHOD:
      input.damage(localized("the gzip header is damaged near compressed byte \(bytesRead)"))
    default: input.damage()
    }
  }
}
