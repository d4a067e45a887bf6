/// Marks a stored stop that has to be judged once the next start is known. It is in the `flags` column above the
/// sixteen bits of `Airing.Flags`, only during an import's transaction.
struct StopDoubt: OptionSet {
  var rawValue: Int64
  static let missing = StopDoubt(rawValue: 1 << 16)
  /// Before the start, and beyond repair.
  static let reversed = StopDoubt(rawValue: 1 << 17)
  /// Before the start; a day was added.
  static let rolled = StopDoubt(rawValue: 1 << 18)
  /// A day or longer.
  static let absurd = StopDoubt(rawValue: 1 << 19)

  static let mask: Int64 = 0xF << 16
}
