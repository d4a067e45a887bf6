import Foundation

/// The fields of a form or a query, as browsers encode them.
package enum Form {
  /// Returns the first value of each name. O(length).
  package static func fields(of text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = plain(parts[0])
      if fields[name] == nil { fields[name] = parts.count == 2 ? plain(parts[1]) : "" }
    }
    return fields
  }

  private static func plain(_ text: Substring) -> String {
    let spaced = String(text).replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }

  /// Returns a value encoded for a query.
  package static func quoted(_ text: String) -> String {
    var allowed = CharacterSet(charactersIn: "-._~:,")
    allowed.insert(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
