import UIKit

/// The device on which tests run.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuidevice).
@preconcurrency @MainActor open class XCUIDevice: NSObject {
  /// A button of a device.
  public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown, action, camera }
  /// A style of the user interface.
  public enum Appearance: Int, Sendable { case unspecified = 0, light, dark }

  /// The device.
  open class var shared: XCUIDevice { device }
  /// The orientation; `.unknown` by default. Stored; has no effect.
  open var orientation = UIDeviceOrientation.unknown
  /// The style of the user interface. Stored; has no effect.
  open var appearance = Appearance.unspecified
  /// Whether the device supports a location: it does not.
  open var supportsPointerInteraction: Bool { false }
  /// Siri, which is not there.
  open var siriService: XCUISiriService { siri }
  /// The system's own actions.
  open var system: XCUISystem { systemActions }

  private static let device = XCUIDevice()
  private let siri = XCUISiriService()
  private let systemActions = XCUISystem()

  override init() { super.init() }

  /// Fails the test.
  open func press(_ button: Button) { UserInterfaceTests.fail("Failed to press a button of the device") }
  /// Returns whether there is a button: there is none.
  open func hasHardwareButton(_ button: Button) -> Bool { false }
}

/// The system's own actions.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuisystem).
@preconcurrency @MainActor open class XCUISystem: NSObject {
  override init() { super.init() }

  /// Fails the test.
  open func open(_ url: URL) { UserInterfaceTests.fail("Failed to open \(url.absoluteString)") }
}

/// Siri.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuisiriservice).
@preconcurrency @MainActor open class XCUISiriService: NSObject {
  override init() { super.init() }

  /// Fails the test.
  open func activate(voiceRecognitionText: String) { UserInterfaceTests.fail("Failed to activate Siri") }
}
