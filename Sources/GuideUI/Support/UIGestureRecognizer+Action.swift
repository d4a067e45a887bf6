#if canImport(ObjectiveC)
  import UIKit

  /// On Apple's platforms gesture recognisers call targets and selectors; Lineup's UIKit has this method itself.
  extension UIGestureRecognizer {
    private final class Target: NSObject {
      let action: @MainActor (UIGestureRecognizer) -> Void
      init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }
      @MainActor @objc func recognized(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    }

    func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      let target = Target(action)
      addTarget(target, action: #selector(Target.recognized(_:)))
      objc_setAssociatedObject(self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    }
  }
#endif
