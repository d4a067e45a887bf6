import Foundation

// Settings and services of Apple's devices only, so that programs which follow them build. The values are those of a
// device without them.

extension UIAccessibility {
  /// Posted on iOS when AssistiveTouch is turned on or off. Never posted here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted on iOS when the setting for shapes of buttons changes. Never posted here.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted on iOS when the setting for subtitles changes. Never posted here.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted on iOS when the setting for differences without colour changes. Never posted here.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted on iOS when the display becomes grey or coloured. Never posted here.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted on iOS when Guided Access begins or ends. Never posted here.
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted on iOS when hearing devices are paired. Never posted here.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Posted on iOS when the colours of the display are inverted. Never posted here.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted on iOS when the setting for sound of one channel changes. Never posted here.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted on iOS when the setting for labels of switches changes. Never posted here.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted on iOS when the setting for shaking changes. Never posted here.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted on iOS when the setting for speaking the screen changes. Never posted here.
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted on iOS when the setting for speaking selections changes. Never posted here.
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted on iOS when Switch Control is turned on or off. Never posted here.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted on iOS when the setting for playing previews changes. Never posted here.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// The ears for which hearing devices are paired.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdeviceear).
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears for which hearing devices are paired: none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// A place that the magnifier of iOS follows.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibility/zoomtype).
  public enum ZoomType: Int, Sendable {
    /// The place where text is inserted.
    case insertionPoint = 0
  }

  /// Announces that the place which the magnifier follows has moved. Does nothing: desktops follow the text cursor by
  /// themselves.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Warns of gestures with three fingers, which the magnifier of iOS takes. Does nothing.
  public static func registerGestureConflictWithZoom() {}

  /// Asks for the mode in which a device shows one app only. The answer is false: desktops have no such mode.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// Whether a restriction of Guided Access is in force.
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

  /// Returns whether a restriction of Guided Access is in force: none is.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  { .allow }
}
