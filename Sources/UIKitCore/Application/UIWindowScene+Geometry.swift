extension UIWindowScene {
  /// The place and orientation of a scene.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene/geometry).
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The frame of the scene's key window on the screen in points; empty if it is unknown.
    public let systemFrame: CGRect
    /// The orientation: always landscape, as windows do not turn.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is resizing the window: always false, as a desktop does not report it.
    open var isInteractivelyResizing: Bool { false }
    /// Whether the orientation is locked: always false.
    open var isInterfaceOrientationLocked: Bool { false }

    init(_ scene: UIWindowScene) {
      systemFrame = scene.keyWindow?.frame ?? scene.windows.first?.frame ?? .zero
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// A wanted place or orientation.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// A wanted orientation.
    ///
    /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios).
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The wanted orientations; nil for none in particular.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// A wanted frame of the window.
    ///
    /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/mac).
    @preconcurrency @MainActor open class Mac: GeometryPreferences {
      /// The wanted frame in points. The desktop decides on the position.
      open var systemFrame: CGRect

      /// Creates preferences.
      public init(systemFrame: CGRect = .null) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }

  /// The current place and orientation.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Changes the size of the scene's window. An orientation is refused if it does not include landscape: windows do not
  /// turn.
  ///
  /// - Parameter errorHandler: called asynchronously on the main run loop if the request fails.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    var failure: UISceneError.Code?
    switch geometryPreferences {
    case let wish as GeometryPreferences.iOS:
      if let wanted = wish.interfaceOrientations, wanted.isDisjoint(with: .landscape) {
        failure = .geometryRequestUnsupported
      }
    case let wish as GeometryPreferences.Mac where !wish.systemFrame.isNull && !wish.systemFrame.isEmpty:
      if let window = keyWindow ?? windows.first {
        window.frame = CGRect(origin: window.frame.origin, size: wish.systemFrame.size)
      } else {
        failure = .geometryRequestDenied
      }
    default: break
    }
    guard let failure, let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(UISceneError(failure)) }
  }
}
