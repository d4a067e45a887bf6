import Foundation

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The closures that a program set for accessibility properties.
struct AccessibilityBlocks {
  var isAccessibilityElementBlock: AXBoolReturnBlock?
  var accessibilityLabelBlock: AXStringReturnBlock?
  var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
  var accessibilityHintBlock: AXStringReturnBlock?
  var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
  var accessibilityValueBlock: AXStringReturnBlock?
  var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
  var accessibilityIdentifierBlock: AXStringReturnBlock?
  var accessibilityTraitsBlock: AXTraitsReturnBlock?
  var accessibilityLanguageBlock: AXStringReturnBlock?
  var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
  var accessibilityViewIsModalBlock: AXBoolReturnBlock?
  var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
  var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
  var accessibilityUserInputLabelsBlock: AXArrayReturnBlock?
  var accessibilityHeaderElementsBlock: AXArrayReturnBlock?
  var accessibilityElementsBlock: AXArrayReturnBlock?
  var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
}
