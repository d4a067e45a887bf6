/// A kind of repair or loss while a feed is read. Where XMLTV's own `tv_validate_file` has a name for it, that one is
/// used.
public enum FeedIssue: String, CaseIterable, Hashable, Sendable {
  /// Markup that is not well-formed; the reader went on at the next element.
  case notwell
  /// Bytes that are not UTF-8, and control characters in the place of quotes and dashes, read as Windows-1252.
  case badutf8
  /// A bare ampersand or an entity XML does not define.
  case badentity
  /// Characters XML forbids, dropped.
  case controlcharacter
  /// A "less than" that starts no markup, read as text.
  case badmarkup
  /// A programme without a start that can be read: dropped.
  case badstart
  /// A stop that cannot be read: to be inferred.
  case badstop
  /// No stop: to be inferred.
  case missingstop
  /// A stop before the start: handed on as it is; the import repairs it, since it knows the neighbours.
  case reversedstop
  case missingtimezone
  case invalidtimezone
  /// A start outside the years a guide can be about: dropped.
  case outofwindow
  /// A programme that names no channel: dropped.
  case missingchannel
  /// A channel without an id: dropped.
  case invalidid
  case duplicateid
  /// A title that is missing or empty.
  case emptytitle
  case emptydescription
  case badepisode
  /// A text, programme or list of attributes longer than is kept.
  case longtext
  /// Further documents behind the first, read on.
  case concatenated
  /// Something behind the end that is no guide, ignored.
  case trailinggarbage
  case noprogrammes
}
