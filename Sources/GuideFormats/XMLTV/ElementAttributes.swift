/// The attributes of a start tag, whoever read them. A name's bytes are valid until the next is asked for.
protocol ElementAttributes {
  typealias Attribute = (name: NameTable.Entry, value: UnsafeRawBufferPointer)

  var count: Int { get }

  /// Returns an attribute; `nil` where the parser has none.
  func attribute(_ index: Int, names: inout NameTable) -> Attribute?
}
