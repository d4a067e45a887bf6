/// What assistive technology is on, and what to tell it. Nothing is on here: no screen reader is connected to yet, and the
/// desktop's settings are not asked for, so every question is answered no, as on a device with the factory settings.
public enum UIAccessibility {
  /// Something that an app tells assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screenful has come; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements came, went or moved; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll has ended; the argument is a text about where it got to.
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1029)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1030)
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }

  /// Tells assistive technology; without any, as here, this does nothing.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {}
}
