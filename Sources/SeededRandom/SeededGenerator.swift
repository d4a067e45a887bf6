/// A repeatable source of random numbers (SplitMix64): the same seed gives the same numbers on every machine, so that a
/// failing case can be run again and a drawing looks the same everywhere.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mixed(state)
  }

  package mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  package mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }

  /// Returns a number from 0 up to, but not including, 1.
  package mutating func fraction() -> Double { Double(next() >> 11) / Double(UInt64(1) << 53) }

  // MARK: Steps

  /// The difference of successive states: 2⁶⁴ divided by the golden ratio.
  package static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Spreads each bit of `bits` over all bits; different numbers stay different.
  package static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
