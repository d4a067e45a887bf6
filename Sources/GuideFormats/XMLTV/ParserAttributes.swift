/// Attributes as libxml2 hands them on: five pointers each, which are name, prefix, namespace, value and its end.
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
