import Foundation

// Addresses of BSD begin with their length, which code for Apple's systems sets.

extension sockaddr_in {
  /// The length of the address in bytes. Setting it has no effect: on Linux the family determines it.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address in bytes. Setting it has no effect: on Linux the family determines it.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
