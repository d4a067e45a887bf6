import Foundation

extension NSData {
  /// The bytes, copied. `as Data` reads them one by one on Linux, at 100 ns each.
  package var copiedBytes: Data { Data(bytes: bytes, count: length) }
}
