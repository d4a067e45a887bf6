import Foundation

/// Returns a number that identifies a class, as Core Foundation numbers its types.
func typeID(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type).hashValue) }
