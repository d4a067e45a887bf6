/// An error of a cryptographic operation.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/cryptokiterror).
public enum CryptoKitError: Error, Hashable {
  /// A key is longer or shorter than the operation takes.
  case incorrectKeySize
  /// A nonce, a tag or other data is too long or too short.
  case incorrectParameterSize
  /// A tag does not belong to the data and the key.
  case authenticationFailure
  /// An error of the library that does the work. It is not thrown here.
  case underlyingCoreCryptoError(error: Int32)
  /// A key cannot be wrapped.
  case wrapFailure
  /// A wrapped key cannot be unwrapped: it was changed, or the other key is the wrong one.
  case unwrapFailure
  /// A parameter is not valid. It is not thrown here.
  case invalidParameter
}
