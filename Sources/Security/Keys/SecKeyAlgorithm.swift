import AppleNames

/// The name of a way to sign, encrypt or exchange keys.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/seckeyalgorithm).
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  let name: String
  public var rawValue: CFString { name as NSString }
  public init(rawValue: CFString) { name = "\(rawValue)" }
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
  init(name: String) { self.name = name }
}
