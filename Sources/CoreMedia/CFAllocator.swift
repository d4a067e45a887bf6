/// An allocator of memory: the default one, for which nil stands, or `kCFAllocatorNull`.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfallocator).
public final class CFAllocator: Sendable {}

/// The allocator that does nothing: memory that is given with it is not freed.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()

/// A code of four characters.
public typealias FourCharCode = UInt32
/// The kind of something, as a code of four characters.
public typealias OSType = FourCharCode
