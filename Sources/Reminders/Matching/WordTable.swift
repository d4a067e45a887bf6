/// Maps hashes of words to numbers. It is an open-addressing table behind a filter, because most words that are looked
/// up are not in it.
///
/// Fill it first, then only read: any thread may look up.
final class WordTable: @unchecked Sendable {
  private let hashes: UnsafeMutablePointer<UInt64>
  private let numbers: UnsafeMutablePointer<Int32>
  private let mask: Int
  /// One bit for some bits of each hash: 32 KB, which stay in the processor's first-level cache.
  private let filter: UnsafeMutablePointer<UInt64>
  private static let filterWords = 4_096
  private(set) var count = 0

  /// - Parameter count: the greatest number of words that will be inserted.
  init(count: Int) {
    var capacity = 16
    while capacity < count * 4 { capacity *= 2 }
    hashes = .allocate(capacity: capacity)
    hashes.initialize(repeating: 0, count: capacity)
    numbers = .allocate(capacity: capacity)
    numbers.initialize(repeating: -1, count: capacity)
    filter = .allocate(capacity: Self.filterWords)
    filter.initialize(repeating: 0, count: Self.filterWords)
    mask = capacity - 1
  }

  deinit {
    hashes.deallocate()
    numbers.deallocate()
    filter.deallocate()
  }

  /// Returns the number of a word, assigning the next one if it is new. Numbers count from 0.
  func insert(_ hash: UInt64) -> Int32 {
    var place = Int(truncatingIfNeeded: hash >> 8) & mask
    while hashes[place] != 0 {
      if hashes[place] == hash { return numbers[place] }
      place = (place + 1) & mask
    }
    hashes[place] = hash
    numbers[place] = Int32(count)
    filter[Int(hash >> 52)] |= 1 &<< (hash >> 46 & 63)
    count += 1
    return numbers[place]
  }

  /// Returns the number of a word; -1 if it is not in the table.
  @inline(__always) func number(of hash: UInt64) -> Int32 {
    guard filter[Int(hash >> 52)] & (1 &<< (hash >> 46 & 63)) != 0 else { return -1 }
    var place = Int(truncatingIfNeeded: hash >> 8) & mask
    while hashes[place] != 0 {
      if hashes[place] == hash { return numbers[place] }
      place = (place + 1) & mask
    }
    return -1
  }
}
