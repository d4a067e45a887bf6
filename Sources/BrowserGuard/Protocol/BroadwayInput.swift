/// A message of Broadway's page (`broadway.js` of GTK 4.8) to `gtk4-broadwayd`: 32-bit words, most significant byte first: a kind,
/// the last serial, a time, and what the kind needs.
///
/// The server reads as many words as a kind needs without looking how many came, and ends at a kind that it does not know. So a message passes
/// only with exactly the words of its kind, and with values that a page can mean.
package enum BroadwayInput {
  package enum Verdict: Equatable, Sendable {
    /// The message to forward: the one that came, padded and clamped where the server needs it.
    case forward([UInt8])
    /// Nothing is wrong with it, and nothing good comes of it.
    case ignore
    /// No page sends this.
    case malformed
  }

  private enum Kind: UInt32 {
    case enter, leave, move, press, release, touch, scroll, keyPress, keyRelease, grabbed, ungrabbed, configured,
      screenSize
    // 13, focus, is the server's own.
    case roundTrip = 14

    /// The words after kind, serial and time.
    var parameters: Int {
      switch self {
      case .enter, .leave, .press, .release, .scroll: 8
      case .move: 7
      case .touch: 9
      case .keyPress, .keyRelease, .roundTrip: 2
      case .grabbed, .ungrabbed: 0
      case .configured: 5
      case .screenSize: 3
      }
    }
  }

  /// Pixels of the largest picture that is drawn for a browser: 7680 × 4320.
  package static let mostPixels = 7680 * 4320
  private static let longestSide: Int32 = 16_384
  private static let highestScale: Int32 = 4
  /// Shift, lock, control, alt, buttons 1 to 5, super, hyper, meta.
  private static let modifiers: Int32 = 0x1C00_1F0F

  /// Judges a message. O(1).
  package static func check(_ payload: [UInt8]) -> Verdict {
    guard payload.count >= 12, payload.count <= 48, payload.count % 4 == 0 else { return .malformed }
    var words = stride(from: 0, to: payload.count, by: 4).map { start in
      payload[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    guard let kind = Kind(rawValue: words[0]), words.count == 3 + kind.parameters else { return .malformed }
    var values = words[3...].map { Int32(bitPattern: $0) }
    switch kind {
    case .enter, .leave:
      guard isPointer(&values), (0...2).contains(values[7]) else { return .malformed }
    case .move:
      guard isPointer(&values) else { return .malformed }
    case .press, .release:
      guard isPointer(&values), (1...32).contains(values[7]) else { return .malformed }
    case .scroll:
      guard isPointer(&values), (0...1).contains(values[7]) else { return .malformed }
    case .touch:
      guard (0...2).contains(values[0]), isSurface(values[1]), (0...1).contains(values[3]),
        values[4...7].allSatisfy(isCoordinate)
      else { return .malformed }
      values[8] &= modifiers
    case .keyPress, .keyRelease:
      // X's key symbols, Unicode's among them.
      guard (1...0x1FFF_FFFF).contains(values[0]) else { return .malformed }
      values[1] &= modifiers
    case .grabbed, .ungrabbed:
      // The server reads a result that the page does not send.
      values = [0]
    case .configured:
      guard isSurface(values[0]), values[1...4].allSatisfy(isCoordinate) else { return .malformed }
    case .roundTrip:
      guard isSurface(values[0]) else { return .malformed }
    case .screenSize:
      guard let size = screenSize(values) else { return .ignore }
      values = size
    }
    words.replaceSubrange(3..., with: values.map { UInt32(bitPattern: $0) })
    return .forward(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } })
  }

  /// Two surfaces, two points, modifiers.
  private static func isPointer(_ values: inout [Int32]) -> Bool {
    values[6] &= modifiers
    return isSurface(values[0]) && isSurface(values[1]) && values[2...5].allSatisfy(isCoordinate)
  }

  /// Surfaces have numbers of 16 bits; 0 is none.
  private static func isSurface(_ value: Int32) -> Bool { (0...0xFFFF).contains(value) }
  /// Far outside of the page is still within 20 bits.
  private static func isCoordinate(_ value: Int32) -> Bool { (-0x100000...0x100000).contains(value) }

  /// Width, height and scale such that a picture of them can be drawn; `nil` for a page of no size or a monstrous one.
  private static func screenSize(_ values: [Int32]) -> [Int32]? {
    let (width, height) = (values[0], values[1])
    guard (1...longestSide).contains(width), (1...longestSide).contains(height) else { return nil }
    guard Int(width) * Int(height) <= mostPixels else { return nil }
    // Pages that are zoomed out far say 0.
    var scale = min(max(values[2], 1), highestScale)
    while Int(width) * Int(height) * Int(scale) * Int(scale) > mostPixels { scale -= 1 }
    return [width, height, scale]
  }
}
