import Foundation

/// An order of texts that depends on the user's language. It stands for Apple's `String.StandardComparator` and
/// `String.Comparator`, which compare the scalars of texts on Linux.
public struct LocalizedTextComparator: SortComparator, Codable, Hashable, Sendable {
  fileprivate enum Rules: Codable, Hashable, Sendable { case plain, standard }
  fileprivate let rules: Rules
  /// Whether texts are in ascending or descending order.
  public var order = SortOrder.forward

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      switch rules {
      case .plain: lhs.localizedCompare(rhs)
      case .standard: lhs.localizedStandardCompare(rhs)
      }
    guard order == .reverse else { return result }
    return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// The order of the user's language.
  public static var localized: Self { Self(rules: .plain) }
  /// The order in which lists show names: that of the user's language, with numbers by their value, without regard to
  /// case.
  public static var localizedStandard: Self { Self(rules: .standard) }
}
