import Foundation

extension URL {
  /// Returns whether the file exists. Nothing promises a file on Linux before it does.
  ///
  /// - Throws: an error if the file does not exist, or the URL is not that of a file.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
