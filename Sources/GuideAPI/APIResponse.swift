import Foundation

/// An answer of the interface for programs.
public struct APIResponse: Sendable, Equatable {
  /// The HTTP status code.
  public var status: Int
  /// The headers, by names in lower case.
  public var headers: [String: String]
  /// The body; empty if there is none.
  public var body: [UInt8]

  init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  static func json(_ value: some Encodable, status: Int = 200) -> APIResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      return APIProblem(.failed, "the answer cannot be written").response
    }
    return APIResponse(status: status, headers: ["content-type": "application/json"], body: Array(data))
  }

  /// An entity tag that changes with the body: FNV-1a, which is the same in every process.
  var entityTag: String {
    let hash = body.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\"\(String(hash, radix: 36))-\(String(body.count, radix: 36))\""
  }
}

extension APIResponse {
  /// A placeholder for a response that is not ready.
  public static let none = APIResponse(status: 503)
}
