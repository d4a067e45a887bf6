import Foundation

/// The reason why a request is not answered, in the form of RFC 9457. It is for programs, so it is in English.
struct APIProblem: Error, Equatable {
  enum Kind: Int, CaseIterable {
    case badRequest = 400
    /// Reported by the server that carries the interface, like `tooMany`.
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooLarge = 413
    case unsupportedMedia = 415
    case unprocessable = 422
    case tooMany = 429
    case failed = 500
    case unavailable = 503

    var title: String {
      switch self {
      case .badRequest: "The request cannot be understood"
      case .unauthorized: "The token is missing or wrong"
      case .tooMany: "Too many requests"
      case .forbidden: "Only the owner may do this"
      case .notFound: "Not found"
      case .methodNotAllowed: "Method not allowed"
      case .tooLarge: "The request or its answer is too large"
      case .unsupportedMedia: "The body is not JSON"
      case .unprocessable: "The body cannot be used"
      case .failed: "The guide could not be read"
      case .unavailable: "The guide cannot be read now"
      }
    }
  }

  var kind: Kind
  /// The fault, and its remedy.
  var detail: String
  /// The parameter that is wrong.
  var parameter: String?
  var allow: String?

  init(_ kind: Kind, _ detail: String, parameter: String? = nil, allow: String? = nil) {
    self.kind = kind
    self.detail = detail
    self.parameter = parameter
    self.allow = allow
  }

  var response: APIResponse {
    var response = APIResponse.json(
      ProblemRecord(
        type: "about:blank", title: kind.title, status: kind.rawValue, detail: detail, parameter: parameter),
      status: kind.rawValue)
    response.headers["content-type"] = "application/problem+json"
    if let allow { response.headers["allow"] = allow }
    if kind == .unavailable { response.headers["retry-after"] = "5" }
    return response
  }
}
