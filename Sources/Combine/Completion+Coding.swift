private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether the end is regular, and otherwise the error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Decodes a completion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    let isRegular = try container.decode(Bool.self, forKey: .success)
    self = isRegular ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
  }
}
