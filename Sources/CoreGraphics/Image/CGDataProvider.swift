import Foundation

/// The bytes of an image.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable, Hashable {
  package let bytes: Data

  package init(bytes: Data) { self.bytes = bytes }

  /// Creates a provider of the data's bytes. O(bytes).
  public init?(data: NSData) {
    bytes = data.copiedBytes
  }

  /// Creates a provider of a file's bytes; nil if it cannot be read.
  public convenience init?(filename: String) {
    guard let data = NSData(contentsOfFile: filename) else { return nil }
    self.init(data: data)
  }

  /// Creates a provider of a file's bytes, read at once; nil if it cannot be read.
  public convenience init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes: data)
  }

  /// The bytes.
  public var data: NSData? { bytes as NSData }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGDataProvider {
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
