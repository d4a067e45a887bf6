/// The name of an element or attribute, as `RecordReader` meets it again and again.
struct RecordName {
  /// With zeros up to `longest` bytes, so that words are compared.
  var bytes: UnsafeMutablePointer<UInt8>
  var count: Int
  var entry: NameTable.Entry

  static let longest = 64
}
