import Foundation

// Functions of BSD's C library that glibc has since 2.38 only, or not. Disfavoured where newer systems have their own.

/// Copies a text to a place of a given size, with a zero at its end.
///
/// - Returns: the length of the text; it was cut if that is not less than the size.
@_disfavoredOverload @discardableResult public func strlcpy(
  _ dst: UnsafeMutablePointer<CChar>!, _ src: UnsafePointer<CChar>!, _ dstsize: Int
) -> Int {
  let length = strlen(src)
  guard dstsize > 0 else { return length }
  let copied = min(length, dstsize - 1)
  memcpy(dst, src, copied)
  dst[copied] = 0
  return length
}

/// Appends a text to the one at a place of a given size, with a zero at its end.
///
/// - Returns: the length that the whole text has; it was cut if that is not less than the size.
@_disfavoredOverload @discardableResult public func strlcat(
  _ dst: UnsafeMutablePointer<CChar>!, _ src: UnsafePointer<CChar>!, _ dstsize: Int
) -> Int {
  let length = strnlen(dst, dstsize)
  return length + strlcpy(dst + length, src, dstsize - length)
}

/// Finds a text in the first characters of another; nil if it is not there.
public func strnstr(
  _ haystack: UnsafePointer<CChar>!, _ needle: UnsafePointer<CChar>!, _ len: Int
) -> UnsafeMutablePointer<CChar>! {
  let (length, count) = (strnlen(haystack, len), strlen(needle))
  guard count > 0 else { return UnsafeMutablePointer(mutating: haystack) }
  // The bytes are searched as a whole: a loop of comparisons would be quadratic.
  guard
    let found = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: haystack), count: length, deallocator: .none)
      .range(of: Data(bytes: needle, count: count))
  else { return nil }
  return UnsafeMutablePointer(mutating: haystack + found.lowerBound)
}

/// Overwrites memory, which the compiler does not leave out.
///
/// - Returns: 0, or an error's number if there is more to be overwritten than memory.
@discardableResult public func memset_s(
  _ s: UnsafeMutableRawPointer!, _ smax: Int, _ c: Int32, _ n: Int
) -> Int32 {
  guard let s else { return EINVAL }
  memset(s, c, min(n, smax))
  // Reads a byte back through a function that the compiler does not look into.
  withExtendedLifetime(s.load(as: UInt8.self)) {}
  return n > smax ? EOVERFLOW : 0
}

/// Returns whether bytes differ, in a time that does not depend on where.
public func timingsafe_bcmp(_ b1: UnsafeRawPointer!, _ b2: UnsafeRawPointer!, _ len: Int) -> Int32 {
  var difference: UInt8 = 0
  for index in 0..<len {
    difference |= b1.load(fromByteOffset: index, as: UInt8.self) ^ b2.load(fromByteOffset: index, as: UInt8.self)
  }
  return difference == 0 ? 0 : 1
}

/// Starts the generator of `rand()` with a number that differs each time.
public func sranddev() { srand(UInt32.random(in: 0...UInt32.max)) }

/// Starts the generator of `random()` with a number that differs each time.
public func srandomdev() { srandom(UInt32.random(in: 0...UInt32.max)) }
