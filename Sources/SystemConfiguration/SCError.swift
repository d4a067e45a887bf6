import AppleNames

/// The number of a success.
public let kSCStatusOK = 0
/// The number of a failure without a known reason.
public let kSCStatusFailed = 1001
/// The number of an argument that is not valid.
public let kSCStatusInvalidArgument = 1002

/// Returns the number of the last error on this thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scerror()).
public func SCError() -> Int32 { Int32(LastStatus.value) }

/// Returns a text about an error.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scerrorstring(_:)).
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString
  switch Int(status) {
  case kSCStatusOK: text = "Success!"
  case kSCStatusFailed: text = "Failed!"
  case kSCStatusInvalidArgument: text = "Invalid argument"
  default: return UnsafePointer(strerror(status))
  }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The last status of each thread.
enum LastStatus {
  private static let key = "SystemConfiguration.status"

  static var value: Int {
    get { Thread.current.threadDictionary[key] as? Int ?? kSCStatusOK }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

extension Optional {
  /// Returns the value, after noting whether there is one.
  func notingStatus() -> Wrapped? {
    LastStatus.value = self == nil ? kSCStatusInvalidArgument : kSCStatusOK
    return self
  }
}
