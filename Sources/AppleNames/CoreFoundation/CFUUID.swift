import UIKit

/// A unique identifier.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfuuid).
public final class CFUUID: NSObject {
  let value: UUID

  init(_ value: UUID) { self.value = value }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CFUUID)?.value == value }

  public override var hash: Int { value.hashValue }

  public override var description: String { value.uuidString }
}

/// Creates a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }

/// Creates the identifier that a text stands for; nil for other texts.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
  (uuidStr as String?).flatMap { UUID(uuidString: $0) }.map { CFUUID($0) }
}

/// Returns the text of an identifier, such as “68753A44-4D6F-1226-9C60-0050E4C00067”.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  (uuid?.value.uuidString).map { $0 as NSString }
}
