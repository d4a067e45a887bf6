import CryptoKit
import Foundation

/// Hashes of the parts of a model, by which stores know the model that made them.
enum VersionHash {
  static func of(_ text: String) -> Data { Data(SHA256.hash(data: Data(text.utf8))) }
}
