import Foundation

/// Objects as arguments of `%@` in formats, which all are on iOS.
///
/// The argument is the object's description, which Core Foundation on Linux cannot get from objects of Swift's classes.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    let text = self as? NSString ?? FormatArguments.shared.keep(NSString(string: description))
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}

/// The descriptions that formatting may still have to read. An argument's encoding is an address, which keeps nothing
/// alive, so the last 256 are kept: far more than the calls that run at one time have arguments.
///
/// Unchecked: a lock protects the descriptions.
private final class FormatArguments: @unchecked Sendable {
  static let shared = FormatArguments()
  private static let limit = 256

  private var kept: [NSString] = []
  private var next = 0
  private let lock = NSLock()

  func keep(_ text: NSString) -> NSString {
    lock.withLock {
      if kept.count < Self.limit { kept.append(text) } else { kept[next] = text }
      next = (next + 1) % Self.limit
    }
    return text
  }
}
