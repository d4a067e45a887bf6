/// The first stored property of classes whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring pieces of text with Core Foundation. That reads ten bits
/// of an object's first word as the number of its type, and stops the program if they are zero, as in a colour with a
/// red component of 1. For a number without a type it calls the object's own comparison.
struct CoreFoundationMark: Hashable, Sendable {
  private let word: UInt64 = 0x3_FF00
}
