import Foundation

// Foundation on Linux does not expose Core Foundation's own.

/// Core Foundation's Boolean object, which is a number here.
public typealias CFBoolean = NSNumber

/// The Boolean object true, for instance for `CATransaction.setValue(kCFBooleanTrue, forKey:
/// kCATransactionDisableActions)`.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The Boolean object false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
