import GuideModel

/// A table of element and attribute names, looked up by their address in libxml2: a parser never has one name at two
/// addresses.
struct NameTable {
  struct Entry {
    var address: UnsafePointer<UInt8>?
    /// The name in lower case.
    var name: UnsafeRawBufferPointer
    var element: UInt8
    var attribute: UInt8
    var role: XMLTVRole
    var isOwned: Bool
  }

  private static let capacity = 1024
  private let entries: UnsafeMutablePointer<Entry>
  private var count = 0
  /// The entry for names that no longer fit: hostile input.
  private var spare: Entry?

  init() {
    entries = .allocate(capacity: Self.capacity)
    entries.initialize(repeating: Self.empty, count: Self.capacity)
  }

  private static var empty: Entry {
    Entry(
      address: nil, name: UnsafeRawBufferPointer(start: nil, count: 0), element: 63, attribute: 63, role: .other,
      isOwned: false)
  }

  func free() {
    for place in 0..<Self.capacity where entries[place].isOwned { entries[place].name.deallocate() }
    entries.deallocate()
    if let spare, spare.isOwned { spare.name.deallocate() }
  }

  /// Removes all names, because they belong to a parser that is being freed.
  mutating func removeAll() {
    for place in 0..<Self.capacity where entries[place].address != nil {
      if entries[place].isOwned { entries[place].name.deallocate() }
      entries[place] = Self.empty
    }
    count = 0
  }

  @inline(__always) mutating func entry(for address: UnsafePointer<UInt8>) -> Entry {
    var place = (Int(bitPattern: address) &* 0x9E37_79B9_7F4A_7C1) >> 20 & (Self.capacity - 1)
    while let known = entries[place].address {
      if known == address { return entries[place] }
      place = (place + 1) & (Self.capacity - 1)
    }
    return add(address, at: place)
  }

  @inline(never) private mutating func add(_ address: UnsafePointer<UInt8>, at place: Int) -> Entry {
    var length = 0
    var hasCapital = false
    while address[length] != 0 {
      if address[length] &- 0x41 < 26 { hasCapital = true }
      length += 1
    }
    var name = UnsafeRawBufferPointer(start: address, count: length)
    if hasCapital {
      let lower = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 1)
      for index in 0..<length { lower[index] = name[index] &- 0x41 < 26 ? name[index] | 0x20 : name[index] }
      name = UnsafeRawBufferPointer(lower)
    }
    let entry = Entry(
      address: address, name: name, element: ElementTree.Encoding.elementCode(name),
      attribute: ElementTree.Encoding.attributeCode(name), role: XMLTVRole(name: name), isOwned: hasCapital)
    if count < Self.capacity / 2 {
      entries[place] = entry
      count += 1
    } else {
      if let spare, spare.isOwned { spare.name.deallocate() }
      spare = entry
    }
    return entry
  }
}
