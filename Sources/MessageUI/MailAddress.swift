import Foundation

/// A mail as a `mailto:` address (RFC 6068), which every mail program opens.
struct MailAddress {
  var to: [String] = []
  var cc: [String] = []
  var bcc: [String] = []
  var subject = ""
  var body = ""

  /// The address. Every character that RFC 6068 does not allow is encoded, so that a text cannot add fields.
  var url: URL? {
    var fields: [(name: String, value: String)] = []
    if !cc.isEmpty { fields.append(("cc", list(cc))) }
    if !bcc.isEmpty { fields.append(("bcc", list(bcc))) }
    if !subject.isEmpty { fields.append(("subject", encoded(subject))) }
    // RFC 6068 requires CR and LF as line ends.
    if !body.isEmpty {
      let lines = body.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")
      fields.append(("body", encoded(lines)))
    }
    let query = fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return URL(string: "mailto:" + list(to) + (query.isEmpty ? "" : "?" + query))
  }

  private func list(_ addresses: [String]) -> String { addresses.map { encoded($0, "@") }.joined(separator: ",") }

  private func encoded(_ text: String, _ allowed: String = "") -> String {
    // The unreserved characters of RFC 3986.
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: letters + allowed)) ?? ""
  }
}
