import WindowServer

/// The screen on which windows open.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The main screen.
  public static let main = UIScreen(host: nil)
  /// The main screen, and those of scenes with screens of their own.
  public static var screens: [UIScreen] {
    let others = (UIApplication.sharedIfMade?.scenes ?? []).compactMap { ($0 as? UIWindowScene)?.screen }
    return [main] + others.filter { $0 !== main }
  }

  private var traits: UITraitCollection?
  private let ownHost: (any WindowHost)?
  /// The server of the screen: the current one, or that of a viewer.
  var host: any WindowHost { ownHost ?? UIWindow.server }

  /// Creates a screen of the current server, for tests whose subclasses define its size and scale.
  public override init() {
    ownHost = nil
    super.init()
  }

  /// Creates a screen.
  ///
  /// - Parameter host: `nil` for the current server.
  init(host: (any WindowHost)?) {
    ownHost = host
    super.init()
  }

  /// The size of the screen in points, at the origin.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: host.screenSize)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { host.screenScale }
  /// The number of pixels per point: the same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen in pixels, at the origin.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness from 0 to 1; 1 by default. Stored; has no effect.
  open var brightness: CGFloat = 1
  /// The number of frames per second: always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: always false, as recordings cannot be detected.
  open var isCaptured: Bool { false }
  /// Never posted, as `isCaptured` does not change.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Never posted: screens are managed by the desktop.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Never posted: screens are managed by the desktop.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Never posted: brightness is managed by the desktop.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The screen that this one mirrors: always nil.
  open var mirrored: UIScreen? { nil }
  /// Whether the screen may be dimmed by software. Stored; has no effect: brightness is managed by the desktop.
  open var wantsSoftwareDimming = false
  /// Whether items can have the focus: always true, by the keyboard.
  open var supportsFocus: Bool { true }
  /// Returns a view with a snapshot of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.keyWindowReference?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
  /// The coordinates of the screen, in points.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in its fixed orientation: the same ones here.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
  private lazy var fixedSpace = FixedScreenSpace(screen: self)

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    if let traits { return traits }
    let made = makeTraits()
    traits = made
    if ownHost == nil { UITraitCollection.current = made }
    return made
  }

  /// The traits of views outside a window: the main screen's, with the current user's reading direction.
  static var detachedTraits: UITraitCollection {
    let traits = main.traitCollection
    guard let direction = UIApplication.ambientLayoutDirection?() else { return traits }
    return traits.modified { $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Reads the desktop's appearance again. Returns whether traits have changed.
  func refreshTraits() -> Bool {
    let previous = traits
    let made = makeTraits()
    traits = made
    if ownHost == nil { UITraitCollection.current = made }
    return previous != made
  }

  /// Follows changes in the desktop's settings.
  func followServer() {
    if let ownHost { return follow(ownHost) }
    let server = UIWindow.server
    guard followedServer !== server else { return }
    followedServer = server
    if refreshTraits() { UIScreen.propagateTraits() }
    UIAccessibility.take(server.settings)
    server.onSettingsChange = { [weak self, weak server] in
      guard let server else { return }
      let category = self?.traitCollection.preferredContentSizeCategory
      // First, so that observers of the traits see the new value.
      let changes = UIAccessibility.take(server.settings)
      if self?.refreshTraits() == true { UIScreen.propagateTraits() }
      for name in changes { NotificationCenter.default.post(name: name, object: nil) }
      if let new = self?.traitCollection.preferredContentSizeCategory, new != category {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
      }
    }
  }

  /// Follows changes that a viewer with a screen of its own makes there.
  private func follow(_ host: any WindowHost) {
    guard host.onSettingsChange == nil else { return }
    host.onSettingsChange = { [weak self] in
      guard let self, refreshTraits() else { return }
      for window in UIApplication.shared.windows where window.screen === self { window.traitsMayHaveChanged() }
    }
  }

  private weak var followedServer: (any WindowServer)?

  private static func propagateTraits() {
    for window in UIApplication.shared.windows where window.screen === main { window.traitsMayHaveChanged() }
  }

  private func makeTraits() -> UITraitCollection {
    var values = UITraitCollection.Values.initial
    values.displayScale = scale
    let settings = host.settings
    values.userInterfaceStyle = settings.appearance == .dark ? .dark : .light
    values.accessibilityContrast = settings.increasesContrast ? .high : .normal
    values.legibilityWeight = settings.prefersBoldText ? .bold : .regular
    values.preferredContentSizeCategory = UIContentSizeCategory(textScale: settings.textScale)
    let isRightToLeft = settings.isRightToLeft ?? (UIApplication.processLayoutDirection == .rightToLeft)
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return UITraitCollection(values: values)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convertPoint(point, fromSpace: self)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convertPoint(point, toSpace: self)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.convertRect(rect, fromSpace: self)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.convertRect(rect, toSpace: self)
  }
}

/// The screen's coordinates in its fixed orientation: the same ones here, but another object (facts 12.4).
@MainActor private final class FixedScreenSpace: NSObject, UICoordinateSpace {
  unowned let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { screen.convert(point, to: space) }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { screen.convert(point, from: space) }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { screen.convert(rect, to: space) }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { screen.convert(rect, from: space) }
}
