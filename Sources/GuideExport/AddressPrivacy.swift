import Foundation
import GuideModel

/// Tells addresses that anybody may see from those that may carry somebody's credentials. In doubt they do.
enum AddressPrivacy {
  /// User names, queries, headers, paths like those of Xtream servers (`/NAME/WORD/123.ts`), and parts that look like keys.
  static func mayCarryCredentials(_ stream: ChannelStream) -> Bool {
    guard stream.headers.isEmpty, stream.options.isEmpty, let parts = URLComponents(string: stream.address),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { return true }
    let path = parts.path.split(separator: "/").map(String.init)
    if path.count >= 3, let last = path.last, last.prefix(while: { $0 != "." }).allSatisfy(\.isNumber) { return true }
    return path.contains(where: looksLikeKey)
  }

  /// Sixteen characters or more without words in them: digits and letters mixed, or hexadecimal digits.
  private static func looksLikeKey(_ part: String) -> Bool {
    part.split(whereSeparator: { ".-_~".contains($0) }).contains { run in
      guard run.count >= 16 else { return false }
      let digits = run.filter(\.isNumber).count
      return digits >= 3
    }
  }
}
