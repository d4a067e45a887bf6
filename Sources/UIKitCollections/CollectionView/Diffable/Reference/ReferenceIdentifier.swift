@_spi(UIKit) import UIKitCore

/// An identifier of any hashable type, for the reference classes of diffable data sources.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  // Only returned and compared, so sharing it is as safe as the client's own value.
  let value: AnyHashable

  init(_ value: Any) {
    guard let value = value as? AnyHashable else {
      raise("NSInvalidArgumentException", "identifiers must be hashable; got \(type(of: value))")
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
