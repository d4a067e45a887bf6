import Foundation

extension URL {
  /// A way to read addresses, with the parts that they must have.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/url/parsestrategy).
  public struct ParseStrategy: Codable, Hashable, Sendable {
    /// The treatment of a part that is absent.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      /// Reading fails.
      case required
      /// The address lacks the part.
      case optional
      /// The address has another value.
      case defaultValue(Component)
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates a strategy; addresses must have a scheme and a host by default.
    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// Returns the strategy with a choice for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
    /// Returns the strategy with a choice for the user's name.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
    /// Returns the strategy with a choice for the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.password, strategy)
    }
    /// Returns the strategy with a choice for the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
    /// Returns the strategy with a choice for the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
    /// Returns the strategy with a choice for the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
    /// Returns the strategy with a choice for the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
    /// Returns the strategy with a choice for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.fragment, strategy)
    }

    private func with<Part>(
      _ part: WritableKeyPath<Self, ComponentParseStrategy<Part>>, _ choice: ComponentParseStrategy<Part>
    ) -> Self {
      var strategy = self
      strategy[keyPath: part] = choice
      return strategy
    }
  }

  /// Creates an address from a text.
  public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws
  where Strategy.ParseOutput == URL { self = try strategy.parse(value) }
}

extension URL.ParseStrategy.ComponentParseStrategy: CustomStringConvertible {
  public var description: String {
    switch self {
    case .required: "required"
    case .optional: "optional"
    case .defaultValue(let value): "defaultValue(\(value))"
    }
  }

  fileprivate func value(_ found: Component?, of part: String) throws -> Component? {
    if let found { return found }
    switch self {
    case .required:
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "The address has no \(part)."])
    case .optional: return nil
    case .defaultValue(let value): return value
    }
  }
}

extension URL.ParseStrategy: ParseStrategy {
  /// Returns the address of a text; throws if it is none, or lacks a part that is required.
  public func parse(_ value: String) throws -> URL {
    guard var parts = URLComponents(string: value) else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "'\(value)' is no address."])
    }
    parts.scheme = try scheme.value(parts.scheme, of: "scheme")
    parts.user = try user.value(parts.user, of: "user")
    parts.password = try password.value(parts.password, of: "password")
    parts.host = try host.value(parts.host.flatMap { $0.isEmpty ? nil : $0 }, of: "host")
    parts.port = try port.value(parts.port, of: "port")
    parts.path = try path.value(parts.path.isEmpty ? nil : parts.path, of: "path") ?? ""
    parts.query = try query.value(parts.query, of: "query")
    parts.fragment = try fragment.value(parts.fragment, of: "fragment")
    guard let url = parts.url else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "'\(value)' is no address."])
    }
    return url
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// A way to read addresses that have a scheme and a host.
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
