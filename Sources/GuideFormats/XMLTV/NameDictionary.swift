import CXML

/// libxml2's names of a document (`xmlDict`), each of which is always at one address. Valid while the document is read.
struct NameDictionary {
  private let dictionary: OpaquePointer

  init(_ dictionary: OpaquePointer) { self.dictionary = dictionary }

  /// Returns the address of a name of some bytes, which is added if it is new; nil if there is no memory.
  func address(of name: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8>? {
    xmlDictLookup(dictionary, name, Int32(count))
  }
}
