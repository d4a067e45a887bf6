import Foundation
import UIKit

/// A card at the bottom of a scene that recommends an app. There is no App Store: the delegate receives
/// `SKError.unsupportedPlatform`.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skoverlay).
public final class SKOverlay: NSObject {
  /// The app that is recommended.
  public let configuration: Configuration
  /// The delegate, which receives the failure. It is not retained.
  public weak var delegate: (any SKOverlayDelegate)?

  /// Creates a card.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Fails asynchronously on the main run loop.
  @MainActor public func present(in scene: UIWindowScene) {
    let overlay = Reference(overlay: self)
    DispatchQueue.main.async {
      overlay.overlay.delegate?.storeOverlayDidFailToLoad(overlay.overlay, error: SKError(.unsupportedPlatform))
    }
  }

  /// Does nothing: no card is shown.
  @MainActor public class func dismiss(in scene: UIWindowScene) {}

  /// The place of a card.
  public enum Position: Int, Sendable { case bottom = 0, bottomRaised }

  /// Unchecked because overlays are used on the main thread only.
  private struct Reference: @unchecked Sendable { let overlay: SKOverlay }
}
