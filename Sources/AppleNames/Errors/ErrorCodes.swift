import Foundation

// The codes of `NSCocoaErrorDomain`: the first and last one of each kind, and those that Foundation lacks.

/// The first code of errors of files.
public let NSFileErrorMinimum = 0
/// The last code of errors of files.
public let NSFileErrorMaximum = 1023
/// The first code of errors of validation.
public let NSValidationErrorMinimum = 1024
/// The last code of errors of validation.
public let NSValidationErrorMaximum = 2047
/// The first code of errors of formatting.
public let NSFormattingErrorMinimum = 2048
/// The last code of errors of formatting.
public let NSFormattingErrorMaximum = 2559
/// The first code of errors of property lists.
public let NSPropertyListErrorMinimum = 3840
/// The last code of errors of property lists.
public let NSPropertyListErrorMaximum = 4095
/// The first code of errors of archives.
public let NSCoderErrorMinimum = 4864
/// The last code of errors of archives.
public let NSCoderErrorMaximum = 4991
/// The code of a value that an archive cannot hold.
public let NSCoderInvalidValueError = 4866
/// The first code of errors of compression.
public let NSCompressionErrorMinimum = 5376
/// The last code of errors of compression.
public let NSCompressionErrorMaximum = 5503
/// The code of a failed compression.
public let NSCompressionFailedError = 5376
/// The code of a failed decompression.
public let NSDecompressionFailedError = 5377

/// The key of the sentence that says what failed, in an error's information.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// The key of several errors that caused one, in an error's information.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
/// The key of the reason for which no network is available, in an error's information.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
/// The code of a file that lies outside the places that a program may read.
public let NSURLErrorFileOutsideSafeArea = -1104

extension NSError {
  /// The errors that caused this one: the single one, and the several ones.
  public var underlyingErrors: [any Error] {
    let single = userInfo[NSUnderlyingErrorKey] as? any Error
    return (single.map { [$0] } ?? []) + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
  }
}
