import WindowServer

/// The state of assistive technology, and notifications to it.
///
/// On Linux it is anything that listens on the accessibility bus (AT-SPI), such as the Orca screen reader.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibility).
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for `post(notification:argument:)`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen has changed. The argument is the element to go to, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements have appeared, disappeared or moved. The argument is the element to go to, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read: the argument is a `String` or an `NSAttributedString`.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled. The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses assistive technology. Without effect here.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1029)
    /// Resumes assistive technology. Without effect here.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1030)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Control by switches.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posted on iOS when a screen reader starts or stops. Never posted here.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when an announcement was handed over; AT-SPI does not report when it was read.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text in a notification.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean in a notification: whether the text was announced.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when a screen reader moves to another element.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that a screen reader moved to.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that a screen reader left.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology's name.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Whether any assistive technology is listening.
  public static var isVoiceOverRunning: Bool {
    WindowServerRegistry.isSettled && UIWindow.server.accessibility.isObserved
  }

  // Settings that no desktop reports.
  /// False: not reported by desktops.
  public static var isSwitchControlRunning: Bool { false }
  /// False: not reported by desktops.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False: not reported by desktops.
  public static var isGuidedAccessEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isGrayscaleEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isMonoAudioEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var isShakeToUndoEnabled: Bool { false }
  /// True: not reported by desktops.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// False: not reported by desktops.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// False: not reported by desktops.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False: not reported by desktops.
  public static var buttonShapesEnabled: Bool { false }

  // The settings of the desktop.
  private static var settings: DesktopSettings {
    WindowServerRegistry.isSettled ? UIWindow.server.settings : DesktopSettings()
  }

  /// Whether the desktop's font is bold.
  public static var isBoldTextEnabled: Bool { settings.prefersBoldText }
  /// Whether bars and menus should be opaque: true with higher contrast.
  public static var isReduceTransparencyEnabled: Bool { settings.increasesContrast }
  /// Whether the desktop's animations are off.
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  /// Whether the desktop has a theme of higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
  /// Whether controllers should fade rather than slide: true with reduced motion.
  public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }

  private static var taken = DesktopSettings()

  /// - Returns: the notifications for the differences from the previous settings.
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

  /// Notifies assistive technology of a change that it cannot see itself. Costs nothing while none is listening.
  ///
  /// - Parameter argument: the element to go to, a text to read, or nil, depending on the notification.
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
    // AT-SPI does not report whether an announcement was read, only that it was handed over.
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
  }

  /// Returns the element that assistive technology is at, in the window with the keyboard; nil for none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard isVoiceOverRunning else { return nil }
    return UIApplication.sharedIfMade?.keyWindow?.accessibility.focusedElement
  }

  /// Converts a rectangle from a view's coordinates to the screen's, as used by `accessibilityFrame`.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main)
  }

  /// Converts a path from a view's coordinates to the screen's, as used by `accessibilityPath`.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as? UIBezierPath ?? path
    let origin = view.convert(CGPoint.zero, to: UIScreen.main)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
