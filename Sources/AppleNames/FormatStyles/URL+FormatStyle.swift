import Foundation

extension URL {
  /// A way to write addresses: without what readers do not need.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/url/formatstyle).
  public struct FormatStyle: Codable, Hashable, Sendable {
    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a style, with the parts that it writes.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// Returns the style with a choice for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
    /// Returns the style with a choice for the user's name.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
    /// Returns the style with a choice for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
    /// Returns the style with a choice for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
    /// Returns the style with a choice for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
    /// Returns the style with a choice for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
    /// Returns the style with a choice for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
    /// Returns the style with a choice for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }

    private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
      var style = self
      style[keyPath: part] = option
      return style
    }
  }

  /// Returns the text in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }

  /// Returns the text with scheme, host and path, and the port unless the scheme is of HTTP.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }

  public func format(_ value: URL) -> String {
    guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
    var text = ""
    let shownHost = host.shown(in: parts)
    if scheme.isShown(in: parts), let name = parts.scheme {
      text += parts.host == nil && !value.isFileURL ? name + ":" : name + "://"
    }
    if let shownHost {
      if user.isShown(in: parts), let name = parts.user {
        text += name
        if password.isShown(in: parts), let secret = parts.password { text += ":" + secret }
        text += "@"
      }
      text += shownHost
      if port.isShown(in: parts), let number = parts.port { text += ":\(number)" }
    }
    if path.isShown(in: parts) { text += parts.path }
    if query.isShown(in: parts), let query = parts.query { text += "?" + query }
    if fragment.isShown(in: parts), let fragment = parts.fragment { text += "#" + fragment }
    return text
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A way to write addresses.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// A way to write and read addresses.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
