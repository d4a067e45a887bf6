import Foundation

/// A result of a fetch: an object, its identity, a dictionary or a number.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchrequestresult).
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The kind of results of a fetch.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype).
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
