import CoreGraphics
import QuartzCore

/// A delegate under which nothing animates by itself, as a view's is.
@MainActor final class Still: NSObject, CALayerDelegate {
  static let shared = Still()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
