import Foundation

/// The state of a property that is loaded on another thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avkeyvaluestatus).
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// Loading properties by their names, as before `load(_:)`.
///
/// All properties are known once the stream has been read.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading).
extension AVAsset {
  /// Reads the stream on another thread, which determines all properties, and calls the handler there.
  @preconcurrency public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    facts.willLoad()
    Task.detached {
      try? await self.prepare()
      handler?()
    }
  }

  /// Returns whether a property is known. Its name has no effect.
  ///
  /// - Parameter outError: receives the error, if the stream could not be read.
  public func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    guard readsStream else { return .loaded }
    switch facts.present {
    case nil: return facts.isLoading ? .loading : .unknown
    case let found?:
      guard let error = found.error else { return .loaded }
      outError?.pointee = error as NSError
      return .failed
    }
  }

  /// Does nothing: what was begun is read to its end, within the time for a stream that does not answer.
  public func cancelLoading() {}
}
