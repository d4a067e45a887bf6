/// Where focus is about to go, for items that lean towards it.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
  open private(set) var movementDirection = CGVector.zero
  open private(set) var perspectiveTransform = CATransform3DIdentity
  open private(set) var rotation = CGVector.zero
  open private(set) var translation = CGVector.zero
  open private(set) var interactionTransform = CATransform3DIdentity
}
