/// A pointer to the place where a function stores an object. The place owns the object, as places of Swift do.
///
/// See [Apple's page](https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer).
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
