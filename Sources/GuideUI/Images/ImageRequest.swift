import GuideModel
import UIKit

/// A request for a picture. After it is cancelled, its handler is not called any more.
@MainActor public final class ImageRequest {
  private var handler: ((UIImage?) -> Void)?
  private var onCancel: (() -> Void)?
  /// Several viewers may wait for one picture.
  private let viewer = GuideLocale.viewer

  init(_ handler: @escaping (UIImage?) -> Void, onCancel: @escaping () -> Void) {
    self.handler = handler
    self.onCancel = onCancel
  }

  var isWanted: Bool { handler != nil }

  /// Cancels the request. The fetch is cancelled with its last request.
  public func cancel() {
    guard isWanted else { return }
    handler = nil
    let onCancel = onCancel
    self.onCancel = nil
    onCancel?()
  }

  func finish(_ image: UIImage?) {
    let handler = handler
    self.handler = nil
    onCancel = nil
    GuideLocale.$viewer.withValue(viewer) { handler?(image) }
  }
}
