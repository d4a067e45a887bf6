/// The machine the program runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { "Linux" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// A desktop is laid out like an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// A desktop does not report it.
  open var orientation: UIDeviceOrientation { .unknown }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open var isMultitaskingSupported: Bool { true }

  /// A number that stays the same for this program, person and machine.
  ///
  /// It is made of the machine's identifier and the program's name, neither of which can be read from it.
  open var identifierForVendor: UUID? { DeviceIdentifier.vendor }

  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// False whatever is set: there is no sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// False: there is no sensor.
  open var proximityState: Bool { false }

  // MARK: Battery

  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Whether the battery's level and state are read; neither is watched, and no notification is posted.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 when it is not read, or there is no battery.
  open var batteryLevel: Float { battery.flatMap(\.level) ?? -1 }
  open var batteryState: BatteryState { battery?.state ?? .unknown }
  private var battery: Battery? { isBatteryMonitoringEnabled ? Battery() : nil }

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}
