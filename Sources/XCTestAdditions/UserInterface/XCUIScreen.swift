import UIKit
import XCTest

/// A picture of a screen or an element. Here it is empty.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot).
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
  /// The picture.
  open var image: UIImage { UIImage() }
  /// The picture as PNG: no data.
  open var pngRepresentation: Data { Data() }

  override init() { super.init() }
}

/// Takes pictures of itself.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding).
@preconcurrency @MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a picture.
  func screenshot() -> XCUIScreenshot
}

/// A screen of the device.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuiscreen).
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The main screen.
  open class var main: XCUIScreen { screen }
  /// All screens.
  open class var screens: [XCUIScreen] { [screen] }

  private static let screen = XCUIScreen()

  override init() { super.init() }

  /// Fails the test, and returns an empty picture.
  open func screenshot() -> XCUIScreenshot {
    UserInterfaceTests.fail("Failed to take a picture of the screen")
    return XCUIScreenshot()
  }
}

extension XCTAttachment {
  /// Creates an attachment with a picture of a screen or an element.
  @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }
}

extension XCTestCase {
  /// Registers a handler of alerts of other apps. It is never called: there are none.
  ///
  /// - Returns: an object with which the handler is removed.
  @preconcurrency @MainActor @discardableResult public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol { NSObject() }

  /// Removes a handler of alerts.
  @preconcurrency @MainActor public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {}
}
