/// Returns the kind of the device; the older form of `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The computer that the program runs on.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidevice).
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The computer.
  public static let current = UIDevice()
  /// Posted on iOS when the device was turned. Never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The host name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// Always “Linux”.
  open var model: String { "Linux" }
  /// Always “Linux”.
  open var localizedModel: String { model }
  /// Always “Linux”.
  open var systemName: String { "Linux" }
  /// The version of the kernel, such as “6.1”.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// Always `.pad`: a desktop is laid out like an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// Always `.unknown`: a desktop does not report it.
  open var orientation: UIDeviceOrientation { .unknown }
  /// Whether the app has requested notifications of the orientation. None are posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Always true.
  open var isMultitaskingSupported: Bool { true }

  /// An identifier that remains the same for this program, user and machine.
  ///
  /// It is derived from the machine's identifier and the program's name, neither of which can be recovered from it.
  open var identifierForVendor: UUID? { DeviceIdentifier.vendor }

  /// Never posted, as there is no sensor.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Whether proximity is monitored: always false, as there is no sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the device is close to the user: always false, as there is no sensor.
  open var proximityState: Bool { false }

  // MARK: Battery

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    /// The computer runs on battery.
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Posted on iOS when the battery's level has changed. Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted on iOS when the battery's state has changed. Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Whether the battery's level and state can be read; false by default. They are read on access, and no notification
  /// is posted.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery from 0 to 1; -1 if monitoring is off or there is no battery.
  open var batteryLevel: Float { battery.flatMap(\.level) ?? -1 }
  /// The state of the battery; `.unknown` if monitoring is off or there is no battery.
  open var batteryState: BatteryState { battery?.state ?? .unknown }
  private var battery: Battery? { isBatteryMonitoringEnabled ? Battery() : nil }

  /// Requests notifications of the orientation. None are posted.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends the request for notifications of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}
