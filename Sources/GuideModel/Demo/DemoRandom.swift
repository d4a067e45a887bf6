import SeededRandom

/// Random numbers of the demonstration guide: the same parts give the same numbers on every machine.
struct DemoRandom {
  private var generator: SeededGenerator

  init(_ parts: UInt64...) {
    // Each part is followed by one step of the generator.
    let seed = parts.reduce(0x2545_F491_4F6C_DD1D) { state, part in
      (state ^ part &* SeededGenerator.increment) &+ SeededGenerator.increment
    }
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// Returns a number in 0..<bound.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(max(bound, 1))) >> 32) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
