/// An address for a scene to open. None is ever created here, since programs do not send addresses to each other.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiopenurlcontext).
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Where the address comes from.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// Options for opening an address from a scene.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions).
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether to open a URL only in an app that claims it; false by default. Stored; has no effect.
    open var universalLinksOnly = false

    public override init() { super.init() }
  }

  /// The origin of an address that a scene has to open.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscene/openurloptions).
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// The program that sent it; nil for an unknown one.
    public let sourceApplication: String?
    /// A value of the program that sent it; nil for none.
    public let annotation: Any?
    /// Whether the file is opened where it is.
    public let openInPlace: Bool

    init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = true) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }
}
