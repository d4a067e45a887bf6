/// The direction of an expected move of the focus, for items that lean towards it. None is reported here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusmovementhint).
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
  /// The direction of the move.
  open private(set) var movementDirection = CGVector.zero
  /// The transform that gives a perspective.
  open private(set) var perspectiveTransform = CATransform3DIdentity
  /// The rotation about the axes.
  open private(set) var rotation = CGVector.zero
  /// The translation along the axes.
  open private(set) var translation = CGVector.zero
  /// The transform for the item.
  open private(set) var interactionTransform = CATransform3DIdentity
}
