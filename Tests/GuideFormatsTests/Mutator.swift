import SeededRandom

/// Damages bytes at random, the same way for the same seed.
struct Mutator {
  var random: SeededGenerator
  /// Pieces with a meaning for the reader under test.
  var words: [[UInt8]]

  init(seed: UInt64, words: [String] = []) {
    random = SeededGenerator(seed: seed)
    self.words = words.map { Array($0.utf8) }
  }

  /// Makes one to eight changes.
  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...60, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 5: if Int.random(in: 0..<6, using: &random) == 0 { bytes.removeSubrange(place...) }
      default: if let word = words.randomElement(using: &random) { bytes.insert(contentsOf: word, at: place) }
      }
    }
    return bytes
  }
}
