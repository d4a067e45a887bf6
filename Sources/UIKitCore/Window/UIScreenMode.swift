/// A size that a screen can have.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscreenmode).
@preconcurrency @MainActor public final class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel in relation to its height: always 1.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreenMode else { return false }
    return MainActor.assumeIsolated { size == other.size }
  }

  public override var hash: Int { MainActor.assumeIsolated { Double(size.width * size.height).hashValue } }
}

extension UIScreen {
  /// Never posted: the sizes of screens are managed by the desktop.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// The sizes that the screen can have: only its present one, as the desktop manages them.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The best size of the screen: its present one.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The present size of the screen. Setting it has no effect: the desktop manages it.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }
}
