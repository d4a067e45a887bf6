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
