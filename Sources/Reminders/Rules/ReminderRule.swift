import Foundation

/// A rule for reminders or recordings.
public struct ReminderRule: Hashable, Codable, Sendable, Identifiable {
  /// The number of a rule in its guide.
  public typealias ID = Int64

  /// The airings that a rule takes.
  public enum Subject: Hashable, Codable, Sendable {
    /// One airing, wherever refreshes move it.
    case airing(AiringReference)
    /// The episodes of a series: by its number in a catalogue if the feed has one (`SeriesID`), else by title.
    case series(id: String?, title: String)
    /// Every airing with this title, in any of the feed's languages.
    case title(String)
    /// Every airing in which this person takes part.
    case person(String)
    /// Every airing with these words in title, episode title, description, credits, categories or keywords. Words
    /// joined without a blank ("spider-man") must follow each other.
    case search(String)
    /// Everything; for rules with a channel and hours.
    case anything

    /// Whether both take the same airings, however they are written.
    func isTwin(of other: Subject) -> Bool {
      switch (self, other) {
      case (.airing(let airing), .airing(let another)): airing.distance(to: another) == 0
      case (.series(let id?, _), .series(let another?, _)): id == another
      case (.series(_, let text), .series(_, let another)), (.title(let text), .title(let another)),
        (.person(let text), .person(let another)), (.search(let text), .search(let another)):
        FoldedText.key(text) == FoldedText.key(another)
      case (.anything, .anything): true
      default: false
      }
    }
  }

  /// The rule's number; 0 while it is not stored.
  public var id: ID
  /// The airings that the rule takes.
  public var subject: Subject
  /// The only row on which it takes airings; `nil` for all.
  public var channel: ChannelReference?
  /// The hours in which it takes airings; `nil` for all.
  public var hours: TimeWindow?
  /// Whether repeats, and episodes that it has taken before, are skipped.
  public var onlyNew: Bool
  /// Minutes before the start; `nil` for the setting `reminder-lead`.
  public var lead: Int?
  /// Minutes after which an unanswered notice is repeated, until the programme is over; 0 to give it once.
  public var repeatMinutes: Int
  /// Whether a notice makes a sound.
  public var hasSound: Bool
  /// Minutes by which Snooze puts a notice off.
  public var snoozeMinutes: Int
  /// Whether the rule is in force. A rule that is switched off keeps its reminders but gives none.
  public var isEnabled: Bool
  /// A program and its arguments, run instead of giving notice, with the airing in its environment: a recording rule.
  /// Never passed to a shell. Empty for a reminder.
  public var command: [String]

  /// Creates a rule. An `id` of 0 means that it is not stored yet. Times are in minutes.
  public init(
    id: ID = 0, subject: Subject, channel: ChannelReference? = nil, hours: TimeWindow? = nil, onlyNew: Bool = false,
    lead: Int? = nil, repeatMinutes: Int = 0, hasSound: Bool = true, snoozeMinutes: Int = 5, isEnabled: Bool = true,
    command: [String] = []
  ) {
    self.id = id
    self.subject = subject
    self.channel = channel
    self.hours = hours
    self.onlyNew = onlyNew
    self.lead = lead
    self.repeatMinutes = max(repeatMinutes, 0)
    self.hasSound = hasSound
    self.snoozeMinutes = max(snoozeMinutes, 1)
    self.isEnabled = isEnabled
    self.command = command
  }

  /// Whether it runs a command instead of giving notice.
  public var isRecording: Bool { !command.isEmpty }

  /// Whether it is for one airing only.
  public var isForOneAiring: Bool { if case .airing = subject { true } else { false } }

  /// Whether it takes the same airings for the same purpose as `other`, so that having both would remind twice. When
  /// and how they remind does not matter.
  public func isTwin(of other: ReminderRule) -> Bool {
    command == other.command && onlyNew == other.onlyNew && hours == other.hours
      && (channel.map { own in other.channel.map(own.isSame) ?? false } ?? (other.channel == nil))
      && subject.isTwin(of: other.subject)
  }

  /// The reason why the rule cannot be used; `nil` if it can.
  public var fault: Fault? {
    switch subject {
    case .airing: return nil
    case .series(let id, let title): return id?.isEmpty ?? true && FoldedText.words(title).isEmpty ? .noWords : nil
    case .title(let text), .person(let text), .search(let text):
      return FoldedText.words(text).isEmpty ? .noWords : nil
    case .anything: return channel == nil || hours == nil ? .tooWide : nil
    }
  }

  /// A reason why a rule cannot be used.
  public enum Fault: Error, Hashable, Sendable {
    /// There is no letter or digit to search for.
    case noWords
    /// It takes everything, but is not limited to one channel and some hours.
    case tooWide
  }
}
