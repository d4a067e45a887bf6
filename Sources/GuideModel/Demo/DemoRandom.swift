/// SplitMix64: small, fast, and the same on every machine.
struct DemoRandom {
  private var state: UInt64

  init(_ parts: UInt64...) {
    state = 0x2545_F491_4F6C_DD1D
    for part in parts {
      state ^= part &* 0x9E37_79B9_7F4A_7C15
      _ = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number in 0..<bound.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(max(bound, 1))) >> 32) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
