import Foundation

/// Bytes for an image.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  public init?(data: NSData) {
    bytes = data as Data
  }

  /// The file's bytes; `nil` when it cannot be read.
  public convenience init?(filename: String) {
    guard let data = NSData(contentsOfFile: filename) else { return nil }
    self.init(data: data)
  }

  public convenience init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: data as NSData)
  }

  public var data: NSData? { bytes as NSData }
}
