import Foundation

/// The further names of a certificate's subject.
struct AlternativeNames: Sendable {
  private(set) var emailAddresses: [String] = []
  private(set) var hosts: [String] = []
  /// Addresses of the Internet Protocol, of four or sixteen bytes.
  private(set) var addresses: [Data] = []

  /// The number of names of all kinds.
  private(set) var count = 0

  init() {}

  /// Reads the extension's DER. Names of other kinds, and those after a mistake, are left out.
  init(_ encoded: Data) {
    var outer = DERReader(encoded)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader else { return }
    while let name = reader.next() {
      count += 1
      switch name.tag {
      case 0x81: if let text = DERText.text(0x16, name.content) { emailAddresses.append(text) }
      case 0x82: if let text = DERText.text(0x16, name.content) { hosts.append(text) }
      case 0x87: addresses.append(Data(name.content))
      default: break
      }
    }
  }
}
