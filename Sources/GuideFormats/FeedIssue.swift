/// A kind of repair or loss while reading a feed. Where XMLTV's own `tv_validate_file` has a name for it, this is the
/// same.
public enum FeedIssue: String, CaseIterable, Hashable, Sendable {
  /// The markup is not well-formed; the reader continued at the next element.
  case notwell
  /// Bytes are not UTF-8, or control characters take the place of quotes and dashes; read as Windows-1252.
  case badutf8
  /// A bare ampersand, or an entity that XML does not define.
  case badentity
  /// Characters that XML forbids were dropped.
  case controlcharacter
  /// A "less than" that starts no markup was read as text.
  case badmarkup
  /// A programme without a readable start was dropped.
  case badstart
  /// A stop cannot be read and will be inferred.
  case badstop
  /// A stop is missing and will be inferred.
  case missingstop
  /// A stop is before the start. It is passed on; the import repairs it, because it knows the neighbours.
  case reversedstop
  case missingtimezone
  case invalidtimezone
  /// A programme whose start is outside the years of a guide was dropped.
  case outofwindow
  /// A programme without a channel was dropped.
  case missingchannel
  /// A channel without an id was dropped.
  case invalidid
  case duplicateid
  /// A title is missing or empty.
  case emptytitle
  case emptydescription
  case badepisode
  /// A text, programme or list of attributes is longer than what is kept.
  case longtext
  /// Further documents follow the first, and were read.
  case concatenated
  /// Foreign data follows the end, and was ignored.
  case trailinggarbage
  case noprogrammes
}
