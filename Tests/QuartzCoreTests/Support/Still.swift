import CoreGraphics
import QuartzCore

/// A delegate that disables implicit animations, as a view does.
@MainActor final class Still: NSObject, CALayerDelegate {
  static let shared = Still()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
