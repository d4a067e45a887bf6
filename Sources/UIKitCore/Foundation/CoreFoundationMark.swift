/// The first stored property of the classes whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring pieces of text by Core Foundation, which takes ten bits
/// of an object's first word for the number of its type, and stops the program if they are zero: as they are in a
/// colour's red of 1. With a number that no type has it calls the object's own comparison.
struct CoreFoundationMark: Hashable, Sendable {
  private let word: UInt64 = 0x3_FF00
}
