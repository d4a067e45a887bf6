/// The attributes of a start tag, from either reader. A name's bytes are valid until the next name is read.
protocol ElementAttributes {
  typealias Attribute = (name: NameTable.Entry, value: UnsafeRawBufferPointer)

  var count: Int { get }

  /// Returns an attribute; `nil` if the parser has none.
  func attribute(_ index: Int, names: inout NameTable) -> Attribute?
}

/// Attributes in libxml2's form, five pointers each: name, prefix, namespace, value and the value's end.
struct ParserAttributes: ElementAttributes {
  let count: Int
  let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

  @inline(__always) func attribute(_ index: Int, names: inout NameTable) -> Attribute? {
    guard let pointers, let name = pointers[index * 5], let from = pointers[index * 5 + 3],
      let to = pointers[index * 5 + 4]
    else { return nil }
    return (names.entry(for: name), UnsafeRawBufferPointer(start: from, count: to - from))
  }
}

/// Attributes as `RecordReader` finds them.
struct RecordAttributes: ElementAttributes {
  struct Item: BitwiseCopyable {
    var name: UnsafePointer<RecordName>
    var value: UnsafePointer<UInt8>
    var count: Int
  }

  let count: Int
  let items: UnsafePointer<Item>

  @inline(__always) func attribute(_ index: Int, names: inout NameTable) -> Attribute? {
    let item = items[index]
    return (item.name.pointee.entry, UnsafeRawBufferPointer(start: item.value, count: item.count))
  }
}
