import Foundation

/// The terms of a segment being built: each once, numbered in the order of their occurrence.
struct TermTable: ~Copyable {
  struct Term: BitwiseCopyable {
    var hash: UInt32
    var offset: UInt32
    var length: UInt32
    /// The number of documents that have it.
    var count: UInt32
    /// The last of them, plus one.
    var lastDocument: UInt32
  }

  private var slots = RawBuffer<UInt32>(capacity: 1 << 12)
  private var mask: UInt32 = (1 << 12) - 1
  private(set) var terms = RawBuffer<Term>()
  private(set) var bytes = RawBuffer<UInt8>(capacity: 1 << 14)

  init() { clear() }

  mutating func clear() {
    slots.resize(to: Int(mask) + 1)
    slots.base.update(repeating: 0, count: slots.count)
    terms.removeAll()
    bytes.removeAll()
  }

  /// Records that a document has a term.
  /// - Returns: the term's number; `nil` if it was recorded for this document before.
  @inline(__always)
  mutating func note(_ term: UnsafeRawBufferPointer, in document: UInt32) -> UInt32? {
    guard let start = term.baseAddress else { return nil }
    let hash = Self.hash(start, term.count)
    var slot = hash & mask
    while true {
      let entry = slots[Int(slot)]
      if entry == 0 { break }
      let known = terms.base + Int(entry - 1)
      if known.pointee.hash == hash, Int(known.pointee.length) == term.count,
        memcmp(bytes.base + Int(known.pointee.offset), start, term.count) == 0
      {
        if known.pointee.lastDocument == document + 1 { return nil }
        known.pointee.lastDocument = document + 1
        known.pointee.count += 1
        return entry - 1
      }
      slot = (slot + 1) & mask
    }
    terms.append(
      Term(
        hash: hash, offset: UInt32(bytes.count), length: UInt32(term.count), count: 1, lastDocument: document + 1))
    bytes.append(term)
    slots[Int(slot)] = UInt32(terms.count)
    if terms.count * 2 > slots.count { grow() }
    return UInt32(terms.count - 1)
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    slots.resize(to: Int(mask) + 1)
    slots.base.update(repeating: 0, count: slots.count)
    for index in 0..<terms.count {
      var slot = terms[index].hash & mask
      while slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
      slots[Int(slot)] = UInt32(index + 1)
    }
  }

  /// Hashes a few bytes, eight at a time.
  @inline(__always)
  static func hash(_ start: UnsafeRawPointer, _ count: Int) -> UInt32 {
    var value = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= count {
      value = mix(value ^ start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    if index + 4 <= count {
      value = mix(value ^ UInt64(start.loadUnaligned(fromByteOffset: index, as: UInt32.self)))
      index += 4
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest << 8 | UInt64(start.load(fromByteOffset: index, as: UInt8.self))
      index += 1
    }
    return UInt32(truncatingIfNeeded: mix(value ^ rest) >> 32)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }

  /// Returns the terms' numbers in the order of their bytes.
  /// - Complexity: O(n log n).
  func sorted() -> [UInt32] {
    struct Key {
      var head: UInt64
      var term: UInt32
    }
    var keys: [Key] = []
    keys.reserveCapacity(terms.count)
    for index in 0..<terms.count {
      let term = terms[index]
      var head: UInt64 = 0
      for place in 0..<8 {
        head = head << 8 | (place < Int(term.length) ? UInt64(bytes[Int(term.offset) + place]) : 0)
      }
      keys.append(Key(head: head, term: UInt32(index)))
    }
    keys.sort { a, b in
      if a.head != b.head { return a.head < b.head }
      let (first, second) = (terms[Int(a.term)], terms[Int(b.term)])
      let order = memcmp(
        bytes.base + Int(first.offset), bytes.base + Int(second.offset), Int(min(first.length, second.length)))
      return order != 0 ? order < 0 : first.length < second.length
    }
    return keys.map(\.term)
  }
}
