import UIKit

// The names of functions of UIAccessibility before Swift 4.2, in which sources of that time are compiled
// (`-swift-version 4`).

/// The name of `UIAccessibility.isMonoAudioEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}
/// The name of `UIAccessibility.isClosedCaptioningEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}
/// The name of `UIAccessibility.isInvertColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}
/// The name of `UIAccessibility.isGuidedAccessEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}
/// The name of `UIAccessibility.isBoldTextEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}
/// The name of `UIAccessibility.isGrayscaleEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}
/// The name of `UIAccessibility.isReduceTransparencyEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
/// The name of `UIAccessibility.isSwitchControlRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}
/// The name of `UIAccessibility.isSpeakSelectionEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}
/// The name of `UIAccessibility.isSpeakScreenEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}
/// The name of `UIAccessibility.isShakeToUndoEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}
/// The name of `UIAccessibility.isAssistiveTouchRunning` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}
/// The name of `UIAccessibility.isDarkerSystemColorsEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}
/// The name of `UIAccessibility.hearingDevicePairedEar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.hearingDevicePairedEar()")
@preconcurrency @MainActor public func UIAccessibilityHearingDevicePairedEar() -> UIAccessibility.HearingDeviceEar {
  UIAccessibility.hearingDevicePairedEar
}
/// The name of `UIAccessibility.HearingDeviceEar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.HearingDeviceEar")
public typealias UIAccessibilityHearingDeviceEar = UIAccessibility.HearingDeviceEar
/// The name of `UIAccessibility.focusedElement(using:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.focusedElement(using:)")
@preconcurrency @MainActor public func UIAccessibilityFocusedElement(
  _ assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
) -> Any? { UIAccessibility.focusedElement(using: assistiveTechnologyIdentifier) }
/// The name of `UIAccessibility.convertToScreenCoordinates(_:in:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
) -> CGRect { UIAccessibility.convertToScreenCoordinates(rect, in: view) }
