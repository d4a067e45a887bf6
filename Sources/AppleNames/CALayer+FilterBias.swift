import UIKit

extension CALayer {
  /// The bias of the filter for scaling down. Stored, without effect: filtering is linear, without levels to choose
  /// from.
  public var minificationFilterBias: Float {
    get { objc_getAssociatedObject(self, Self.biasKey) as? Float ?? 0 }
    set { objc_setAssociatedObject(self, Self.biasKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  nonisolated(unsafe) private static let biasKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
