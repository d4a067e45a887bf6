import Foundation

extension URL.FormatStyle {
  /// A part of an address.
  public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    case scheme, user, password, host, port, path, query, fragment

    public var description: String {
      switch self {
      case .scheme: "scheme"
      case .user: "user"
      case .password: "password"
      case .host: "host"
      case .port: "port"
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      }
    }

    func value(in parts: URLComponents) -> String? {
      switch self {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map { "\($0)" }
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }
  }

  /// When a part is written.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    fileprivate let condition: DisplayCondition

    /// Always.
    public static var always: Self { Self(condition: .always) }
    /// Never.
    public static var never: Self { Self(condition: .never) }
    /// Unless the scheme is `http` or `https`.
    public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

    /// Returns an option to write the part when another one is one of some texts.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .when(component, requirements))
    }

    /// Returns an option to leave the part out when another one is one of some texts.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .unless(component, requirements))
    }

    public var description: String { condition.description }

    func isShown(in parts: URLComponents) -> Bool { condition.isMet(by: parts) }
  }

  /// When the host is written, and which part of it.
  public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    fileprivate let condition: DisplayCondition
    fileprivate var subdomains: Subdomains?

    /// Always.
    public static var always: Self { Self(condition: .always) }
    /// Never.
    public static var never: Self { Self(condition: .never) }
    /// Unless the scheme is `http` or `https`.
    public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

    /// Returns an option to write the host when another part is one of some texts.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .when(component, requirements))
    }

    /// Returns an option to leave the host out when another part is one of some texts.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .unless(component, requirements))
    }

    /// Returns an option to write the host without some names before its domain, such as `www`.
    ///
    /// - Parameter omitMultiLevelSubdomains: whether all but the last two names are left out.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(
        condition: .always,
        subdomains: Subdomains(names: subdomainsToOmit, areAllOmitted: omitMultiLevelSubdomains, condition: .always))
    }

    /// Returns an option to write the host without some names before its domain, when another part is one of some
    /// texts.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(
        condition: .always,
        subdomains: Subdomains(
          names: subdomainsToOmit, areAllOmitted: omitMultiLevelSubdomains,
          condition: .when(component, requirements)))
    }

    public var description: String { condition.description }

    /// Returns what is written of the host; nil for nothing.
    func shown(in parts: URLComponents) -> String? {
      guard let host = parts.host, condition.isMet(by: parts) else { return nil }
      guard let subdomains, subdomains.condition.isMet(by: parts) else { return host }
      let names = host.split(separator: ".", omittingEmptySubsequences: false)
      if subdomains.areAllOmitted { return names.suffix(2).joined(separator: ".") }
      guard names.count > 2, let first = names.first, subdomains.names.contains(String(first)) else { return host }
      return names.dropFirst().joined(separator: ".")
    }
  }

  fileprivate struct Subdomains: Codable, Hashable, Sendable {
    let names: Set<String>
    let areAllOmitted: Bool
    let condition: DisplayCondition
  }

  fileprivate enum DisplayCondition: Codable, Hashable, Sendable, CustomStringConvertible {
    case always
    case never
    case when(Component, Set<String>)
    case unless(Component, Set<String>)

    var description: String {
      switch self {
      case .always: "always"
      case .never: "never"
      case .when(let part, let texts): "displayWhen(\(part), matches: \(texts.sorted()))"
      case .unless(let part, let texts): "omitWhen(\(part), matches: \(texts.sorted()))"
      }
    }

    func isMet(by parts: URLComponents) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .when(let part, let texts): part.value(in: parts).map(texts.contains) ?? false
      case .unless(let part, let texts): !(part.value(in: parts).map(texts.contains) ?? false)
      }
    }
  }
}
