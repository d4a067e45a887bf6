import Foundation

/// Files that the compiler reads in place of others.
enum Overlay {
  /// Returns an overlay.
  ///
  /// - Parameter contents: the files to read, by the paths that they replace.
  static func text(_ contents: [String: String]) -> String {
    let entries = contents.sorted { $0.key < $1.key }.map { path, content in
      "  { \"type\": \"file\", \"name\": \(quoted(path)), \"external-contents\": \(quoted(content)) }"
    }
    return "{ \"version\": 0, \"case-sensitive\": \"true\", \"use-external-names\": \"false\", \"roots\": [\n"
      + entries.joined(separator: ",\n") + "\n] }\n"
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
