import Foundation

/// The problems of a chain that the user has accepted.
struct TrustExceptions: Codable, Sendable {
  /// The hash of the leaf.
  let leaf: Data
  /// The problems of each certificate, from the leaf on.
  let problems: [Set<TrustProblem.Kind>]

  init(leaf: SecCertificate, problems: [[TrustProblem]]) {
    self.leaf = Self.hash(leaf)
    self.problems = problems.map { Set($0.map(\.kind)) }
  }

  /// Reads what `encoded` returned, for the leaf from which it was made.
  init?(_ encoded: Data, leaf: SecCertificate) {
    guard encoded.count <= 1 << 16, let read = try? PropertyListDecoder().decode(Self.self, from: encoded),
      read.leaf == Self.hash(leaf)
    else { return nil }
    self = read
  }

  var encoded: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(self)
  }

  func excuses(_ problem: TrustProblem, at index: Int) -> Bool {
    !problem.kind.isFatal && problems.indices.contains(index) && problems[index].contains(problem.kind)
  }

  private static func hash(_ certificate: SecCertificate) -> Data {
    Data(Digest.SHA256.hash([UInt8](certificate.encoded)))
  }
}
