import Foundation

extension SKOverlay {
  /// The app that a card recommends.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skoverlay/configuration-swift.class).
  open class Configuration: NSObject {
    /// The place of the card.
    public final var position: Position
    /// The token of a campaign; nil by default.
    public final var campaignToken: String?
    /// The token of a provider; nil by default.
    public final var providerToken: String?
    /// The identifier of a page for some of the customers; nil by default.
    public final var customProductPageIdentifier: String?
    /// The latest version of the app; nil by default.
    public final var latestReleaseID: String?
    private var values: [String: Any] = [:]

    init(position: Position) { self.position = position }

    /// Sets a value that has no property.
    public final func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value that has no property.
    public final func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// An app that is recommended by its number.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skoverlay/appconfiguration).
  public final class AppConfiguration: Configuration {
    /// The number of the app in the App Store.
    public var appIdentifier: String
    /// Whether the user may dismiss the card; true by default.
    public var userDismissible = true
    /// Does nothing: advertisements are not reported.
    public func setAdImpression(_ impression: SKAdImpression) {}

    /// Creates a recommendation.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      super.init(position: position)
    }
  }

  /// The app to which an app clip belongs.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skoverlay/appclipconfiguration).
  public final class AppClipConfiguration: Configuration {
    /// Creates a recommendation.
    public override init(position: Position) { super.init(position: position) }
  }

  /// The motion of a card. None is shown here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skoverlay/transitioncontext).
  public final class TransitionContext: NSObject {
    /// The frame at the beginning: empty.
    public var startFrame: CGRect { .zero }
    /// The frame at the end: empty.
    public var endFrame: CGRect { .zero }
    /// Does nothing: no card moves.
    public func addAnimation(_ block: @escaping () -> Void) {}

    override init() { super.init() }
  }
}
