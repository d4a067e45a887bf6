import Foundation

/// A closure that returns a Boolean value for accessibility.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a string for accessibility.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns an attributed string for accessibility.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns accessibility traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns an array for accessibility.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns custom accessibility actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The closures set for accessibility properties.
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
