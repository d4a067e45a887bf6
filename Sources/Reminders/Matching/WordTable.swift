/// Numbers for hashes of words: an open table, since most words that are looked up are not in it.
struct WordTable: Sendable {
  private var hashes: [UInt64]
  private var numbers: [Int32]
  private let mask: Int
  private(set) var count = 0

  /// - Parameter count: at most so many words are inserted.
  init(count: Int) {
    var capacity = 16
    while capacity < count * 4 { capacity *= 2 }
    hashes = Array(repeating: 0, count: capacity)
    numbers = Array(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  /// The number of a word, which is made when it is new. Numbers count from 0.
  mutating func insert(_ hash: UInt64) -> Int32 {
    var place = Int(truncatingIfNeeded: hash >> 8) & mask
    while hashes[place] != 0 {
      if hashes[place] == hash { return numbers[place] }
      place = (place + 1) & mask
    }
    hashes[place] = hash
    numbers[place] = Int32(count)
    count += 1
    return numbers[place]
  }

  /// The number of a word; -1 for one that is not in the table.
  @inline(__always) func number(of hash: UInt64) -> Int32 {
    hashes.withUnsafeBufferPointer { hashes in
      var place = Int(truncatingIfNeeded: hash >> 8) & mask
      while hashes[place] != 0 {
        if hashes[place] == hash { return numbers.withUnsafeBufferPointer { $0[place] } }
        place = (place + 1) & mask
      }
      return -1
    }
  }
}
