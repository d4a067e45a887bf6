import CXML

/// The name of an element or attribute, stored once for all its occurrences.
struct RecordName {
  /// The name's bytes, padded with zeros to `longest` bytes so that whole words can be compared.
  var bytes: UnsafeMutablePointer<UInt8>
  var count: Int
  var entry: NameTable.Entry

  static let longest = 64
}

/// The names that `RecordReader` has read, each at one address. The owner must call `free()`.
struct RecordNames {
  private static let slotCount = 1_024
  /// The greatest number of names; an ordinary guide has fewer.
  private static let most = 256

  private let slots: UnsafeMutablePointer<UnsafeMutablePointer<RecordName>?>
  private let pool: UnsafeMutablePointer<RecordName>
  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: nil, count: Self.slotCount)
    pool = .allocate(capacity: Self.most)
    bytes = .allocate(capacity: Self.most * RecordName.longest)
    bytes.initialize(repeating: 0, count: Self.most * RecordName.longest)
  }

  func free() {
    slots.deallocate()
    pool.deallocate()
    bytes.deallocate()
  }

  /// Removes all names, because they belong to a parser that is being released.
  mutating func removeAll() {
    slots.update(repeating: nil, count: Self.slotCount)
    bytes.update(repeating: 0, count: Self.most * RecordName.longest)
    count = 0
  }

  /// Returns the name that `start` begins with.
  /// - Parameters:
  ///   - length: fewer than `RecordName.longest` bytes, followed by at least eight more.
  ///   - hash: the name's hash value.
  ///   - meet: returns the meaning of a new name.
  /// - Returns: `nil` if there are too many names.
  @inline(__always)
  mutating func name(
    _ start: UnsafePointer<UInt8>, _ length: Int, hash: UInt64, meet: (UnsafePointer<UInt8>, Int) -> NameTable.Entry?
  ) -> UnsafeMutablePointer<RecordName>? {
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while let known = slots[slot] {
      if known.pointee.count == length, lineup_begins(start, known.pointee.bytes, length) != 0 { return known }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    guard count < Self.most, let entry = meet(start, length) else { return nil }
    let copy = bytes + count * RecordName.longest
    copy.update(from: start, count: length)
    let name = pool + count
    name.initialize(to: RecordName(bytes: copy, count: length, entry: entry))
    slots[slot] = name
    count += 1
    return name
  }
}
