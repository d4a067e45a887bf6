import WindowServer

/// Assistive technology: whether it runs, and notifications to it.
///
/// On Linux it is whatever listens on the accessibility bus (AT-SPI), such as the Orca screen reader.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for `post(notification:argument:)`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen is new. The argument is the element to go to, or a text to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something came, went or moved. The argument is the element to go to, or a text to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to say, a `String` or an `NSAttributedString`.
    public static let announcement = Notification(rawValue: 1008)
    /// After scrolling; the argument is a text that says where one is.
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1029)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1030)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Whether assistive technology listens.
  public static var isVoiceOverRunning: Bool {
    WindowServerRegistry.isSettled && UIWindow.server.accessibility.isObserved
  }

  // Settings that no desktop reports.
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  // The desktop's settings.
  private static var settings: DesktopSettings {
    WindowServerRegistry.isSettled ? UIWindow.server.settings : DesktopSettings()
  }

  /// Whether the desktop's font is bold.
  public static var isBoldTextEnabled: Bool { settings.prefersBoldText }
  /// Whether bars and menus should not let through what is behind them: with higher contrast.
  public static var isReduceTransparencyEnabled: Bool { settings.increasesContrast }
  /// Whether the desktop's animations are off.
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  /// Whether the desktop has a theme of higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
  /// Whether controllers come and go by fading, not by sliding: with reduced motion, of which it is a part here.
  public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }

  private static var taken = DesktopSettings()

  /// - Returns: the notifications that say what is different from the settings taken before.
  @discardableResult static func take(_ settings: DesktopSettings) -> [NSNotification.Name] {
    let old = taken
    taken = settings
    var names: [NSNotification.Name] = []
    if old.reducesMotion != settings.reducesMotion {
      names += [reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChange]
    }
    if old.increasesContrast != settings.increasesContrast {
      names += [darkerSystemColorsStatusDidChangeNotification, reduceTransparencyStatusDidChangeNotification]
    }
    if old.prefersBoldText != settings.prefersBoldText { names.append(boldTextStatusDidChangeNotification) }
    return names
  }

  /// Tells assistive technology of a change it cannot see by itself. Costs nothing while none listens.
  ///
  /// - Parameter argument: the element to go to, a text to say, or nil; which one, the notification says.
  public static func post(notification: Notification, argument: Any?) {
    guard isVoiceOverRunning else { return }
    let element = argument as? UIResponder
    let window =
      (element?.responderWindow ?? UIApplication.sharedIfMade?.keyWindow ?? UIApplication.sharedIfMade?.windows.last)
    switch notification {
    case .screenChanged, .layoutChanged:
      if let element {
        window?.accessibility.moveCursor(to: element)
      } else if notification == .screenChanged {
        window?.accessibility.moveCursor(to: nil)
      }
    case .announcement, .pageScrolled: break
    default: return
    }
    if let text = (argument as? String) ?? (argument as? NSAttributedString)?.string, !text.isEmpty {
      say(text, in: window, interrupts: notification == .announcement)
    }
    window?.accessibility.noteChange()
  }

  private static func say(_ text: String, in window: UIWindow?, interrupts: Bool) {
    (window?.screen ?? .main).host.accessibility.announce(text, in: window?.surface, interrupts: interrupts)
    // AT-SPI does not report whether an announcement was spoken, only that it was handed over.
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
  }

  /// The element that assistive technology is at, in the window with the keyboard.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard isVoiceOverRunning else { return nil }
    return UIApplication.sharedIfMade?.keyWindow?.accessibility.focusedElement
  }

  /// From a view's coordinates to the screen's, as `accessibilityFrame` has them.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main)
  }

  /// A path in the screen's coordinates, as `accessibilityPath` has it.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as? UIBezierPath ?? path
    let origin = view.convert(CGPoint.zero, to: UIScreen.main)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
