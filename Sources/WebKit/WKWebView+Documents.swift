import UIKit

// Pictures and documents of pages, which cannot be made here because pages are not drawn.
extension WKWebView {
  private static var notDrawn: WKError { WKError(.unknown, "Web pages are not drawn on Linux.") }

  /// Fails: pages are not drawn.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, Self.notDrawn) }
  }

  /// Fails: pages are not drawn.
  public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw Self.notDrawn
  }

  /// Fails: pages are not drawn.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.failure(Self.notDrawn)) }
  }

  /// Fails: pages are not drawn.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw Self.notDrawn }

  /// Fails: the parts of pages are not loaded.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    DispatchQueue.main.async {
      completionHandler(.failure(WKError(.unknown, "The parts of web pages are not loaded on Linux.")))
    }
  }

  /// Finds nothing: pages are not drawn, so that there is nothing to show a match in.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(WKFindResult(matchFound: false)) }
  }

  /// Finds nothing: pages are not drawn, so that there is nothing to show a match in.
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
    WKFindResult(matchFound: false)
  }

  /// Stores the range of insets. Has no effect.
  public func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets) {
    self.minimumViewportInset = minimumViewportInset
    self.maximumViewportInset = maximumViewportInset
  }
}
