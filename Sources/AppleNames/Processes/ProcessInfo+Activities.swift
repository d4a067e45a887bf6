import UIKit

extension ProcessInfo {
  /// Demands of an activity on the system; without effect here, where programs are not stopped.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Keeps the display on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// Keeps the machine from sleeping.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// Keeps the program from being ended.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// Keeps the program from being ended while it is not used.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// Marks work that the user requested.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// Marks work that the user requested, but lets the machine sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    /// Marks what may be done later.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Marks what needs precise timers.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// The name of notifications of a changed temperature; never posted.
  public class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// Begins an activity, until `endActivity(_:)`.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Calls a closure as an activity.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

  /// Calls a closure on another thread; its argument is false, because the program is not stopped.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }

  /// Does nothing: programs are not ended without warning.
  public func disableSuddenTermination() {}
  /// Does nothing: programs are not ended without warning.
  public func enableSuddenTermination() {}
  /// Does nothing: programs are not ended while they are not used.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Does nothing: programs are not ended while they are not used.
  public func enableAutomaticTermination(_ reason: String) {}
  /// Whether the program may be ended while it is not used; always false, whatever is set.
  public var automaticTerminationSupportEnabled: Bool {
    get { false }
    set {}
  }
}

extension NSNotification.Name {
  /// The name of notifications of a changed `isLowPowerModeEnabled`; never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  /// The name of notifications of a clock that was set; never posted.
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
  /// The name of notifications of another account with files in a cloud; never posted.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
  /// The name of notifications of little space for resources; never posted.
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
    "NSBundleResourceRequestLowDiskSpaceNotification")
  /// The name of notifications of an extension's host that appears; never posted.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  /// The name of notifications of an extension's host that has disappeared; never posted.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// The name of notifications of an extension's host that will pause; never posted.
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification")
  /// The name of notifications of an extension's host that continues; never posted.
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name("NSExtensionHostDidBecomeActiveNotification")
}

extension Bundle {
  /// The name of notifications of loaded bundles; never posted.
  public class var didLoadNotification: NSNotification.Name { NSNotification.Name("NSBundleDidLoadNotification") }
}

extension UserDefaults {
  /// The name of notifications of too many values; never posted.
  public class var sizeLimitExceededNotification: NSNotification.Name {
    NSNotification.Name("NSUserDefaultsSizeLimitExceededNotification")
  }
}
