import Foundation

// Foundation on Linux does not show Core Foundation's own.

public typealias CFBoolean = NSNumber

/// As in `CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)`.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
