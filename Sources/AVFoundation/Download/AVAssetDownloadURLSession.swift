import Foundation
import FoundationNetworking

/// Receives the state of downloads. All methods are optional; none is ever called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetdownloaddelegate).
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
  /// Never called here.
  func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
  /// Never called here.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
}

extension AVAssetDownloadDelegate {
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL
  ) {}
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
  ) {}
}

/// A download of an asset. There is none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetdownloadtask).
open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {}

/// A download of several variants of an asset. There is none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaggregateassetdownloadtask).
open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {}

/// Downloads assets for playing them later, which is not supported here: there are no tasks.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetdownloadurlsession).
open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {
  /// Creates a session.
  public convenience init(
    configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
    delegateQueue: OperationQueue?
  ) { self.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue) }

  /// Returns nil: the asset cannot be downloaded.
  open func makeAssetDownloadTask(
    asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAssetDownloadTask? { nil }

  /// Returns nil: the asset cannot be downloaded.
  open func aggregateAssetDownloadTask(
    with URLAsset: AVURLAsset, mediaSelections: [Any], assetTitle title: String, assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAggregateAssetDownloadTask? { nil }
}
