import Foundation

/// A source of random numbers.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/secrandomref).
public final class SecRandomRef: Sendable {}

/// The kernel's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random numbers from the kernel's cryptographic generator.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  // Swift's generator is `getrandom` on Linux.
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
  return errSecSuccess
}
