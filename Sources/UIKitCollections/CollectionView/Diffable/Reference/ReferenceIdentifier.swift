@_spi(UIKit) import UIKitCore

/// An identifier of any hashable type, as the reference classes of diffable data sources take them.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  // Only handed back and compared: what is shared is as safe as what the client has given.
  let value: AnyHashable

  init(_ value: Any) {
    guard let value = value as? AnyHashable else {
      raise("NSInvalidArgumentException", "identifiers have to be hashable; got \(type(of: value))")
    }
    self.value = value
  }

  var description: String { String(describing: value.base) }
}

extension Array where Element == Any {
  var references: [ReferenceIdentifier] { map(ReferenceIdentifier.init) }
}

extension Array where Element == ReferenceIdentifier {
  var values: [Any] { map(\.value.base) }
}
