import WindowServer

/// The accessibility properties that the app set on an object. Most objects have none.
@MainActor package final class UIAccessibilityState {
  private static var lastNodeID = 0

  var isElement: Bool?
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsAreHidden = false
  var isModal: Bool?
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var blocks = AccessibilityBlocks()
  var largeContent = LargeContent()

  /// The number of the node that represents the object; 0 before it has one. A view that is reused for another element
  /// gets another number.
  package var nodeID = 0

  static func newNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }
}
