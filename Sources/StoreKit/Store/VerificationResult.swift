import Foundation

/// A value that the App Store has signed, with the result of checking its signature.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/verificationresult).
public enum VerificationResult<SignedType> {
  /// The signature is not valid.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The value. Throws the error of a signature that is not valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether its signature is valid or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// A fault of a signature.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/verificationresult/verificationerror).
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties

    public var errorDescription: String? { "The signature is not valid." }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult: CustomDebugStringConvertible where SignedType: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .verified(let value): "verified \(value.debugDescription)"
    case .unverified(let value, let error): "unverified (\(error)) \(value.debugDescription)"
    }
  }
}

extension VerificationResult where SignedType: StoreSigned {
  /// The signed value as a JSON Web Signature: empty, as there is no store that signs.
  public var jwsRepresentation: String { "" }
  /// The head of the signature.
  public var headerData: Data { Data() }
  /// The signed value as JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature.
  public var signatureData: Data { Data() }
  /// The data that are signed.
  public var signedData: Data { Data() }
  /// The time of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// The check of the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The number with which the device is checked.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

/// A value that the App Store signs. Apple's module has no such protocol; it is not for apps.
public protocol StoreSigned {
  var jsonRepresentation: Data { get }
  var signedDate: Date { get }
  var deviceVerification: Data { get }
  var deviceVerificationNonce: UUID { get }
}
