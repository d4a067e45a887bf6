@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// The kind of a field.
enum FieldKind {
  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}
